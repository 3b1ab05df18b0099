/** Who sits where: chairs are places at the table, seats are places in the game. */

import type { ChairShown, TableShown } from "../wire/types";

/** The players' names by seat. */
export function namesBySeat(table: TableShown): string[] {
  return seated(table).map((chair) => chair.name);
}

/** The chairs of those who play, by seat. */
export function seated(table: TableShown): ChairShown[] {
  return table.chairs
    .filter((chair) => chair !== null)
    .filter((chair) => chair.seat !== null)
    .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
}

/** The number of the chair that has this seat. */
export function chairOfSeat(table: TableShown, seat: number): number {
  return table.chairs.findIndex((chair) => chair?.seat === seat);
}

/** This client's own chair. */
export function myChair(table: TableShown): ChairShown | null {
  return table.you === null ? null : (table.chairs[table.you] ?? null);
}

/** This client's own seat in the game. */
export function mySeat(table: TableShown): number | null {
  return myChair(table)?.seat ?? null;
}

/** The name of the seat that this client has asked for, as long as the others haven't answered. */
export function waitsFor(table: TableShown, kept: { name: string } | null): string | null {
  if (table.you !== null || kept === null) return null;
  return table.asking.some((chair) => table.chairs[chair]?.name === kept.name) ? kept.name : null;
}

export function isHost(table: TableShown): boolean {
  return table.you !== null && table.you === table.host;
}

/** The number of a seat's team, counted from 1; null where everybody plays alone. */
export function teamOf(teams: readonly (readonly number[])[], seat: number): number | null {
  const isTogether = teams.some((team) => team.length > 1);
  const at = teams.findIndex((team) => team.includes(seat));
  return isTogether && at >= 0 ? at + 1 : null;
}

/** Whether the game waits for this client. */
export function isMyTurn(table: TableShown): boolean {
  const seat = mySeat(table);
  return table.phase === "playing" && !table.paused && seat !== null && (table.view?.waiting ?? []).includes(seat);
}
