/** A finished game shown again, step by step, through anybody's eyes. */

import { useEffect, useId, useState } from "react";
import type { Sentence } from "../wire/types";
import { useGame } from "../ui/catalog";
import { Frame } from "../ui/frame";
import { Link } from "../ui/route";
import { useText, useVoice } from "../ui/words";
import { TableSpace, TableSwitch } from "./drawn";
import { useFilm, type Film } from "./film";
import { stillTable } from "./still";

export default function ReplayPage({ id }: { id: string }) {
  const voice = useVoice();
  const film = useFilm(id);
  const title = voice.text("web-replay-of", { id });
  return (
    <Frame title={title} isWide head={film.game !== "" && <ReplayHead film={film} id={id} />}>
      <h1 className="sr-only">{title}</h1>
      {film.fault !== null && <Fault sentence={film.fault} />}
      {film.game !== "" && <Screen film={film} id={id} />}
    </Frame>
  );
}

function ReplayHead({ film, id }: { film: Film; id: string }) {
  const text = useText();
  return (
    <>
      <span className="table-name">
        <strong>{text(`${film.game}-title`)}</strong>{" "}
        <Link to={`/t/${id}`} className="link soft">
          {id}
        </Link>
      </span>
      <TableSwitch game={film.game} />
    </>
  );
}

function Fault({ sentence }: { sentence: Sentence }) {
  const voice = useVoice();
  return <p role="alert">{voice.says(sentence, "", [])}</p>;
}

function Screen({ film, id }: { film: Film; id: string }) {
  const voice = useVoice();
  const game = useGame(film.game);
  if (game === null) return null;
  return (
    <div className="replay">
      <Controls film={film} />
      <div className="replay-lines" aria-live="polite" tabIndex={0} role="log" aria-label={voice.text("web-log")}>
        {film.step === null && voice.text("web-loading")}
        {film.step?.lines.map(({ number, sentence }) => (
          <p key={number}>{voice.says(sentence, film.game, film.names)}</p>
        ))}
      </div>
      {film.step && <TableSpace at={stillTable(id, game, film.names, film.step.view)} />}
    </div>
  );
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1200;

function Controls({ film }: { film: Film }) {
  const text = useText();
  const id = useId();
  const { isRunning, speed, setRunning, setSpeed } = useRunning(film);
  return (
    <div className="replay-controls">
      <button type="button" className="btn btn-primary" onClick={() => setRunning(!isRunning)}>
        {text(isRunning ? "web-replay-stop" : "web-replay-run")}
      </button>
      <button type="button" className="btn" aria-disabled={film.at === 0} onClick={() => film.goTo(film.at - 1)}>
        {text("web-replay-back")}
      </button>
      <button type="button" className="btn" aria-disabled={film.isAtEnd} onClick={() => film.goTo(film.at + 1)}>
        {text("web-replay-on")}
      </button>
      <label htmlFor={id} className="replay-slider">
        <span>{text("web-replay-step", { step: film.at + 1, total: film.total })}</span>
        <input
          id={id}
          type="range"
          className="range range-primary w-full"
          min={0}
          max={Math.max(0, film.total - 1)}
          value={film.at}
          onChange={(event) => film.goTo(event.target.valueAsNumber)}
        />
      </label>
      <Choose label={text("web-replay-speed")} value={String(speed)} onChoose={(value) => setSpeed(Number(value))}>
        {SPEEDS.map((one) => ({ value: String(one), words: `${one}×` }))}
      </Choose>
      <Choose label={text("web-replay-eyes")} value={String(film.eye ?? "")} onChoose={(value) => film.lookAs(value === "" ? null : Number(value))}>
        {[{ value: "", words: text("web-replay-onlooker") }, ...film.names.map((words, seat) => ({ value: String(seat), words }))]}
      </Choose>
    </div>
  );
}

/** The film runs by itself until it ends or is stopped. */
function useRunning(film: Film) {
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!isRunning || film.step === null) return;
    if (film.isAtEnd) return setRunning(false);
    const timer = setTimeout(() => film.goTo(film.at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isRunning, speed, film.at, film.step]);
  return { isRunning, speed, setRunning, setSpeed };
}

interface ChooseProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: { value: string; words: string }[];
}

function Choose({ label, value, onChoose, children }: ChooseProps) {
  return (
    <label className="field">
      <span className="soft">{label}</span>
      <select className="select" value={value} onChange={(event) => onChoose(event.target.value)}>
        {children.map((one) => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </label>
  );
}
