/** Which puzzles were solved on this device. */

import { read, write } from "../../session/storage";

const SOLVED = "cardtable.solved";

type Solved = Readonly<Record<string, readonly number[]>>;

export function solvedOf(game: string): readonly number[] {
  return kept()[game] ?? [];
}

export function keepSolved(game: string, number: number): void {
  if (!solvedOf(game).includes(number)) write(SOLVED, { ...kept(), [game]: [...solvedOf(game), number] });
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
