/** The daily deals that were played on this device, and what follows from them. */

import { read, write } from "../../session/storage";

const DAILIES = "cardtable.dailies";
/** Days that are remembered. */
const MOST_DAYS = 400;
const MOST_BARS = 12;
const DAY_MS = 86_400_000;

/** By day and game, the table at which it was played. */
export type Dailies = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function keptDailies(): Dailies {
  const kept = read(DAILIES);
  return typeof kept === "object" && kept !== null ? (kept as Dailies) : {};
}

export function keepDaily(day: string, game: string, table: string): void {
  const kept = keptDailies();
  const days = Object.entries({ ...kept, [day]: { ...kept[day], [game]: table } });
  write(DAILIES, Object.fromEntries(days.slice(-MOST_DAYS)));
}

/** On how many days in a row something was played, up to today, or to yesterday where today is still to come. */
export function streakOf(kept: Dailies, today: string): number {
  let day = today in kept ? today : dayBefore(today);
  let days = 0;
  for (; day in kept; day = dayBefore(day)) days += 1;
  return days;
}

export interface Bar {
  low: number;
  high: number;
  count: number;
  isMine: boolean;
}

/** How often scores within equal ranges came about. */
export function barsOf(scores: readonly number[], mine: number | null): Bar[] {
  const lowest = Math.min(...scores);
  const range = Math.max(...scores) - lowest + 1;
  const width = Math.ceil(range / MOST_BARS);
  return Array.from({ length: Math.ceil(range / width) }, (_, at) => {
    const low = lowest + at * width;
    const high = low + width - 1;
    const isIn = (score: number) => low <= score && score <= high;
    return { low, high, count: scores.filter(isIn).length, isMine: mine !== null && isIn(mine) };
  });
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
