/** A score sheet as rows to be read down: rounds, their parts, and totals. Knows no game. */

import type { Part, Result } from "../../wire/types";

export interface Round {
  number: number;
  /** For each seat, its parts and their sum. */
  seats: { parts: Part[]; points: number }[];
}

/** The rounds that have something to tell. */
export function rounds(result: Result): Round[] {
  return result.sheet.map((seats, at) => ({
    number: at + 1,
    seats: seats.map((parts) => ({ parts, points: sum(parts) })),
  }));
}

/** For each seat its total after each round, from nothing on. */
export function courses(played: readonly Round[]): number[][] {
  const seats = played[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => course(played.map((round) => round.seats[seat]?.points ?? 0)));
}

/** Every seat with its score: by place once there are places, until then as they sit. */
export function standing(result: Result): { seat: number; score: number | null }[] {
  return result.places.length > 0 ? byPlace(result) : result.scores.map((score, seat) => ({ seat, score }));
}

/** The seats by place, the best first. */
export function byPlace(result: Result): { seat: number; place: number; score: number | null }[] {
  return result.places
    .map((place, seat) => ({ seat, place, score: result.scores[seat] ?? null }))
    .toSorted((one, other) => one.place - other.place);
}

/** Running totals, from nothing on. */
function course(points: readonly number[]): number[] {
  const line = [0];
  for (const more of points) line.push((line.at(-1) ?? 0) + more);
  return line;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((points, part) => points + part.points, 0);
}
