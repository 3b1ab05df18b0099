/** Keeping score for people who play with real cards. What it comes to is the engine's to say; all is kept here. */

import { useState } from "react";
import { useStandby } from "../../offline/standby";
import { useGame } from "../../ui/catalog";
import { PageFrame } from "../../ui/page-frame";
import { Link } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { forgetScore, keptScores, scoreOf, type KeptScore } from "./kept-scores";
import { NewScore } from "./new-score";
import { ScoreSheet } from "./score-sheet";
import "./score.css";

export default function ScorePage({ id }: { id: string | null }) {
  const text = useText();
  const [score] = useState(() => (id === null ? null : scoreOf(id)));
  const game = useGame(score?.game ?? "");
  const title = game === null ? text("score-title") : `${text("score-title")}: ${text(`${game.name}-title`)}`;
  return (
    <PageFrame title={title}>
      <h1 className="page-title">{title}</h1>
      <div className="score">
        {score !== null && game !== null ? <ScoreSheet first={score} game={game} /> : <Beginning />}
        <Ready />
      </div>
    </PageFrame>
  );
}

function Beginning() {
  const text = useText();
  return (
    <>
      <p>{text("score-about")}</p>
      <NewScore />
      <Earlier />
    </>
  );
}

/** The scores of other evenings. */
function Earlier() {
  const voice = useVoice();
  const [scores, setScores] = useState(keptScores);
  if (scores.length === 0) return null;
  const when = (at: number) => new Intl.DateTimeFormat(voice.language, { dateStyle: "medium" }).format(at);
  const named = ({ game, names }: KeptScore) => `${voice.text(`${game}-title`)}: ${names.join(", ")}`;
  const forget = (id: string) => {
    forgetScore(id);
    setScores(keptScores());
  };
  return (
    <section className="slab">
      <h2>{voice.text("score-earlier")}</h2>
      <ul className="rows">
        {scores.map((score) => (
          <li key={score.id}>
            <div>
              <strong>{named(score)}</strong>
              <p className="soft">{when(score.at)}</p>
            </div>
            <span className="row">
              <Link to={`/score/${score.id}`} className="btn btn-sm">
                {voice.text("score-open")}
                <span className="sr-only">: {named(score)}</span>
              </Link>
              <button type="button" className="btn btn-sm btn-ghost" onClick={() => forget(score.id)}>
                {voice.text("score-delete")}
                <span className="sr-only">: {named(score)}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it can be used without a connection. */
function Ready() {
  const text = useText();
  const part = useStandby();
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return <p className="soft">{part < 1 ? text("score-keeping", { percent }) : <span role="status">{text("score-kept")}</span>}</p>;
}

