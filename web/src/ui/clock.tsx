/** A clock as a ring that empties. */

import { useEffect, useState, type CSSProperties } from "react";
import type { ClockShown } from "../wire/types";
import { useText } from "./voice";
import "./clock.css";

/** Seconds at which a ring looks urgent. */
const URGENT = 10;
const TICK_MS = 250;

/** What is left on a clock that was shown some time ago. */
export function secondsLeft(clock: ClockShown, shownAt: number, now: number): number {
  return Math.max(0, clock.left - (now - shownAt) / 1000);
}

export function ClockRing({ clock, shownAt }: { clock: ClockShown; shownAt: number }) {
  const text = useText();
  const left = secondsLeft(clock, shownAt, useNow());
  const seconds = Math.ceil(left);
  const style = { "--left": `${(100 * left) / Math.max(clock.of, 1)}%` } as CSSProperties;
  return (
    <span
      role="timer"
      className={left <= URGENT ? "clock clock-urgent" : "clock"}
      style={style}
      aria-label={text("web-seconds-left", { seconds })}
    >
      <span aria-hidden="true">{seconds}</span>
    </span>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
