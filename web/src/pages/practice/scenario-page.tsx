/** A moment of a game from its written form: as its seat sees it, to ask about, and to play on from. */

import { useEffect, useState } from "react";
import { useSettings } from "../../session/settings";
import { readScenario, type GameListed, type Level } from "../../wire/http";
import type { ScenarioShown, Sentence } from "../../wire/types";
import { useGame } from "../../ui/catalog";
import { CopyLink } from "../../ui/copy-link";
import { Loading } from "../../ui/loading";
import { PageFrame } from "../../ui/page-frame";
import { useText, useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { playOn, sentenceOf } from "../open-table";
import { readOnlyTable } from "../replay/read-only-table";
import { TableSpace, TableSwitch } from "../table/table-area";
import { AskExpert } from "./ask-expert";
import "./practice.css";

export default function ScenarioPage({ text: written }: { text: string }) {
  const voice = useVoice();
  const [shown, setShown] = useState<ScenarioShown | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  useEffect(() => {
    readScenario(written)
      .then(setShown)
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  }, [written]);
  const game = useGame(shown?.game ?? "");
  const title = game === null ? voice.text("scenario-link") : voice.text("scenario-title", { game: voice.text(`${game.name}-title`) });
  return (
    <PageFrame title={title} isWide head={game !== null && <TableSwitch />}>
      <h1 className="page-title">{title}</h1>
      {fault !== null && <p role="alert">{voice.says(fault, "", [])}</p>}
      {fault === null && shown === null && <Loading />}
      {shown !== null && game !== null && <Moment shown={shown} game={game} />}
    </PageFrame>
  );
}

function Moment({ shown, game }: { shown: ScenarioShown; game: GameListed }) {
  const text = useText();
  const names = Array.from({ length: shown.players }, (_, seat) => text("scenario-seat", { seat: seat + 1 }));
  return (
    <div className="practice">
      <p className="soft">{text(shown.is_over ? "scenario-over" : "scenario-says", { name: names[shown.seat] ?? "" })}</p>
      {!shown.is_over && <Ways shown={shown} game={game} names={names} />}
      <TableSpace at={readOnlyTable("", game, names, shown.view)} />
    </div>
  );
}

function Ways({ shown, game, names }: { shown: ScenarioShown; game: GameListed; names: string[] }) {
  const voice = useVoice();
  const { name } = useSettings();
  const [level, setLevel] = useState<Level>("medium");
  const { fault, isBusy, follow } = useFollow();
  return (
    <>
      <div className="practice-ways">
        <label className="practice-choice">
          <span>{voice.text("scenario-level")}</span>
          <select className="select" value={level} onChange={(event) => setLevel(event.target.value as Level)}>
            {game.levels.map((one) => (
              <option key={one} value={one}>
                {voice.text(`web-level-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy}
          onClick={() => follow(() => playOn(shown.scenario, name, level))}
        >
          {voice.text("scenario-play-on")}
        </button>
        <CopyLink link={location.href} />
      </div>
      <AskExpert scenario={shown.scenario} game={game.name} names={names} />
      <p role="alert" className="refused">
        {fault && voice.says(fault, game.name, names)}
      </p>
    </>
  );
}
