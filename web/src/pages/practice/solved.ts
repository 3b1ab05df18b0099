/** Which puzzles were solved on this device. */

import { read, write } from "../../session/storage";

const SOLVED = "cardtable.solved";

type Solved = Readonly<Record<string, readonly number[]>>;

export function solvedOf(game: string): readonly number[] {
  return kept()[game] ?? [];
}

/** Keeps that a puzzle was solved, and says how many of its game are. */
export function keepSolved(game: string, number: number): number {
  const solved = [...new Set([...solvedOf(game), number])];
  write(SOLVED, { ...kept(), [game]: solved });
  return solved.length;
}

export function firstUnsolved(game: string): number {
  const solved = solvedOf(game);
  let number = 1;
  while (solved.includes(number)) number += 1;
  return number;
}

function kept(): Solved {
  const found = read(SOLVED);
  return typeof found === "object" && found !== null ? (found as Solved) : {};
}
