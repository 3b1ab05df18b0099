/** A hand of cards: a fan on a wide table, one or more overlapping rows on a tall one. Knows no card. */

import { clamp, type Box } from "../geometry";
import { TALL, cardSize, pose, type Pose } from "../scene";

export type FanWants = {
  count: number;
  /** The widest a card may be, and the most of it that may show beside its neighbour (1: cards side by side). */
  width: number;
  breath: number;
  /** The narrowest strip of a card that can still be read. */
  sliver: number;
  arc: boolean;
  /** The part of a card's height by which a row lies below the one above. */
  rowStep?: number;
};

/** Where each card of a hand lies, from left to right. */
export function fan(zone: Box, wants: FanWants): Pose[] {
  const rows = rowsFor(zone, wants);
  const width = widthFor(zone, wants, rows);
  const each = Math.ceil(wants.count / rows);
  return Array.from({ length: wants.count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = row === rows - 1 ? wants.count - each * row : each;
    return inFan(zone, wants, { width, rows, row, place: i - each * row, inRow });
  });
}

/** As few rows as leave a readable strip of every card. */
export function rowsFor(zone: Box, wants: FanWants): number {
  const most = Math.max(1, Math.floor((zone.width - wants.width) / wants.sliver) + 1);
  return Math.max(1, Math.ceil(wants.count / most));
}

/** The height that a hand of this size takes in rows across a width. */
export function rowsHeight(width: number, wants: FanWants): number {
  const rows = rowsFor({ x: 0, y: 0, width, height: 0 }, wants);
  return wants.width * TALL * (1 + (rows - 1) * rowStep(wants));
}

/** The largest cards with which a hand fills a zone; whole ones where that is wanted. */
export function largest(zone: Box, count: number, isWhole: boolean): FanWants {
  let wants = sized(LARGEST, count, isWhole);
  while (wants.width > SMALLEST && !fits(zone, wants)) wants = sized(wants.width - 4, count, isWhole);
  return wants;
}

const LARGEST = 190;
const SMALLEST = 48;

function sized(width: number, count: number, isWhole: boolean): FanWants {
  const lying = isWhole ? { breath: 1.04, sliver: width * 1.04, rowStep: 1.03 } : { breath: 0.97, sliver: width * 0.5, rowStep: 0.62 };
  return { count, width, arc: false, ...lying };
}

function fits(zone: Box, wants: FanWants): boolean {
  return wants.width <= zone.width && rowsHeight(zone.width, wants) <= zone.height;
}

function widthFor(zone: Box, wants: FanWants, rows: number): number {
  const height = (zone.height * (wants.arc ? 0.86 : 1)) / (1 + (rows - 1) * rowStep(wants));
  const side = zone.width / Math.max(1, 1 + (Math.ceil(wants.count / rows) - 1) * Math.min(wants.breath, 1));
  const least = wants.breath >= 1 ? Math.min(wants.width, side) : wants.width;
  return Math.min(least, height / TALL);
}

/** Rows overlap, unless a game wants its cards whole. */
function rowStep(wants: FanWants): number {
  return wants.rowStep ?? 0.62;
}

type Spot = { width: number; rows: number; row: number; place: number; inRow: number };

function inFan(zone: Box, wants: FanWants, spot: Spot): Pose {
  const size = cardSize(spot.width);
  const step = Math.min(spot.width * wants.breath, (zone.width - spot.width) / Math.max(spot.inRow - 1, 1));
  const from = zone.x + (zone.width - spot.width - step * (spot.inRow - 1)) / 2 + spot.width / 2;
  const x = from + step * spot.place;
  const used = size.height * (1 + (spot.rows - 1) * rowStep(wants));
  const y = zone.y + (zone.height - used) * (wants.arc ? 0.72 : 0.5) + size.height * (0.5 + spot.row * rowStep(wants));
  if (!wants.arc || spot.inRow < 2) return pose({ x, y }, size);
  const side = (2 * spot.place) / (spot.inRow - 1) - 1;
  const most = clamp(spot.inRow * 0.011, 0.02, 0.15);
  const sag = Math.min(zone.height - used, zone.height * 0.1);
  return pose({ x, y: y + sag * (side * side - 0.5) }, size, { turn: side * most });
}

/** The place in a hand at which a card dropped at x belongs. */
export function placeAt(poses: readonly Pose[], x: number, y: number): number {
  const ranked = poses.map((one, i) => ({ i, away: Math.abs(one.x - x) + 3 * Math.max(0, Math.abs(one.y - y) - 20) }));
  ranked.sort((a, b) => a.away - b.away);
  const nearest = ranked[0];
  if (!nearest) return 0;
  return x > (poses[nearest.i]?.x ?? 0) ? nearest.i + 1 : nearest.i;
}
