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
  const style = { "--left": `${(100 * left) / Math.max(clock.of, 1)}%` } as CSSProperties;
  return (
    <span
      role="timer"
      className={left <= URGENT ? "clock clock-urgent" : "clock"}
      style={style}
      aria-label={text(...timeLeft(left))}
    >
      <span aria-hidden="true">{shortLeft(left, text)}</span>
    </span>
  );
}

const HOUR = 3600;
const DAY = 86400;

/** What is left in words; by correspondence in hours and days. */
export function timeLeft(left: number): [string, Record<string, number>] {
  if (left > 2 * DAY) return ["web-days-left", { days: Math.floor(left / DAY) }];
  if (left > HOUR) return ["web-hours-left", { hours: Math.floor(left / HOUR) }];
  return ["web-seconds-left", { seconds: Math.ceil(left) }];
}

/** The same as short as a ring is wide. */
function shortLeft(left: number, text: ReturnType<typeof useText>): string {
  if (left > 2 * DAY) return text("web-days-short", { days: Math.floor(left / DAY) });
  if (left > HOUR) return text("web-hours-short", { hours: Math.floor(left / HOUR) });
  return String(Math.ceil(left));
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
