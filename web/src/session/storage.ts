/** What this browser keeps from one visit to the next: seats and settings. A browser that keeps nothing still works. */

import type { Seated, TableShown } from "../wire/types";

const SEATS = "cardtable.seats";
/** Seats at this many tables; the oldest is forgotten first. */
const MOST_SEATS = 40;

/** What proves whose seat it is; it never stands in an address. */
export type Seat = Pick<Seated, "token" | "name" | "key">;

export function keepSeat(table: string, seat: Seat): void {
  const others = Object.entries(seats()).filter(([id]) => id !== table);
  write(SEATS, Object.fromEntries([...others, [table, seat]].slice(-MOST_SEATS)));
}

export function seatAt(table: string): Seat | null {
  return seats()[table] ?? null;
}

/** The token of this browser's seat at a table, where there is one. */
export function tokenAt(table: string): string | null {
  return seatAt(table)?.token ?? null;
}

/** What it takes to read a table's files: nothing where anybody may look on. */
export function fileToken(table: Pick<TableShown, "id" | "settings">): string | null {
  return table.settings.onlookers === "no" ? tokenAt(table.id) : null;
}

export function forgetSeat(table: string): void {
  write(SEATS, Object.fromEntries(Object.entries(seats()).filter(([id]) => id !== table)));
}

/** The tables at which this browser has a seat, the latest first. */
export function seatedAt(): string[] {
  return Object.keys(seats()).toReversed();
}

/** What was kept under a name; nothing where it can't be read. */
export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Keep something, where the browser allows it. */
export function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function seats(): Record<string, Seat> {
  const kept = read(SEATS);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Seat>) : {};
}
