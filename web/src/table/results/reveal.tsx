/** The end of a round, told on the table itself: part by part what everybody gets and why, then the standing. Knows no game. */

import { useEffect, useRef, useState } from "react";
import { useSettings } from "../../session/settings";
import { useMedia } from "../../ui/media-query";
import { chime } from "../../ui/sound";
import { useVoice } from "../../ui/voice";
import type { InGame } from "../props";
import { byPlace, rounds, type Round } from "../panel/score-sheet";
import { signed } from "../plain/seats";
import "./reveal.css";

const STEP_MS = { slow: 1700, usual: 1000, fast: 550, none: 0 };
const RESULT_MS = 2600;

export interface Revealing {
  /** The round that has just ended, while it is told. */
  round: Round | null;
  close(): void;
}

/** A round is told once, when it ends before one's eyes, and until the game goes on. */
export function useReveal(at: InGame | null, isWanted: boolean): Revealing {
  const played = at ? rounds(at.view.result) : [];
  const [told, setTold] = useState(played.length);
  const moves = useMedia("(prefers-reduced-motion: no-preference)");
  const { table, speed } = useSettings();
  const isShown = isWanted && moves && table === "drawn" && speed !== "none" && played.length > told;
  const code = at?.view.prompt.code ?? "";
  const began = useRef("");
  useEffect(() => {
    if (isShown && began.current === "") began.current = code;
    if (isShown && began.current === code) return;
    began.current = "";
    if (told !== played.length) setTold(played.length);
  }, [isShown, code, played.length]);
  return { round: isShown ? (played.at(-1) ?? null) : null, close: () => setTold(played.length) };
}

interface RevealProps {
  at: InGame;
  round: Round;
  onClose(): void;
}

export function Reveal({ at, round, onClose }: RevealProps) {
  const voice = useVoice();
  const { result } = at.view;
  const last = Math.max(...round.seats.map(({ parts }) => parts.length));
  const { step, skip } = useSteps(last, result.over ? onClose : null);
  const isTold = step >= last;
  const order = isTold && result.over ? byPlace(result).map(({ seat }) => seat) : at.names.map((_, seat) => seat);
  const title = result.over ? voice.text("web-reveal-game") : voice.text("web-round", { round: round.number });
  return (
    <button type="button" className="reveal" data-reveal={isTold ? "told" : "telling"} onClick={isTold ? onClose : skip}>
      <span className="reveal-title">{title}</span>
      {order.map((seat) => (
        <Row key={seat} at={at} round={round} seat={seat} step={step} isTold={isTold} />
      ))}
      <span className="reveal-hint">{voice.text(isTold ? "web-reveal-close" : "web-reveal-skip")}</span>
    </button>
  );
}

type RowProps = { at: InGame; round: Round; seat: number; step: number; isTold: boolean };

function Row({ at, round, seat, step, isTold }: RowProps) {
  const voice = useVoice();
  const { parts = [], points = 0 } = round.seats[seat] ?? {};
  const counted = isTold ? parts.filter((part) => part.points !== 0) : parts.slice(step, step + 1);
  const soFar = isTold ? points : parts.slice(0, step + 1).reduce((sum, one) => sum + one.points, 0);
  const total = at.view.result.scores[seat] ?? null;
  const isBest = isTold && at.view.result.places[seat] === 1;
  return (
    <span className={isBest ? "reveal-row reveal-best" : "reveal-row"}>
      <strong>{at.names[seat]}</strong>
      <span key={step} className="reveal-reason">
        {counted.map((one) => `${voice.says(one.label, at.game.name, at.names)} ${plus(one.points)}`).join(" · ")}
      </span>
      <span key={`=${soFar}`} className="reveal-points">
        {isTold && at.view.result.over && total !== null ? signed(total) : plus(soFar)}
      </span>
    </span>
  );
}

function plus(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}

/** One part after the other, each with a sound; a press shows all at once. When the game is over the result follows by itself. */
function useSteps(last: number, then: (() => void) | null): { step: number; skip(): void } {
  const { speed } = useSettings();
  const [step, setStep] = useState(0);
  useEffect(() => {
    chime(step < last ? "chip" : "win");
    if (step >= last && then === null) return;
    const timer = window.setTimeout(() => (step < last ? setStep(step + 1) : then?.()), step < last ? STEP_MS[speed] : RESULT_MS);
    return () => clearTimeout(timer);
  }, [step, last, speed]);
  return { step, skip: () => setStep(last) };
}
