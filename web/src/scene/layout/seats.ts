/** Who sits where on the drawn table. Knows no game. */

import type { Frame } from "./frame";
import { centre, type Box, type Point } from "../geometry";
import { filling, type Plate, type PlateItem } from "../scene";

/** The others, clockwise from my left; an onlooker looks from the first seat. */
export function othersOf(order: readonly number[], me: number | null): number[] {
  const at = Math.max(0, order.indexOf(me ?? order[0] ?? 0));
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** The seat at the near side of the table. */
export function nearSeat(order: readonly number[], me: number | null): number {
  return me ?? order[0] ?? 0;
}

/** The name of the anchor of a seat. */
export function seatAnchor(seat: number): string {
  return `seat:${seat}`;
}

export type SeatPlace = { seat: number; area: Box; plate: Box };

/** The place of each of the others: the whole of it, and the plate at its top. */
export function placesOf(frame: Frame, others: readonly number[], plateHeight: number): SeatPlace[] {
  return others.map((seat, i) => {
    const area = frame.others[i] ?? frame.middle;
    return { seat, area, plate: { ...area, height: Math.min(plateHeight, area.height) } };
  });
}

/** A plate in its box. */
export function plateItem(seat: number, at: Box, plate: Plate, compact: boolean): PlateItem {
  return { kind: "plate", key: `plate:${seat}`, pose: filling(at), plate, compact, z: 10, spot: `seat:${seat}` };
}

/** The anchors of all seats: what the others take goes to their plates, what I take to my hand. */
export function seatAnchors(places: readonly SeatPlace[], near: number, mine: Point): Record<string, Point> {
  const others = places.map(({ seat, plate }) => [seatAnchor(seat), centre(plate)] as const);
  return { ...Object.fromEntries(others), [seatAnchor(near)]: mine };
}
