/** Several people on one device: who else sits at a table through this browser. */

import { create } from "zustand";
import { mySeat } from "./players";
import { read, seatAt, write, type Seat } from "./storage";
import type { TableShown } from "../wire/types";

const KEPT = "cardtable.device";
/** People at this many tables; the oldest are forgotten first. */
const MOST_TABLES = 20;

interface Device {
  /** The others at each table, beside the one whose seat this browser keeps. */
  others: Readonly<Record<string, readonly Seat[]>>;
  add(table: string, seat: Seat): void;
}

export const useDevice = create<Device>((set, get) => ({
  others: othersIn(read(KEPT)),
  add(table, seat) {
    const rest = Object.entries(get().others).filter(([id]) => id !== table);
    const here = [...(get().others[table] ?? []).filter(({ name }) => name !== seat.name), seat];
    set({ others: Object.fromEntries([...rest, [table, here]].slice(-MOST_TABLES)) });
    write(KEPT, get().others);
  },
}));

/** Everybody who sits at a table through this browser. */
export function seatsHere(table: string, others: Device["others"]): Seat[] {
  const first = seatAt(table);
  return [...(first ? [first] : []), ...(others[table] ?? [])];
}

/** Who on this device is to play next, while the one who looks at the page is not. */
export function nextHere(table: TableShown, here: readonly Seat[]): Seat | null {
  const mine = mySeat(table);
  const waiting = table.view?.waiting ?? [];
  if (table.phase !== "playing" || mine === null || waiting.includes(mine)) return null;
  const isAsked = ({ name }: Seat) =>
    table.chairs.some((chair) => chair?.name === name && chair.seat !== null && waiting.includes(chair.seat));
  return here.find(isAsked) ?? null;
}

function othersIn(kept: unknown): Record<string, Seat[]> {
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Seat[]>) : {};
}
