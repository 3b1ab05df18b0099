/** Puzzles: a moment of a real game, and the question which move is best there. */

import { useEffect, useState } from "react";
import { answerPuzzle, readPuzzle, type GameListed } from "../../wire/http";
import type { PuzzleAnswered, PuzzleShown, Sentence } from "../../wire/types";
import { useGames } from "../../ui/catalog";
import { Loading } from "../../ui/loading";
import { PageFrame } from "../../ui/page-frame";
import { Link } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { sentenceOf } from "../open-table";
import { readOnlyTable } from "../replay/read-only-table";
import { useGameChoice } from "../setup-fields";
import { TableSpace, TableSwitch } from "../table/table-area";
import { firstUnsolved, keepSolved, solvedOf } from "./solved";
import "./practice.css";

export default function PuzzlePage() {
  const text = useText();
  const { game, row } = useGameChoice(useGames(), text("puzzle-title"));
  if (game === undefined) return null;
  return (
    <PageFrame title={text("puzzle-title")} isWide head={<TableSwitch />}>
      <h1 className="page-title">{text("puzzle-title")}</h1>
      <div className="practice">
        <p>{text("puzzle-about")}</p>
        {row}
        <Puzzles key={game.name} game={game} />
      </div>
    </PageFrame>
  );
}

function Puzzles({ game }: { game: GameListed }) {
  const voice = useVoice();
  const [number, setNumber] = useState(() => firstUnsolved(game.name));
  const [shown, setShown] = useState<PuzzleShown | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  useEffect(() => {
    readPuzzle(game.name, number)
      .then(setShown)
      .catch((reason: unknown) => (number > 1 ? setNumber(1) : setFault(sentenceOf(reason))));
  }, [game, number]);
  if (fault !== null) return <p role="alert">{voice.says(fault, game.name, [])}</p>;
  if (shown === null) return <Loading />;
  const next = () => setNumber((number % shown.count) + 1);
  return <Puzzle key={shown.number} shown={shown} game={game} onNext={next} />;
}

function Puzzle({ shown, game, onNext }: { shown: PuzzleShown; game: GameListed; onNext(): void }) {
  const voice = useVoice();
  const names = Array.from({ length: shown.players }, (_, seat) => voice.text("scenario-seat", { seat: seat + 1 }));
  const facts = { game: voice.text(`${game.name}-title`), number: shown.number, count: shown.count };
  // What the table finds in a hand by itself would be half of a task's answer.
  const view = shown.task === null ? shown.view : { ...shown.view, hints: [] };
  const [solved, setSolved] = useState(solvedOf(game.name).length);
  return (
    <>
      <h2>
        {voice.text("puzzle-number", facts)} <span className="soft">({voice.text("puzzle-grade", { grade: shown.grade })})</span>
      </h2>
      <p>{voice.says(shown.task ?? shown.view.prompt, game.name, names)}</p>
      <Question shown={shown} names={names} onSolved={() => setSolved(keepSolved(game.name, shown.number))} onNext={onNext} />
      <p className="soft">{voice.text("puzzle-so-far", { solved, count: shown.count })}</p>
      <TableSpace at={readOnlyTable("", game, names, view)} />
    </>
  );
}

interface QuestionProps {
  shown: PuzzleShown;
  names: string[];
  onSolved(): void;
  onNext(): void;
}

function Question({ shown, names, onSolved, onNext }: QuestionProps) {
  const voice = useVoice();
  const [answered, setAnswered] = useState<PuzzleAnswered | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  const says = (sentence: Sentence) => voice.says(sentence, shown.game, names);
  const answer = (move: string) =>
    void answerPuzzle(shown.game, shown.number, move)
      .then((found) => {
        if (found.solved) onSolved();
        setAnswered(found);
        setFault(null);
      })
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  return (
    <>
      <div className="practice-ways" role="group" aria-label={voice.text("puzzle-choose")}>
        {shown.moves.map(({ move, means }) => (
          <button
            key={move}
            type="button"
            className={answered?.best === move ? "btn btn-primary" : "btn"}
            onClick={() => answered ?? answer(move)}
          >
            {says(means)}
          </button>
        ))}
      </div>
      <div role="status">
        {answered !== null && <p className="practice-said">{told(answered)}</p>}
        {fault !== null && <p className="practice-said">{says(fault)}</p>}
      </div>
      {answered !== null && (
        <div className="practice-ways">
          <button type="button" className="btn btn-primary" onClick={onNext}>
            {voice.text("puzzle-next")}
          </button>
          <Link to={`/s/${encodeURIComponent(shown.scenario)}`} className="btn">
            {voice.text("puzzle-play-on")}
          </Link>
        </div>
      )}
    </>
  );

  function told({ solved, best_means, why, loss }: PuzzleAnswered): string {
    const facts = { best: says(best_means), why: says(why), loss: loss.toFixed(1) };
    return voice.text(solved ? "puzzle-solved" : "puzzle-missed", facts);
  }
}
