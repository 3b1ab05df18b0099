/** A finished game shown again, step by step, through anybody's eyes. */

import { useEffect, useId, useState } from "react";
import type { Sentence } from "../../wire/types";
import { useGame } from "../../ui/catalog";
import { PageFrame } from "../../ui/page-frame";
import { Link } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { ReviewPanel } from "../review/review-panel";
import { TableSpace, TableSwitch } from "../table/table-area";
import { useReplay, type ReplayState } from "./use-replay";
import { readOnlyTable } from "./read-only-table";
import "./replay-page.css";

export default function ReplayPage({ id }: { id: string }) {
  const voice = useVoice();
  const replay = useReplay(id);
  const title = voice.text("web-replay-of", { id });
  return (
    <PageFrame title={title} isWide head={replay.game !== "" && <ReplayHead replay={replay} id={id} />}>
      <h1 className="sr-only">{title}</h1>
      {replay.fault !== null && <Fault sentence={replay.fault} />}
      {replay.game !== "" && <Screen replay={replay} id={id} />}
    </PageFrame>
  );
}

function ReplayHead({ replay, id }: { replay: ReplayState; id: string }) {
  const text = useText();
  return (
    <>
      <span className="table-name">
        <strong>{text(`${replay.game}-title`)}</strong>{" "}
        <Link to={`/t/${id}`} className="link soft">
          {id}
        </Link>
      </span>
      <TableSwitch />
    </>
  );
}

function Fault({ sentence }: { sentence: Sentence }) {
  const voice = useVoice();
  return <p role="alert">{voice.says(sentence, "", [])}</p>;
}

function Screen({ replay, id }: { replay: ReplayState; id: string }) {
  const voice = useVoice();
  const game = useGame(replay.game);
  if (game === null) return null;
  return (
    <div className="replay">
      <Controls replay={replay} />
      <div className="replay-lines" aria-live="polite" tabIndex={0} role="log" aria-label={voice.text("web-log")}>
        {replay.step === null && voice.text("web-loading")}
        {replay.step?.lines.map(({ number, sentence }) => (
          <p key={number}>{voice.says(sentence, replay.game, replay.names)}</p>
        ))}
      </div>
      <ReviewPanel id={id} replay={replay} />
      {replay.step && <TableSpace at={readOnlyTable(id, game, replay.names, replay.step.view)} />}
    </div>
  );
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1200;

function Controls({ replay }: { replay: ReplayState }) {
  const text = useText();
  const id = useId();
  const { isRunning, speed, setRunning, setSpeed } = useRunning(replay);
  return (
    <div className="replay-controls">
      <button type="button" className="btn btn-primary" onClick={() => setRunning(!isRunning)}>
        {text(isRunning ? "web-replay-stop" : "web-replay-run")}
      </button>
      <button type="button" className="btn" aria-disabled={replay.at === 0} onClick={() => replay.goTo(replay.at - 1)}>
        {text("web-replay-back")}
      </button>
      <button type="button" className="btn" aria-disabled={replay.isAtEnd} onClick={() => replay.goTo(replay.at + 1)}>
        {text("web-replay-on")}
      </button>
      <label htmlFor={id} className="replay-slider">
        <span>{text("web-replay-step", { step: replay.at + 1, total: replay.total })}</span>
        <input
          id={id}
          type="range"
          className="range range-primary wide"
          min={0}
          max={Math.max(0, replay.total - 1)}
          value={replay.at}
          onChange={(event) => replay.goTo(event.target.valueAsNumber)}
        />
      </label>
      <Choose label={text("web-replay-speed")} value={String(speed)} onChoose={(value) => setSpeed(Number(value))}>
        {SPEEDS.map((one) => ({ value: String(one), words: `${one}×` }))}
      </Choose>
      <Choose label={text("web-replay-eyes")} value={String(replay.eye ?? "")} onChoose={(value) => replay.lookAs(value === "" ? null : Number(value))}>
        {[{ value: "", words: text("web-replay-onlooker") }, ...replay.names.map((words, seat) => ({ value: String(seat), words }))]}
      </Choose>
    </div>
  );
}

/** The replay runs by itself until it ends or is stopped. */
function useRunning(replay: ReplayState) {
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!isRunning || replay.step === null) return;
    if (replay.isAtEnd) return setRunning(false);
    const timer = setTimeout(() => replay.goTo(replay.at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isRunning, speed, replay.at, replay.step]);
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
