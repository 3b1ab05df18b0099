/** Groups of melds packed into a box: cards shrink before anything is left out. Knows no card. */

import { box, type Box, type Point } from "../geometry";
import { TALL } from "../scene";

/** Somebody's melds, each as its number of cards, and the width of what is written over them. */
export type Group = { key: string; melds: readonly number[]; written?: number };

export type Packed = {
  /** Width of a card, and the step from one card of a meld to the next. */
  width: number;
  step: number;
  groups: { key: string; area: Box; title: number; melds: Point[] }[];
};

export type PackWants = {
  most: number;
  least: number;
  /** Part of a card that shows beside its neighbour. */
  sliver: number;
  /** Height of a group's title. */
  title: number;
};

/** One way of laying everything out, with room for all titles or not. */
type Measure = { width: number; step: number; gap: number; title: number; isRoomy: boolean };

const NARROWEST = 15;

/** The groups with the widest cards that fit. */
export function pack(zone: Box, groups: readonly Group[], wants: PackWants): Packed {
  let packed: Packed | null = null;
  for (const measure of measures(wants)) {
    packed = shelves(zone, groups, measure);
    if (packed) return packed;
  }
  const tightest = { width: NARROWEST, step: 4, gap: 4, title: Math.min(wants.title, 11), isRoomy: false };
  return shelves({ ...zone, height: Number.POSITIVE_INFINITY }, groups, tightest) ?? { ...tightest, groups: [] };
}

/** Roomy ways first; then titles, gaps and slivers shrink with the cards. */
function* measures({ most, least, sliver, title }: PackWants): Generator<Measure> {
  for (let width = most; width >= least; width -= 2)
    yield { width, step: Math.max(width * sliver, 8), gap: 10, title, isRoomy: true };
  for (let width = least; width >= NARROWEST; width -= 1) {
    for (const part of [0.9, 0.8, 0.7]) {
      yield { width, step: width * sliver * part, gap: 5, title: Math.min(title, 12), isRoomy: false };
    }
  }
}

type Block = { key: string; width: number; height: number; melds: Point[] };

/** Groups side by side on shelves, centred; nothing if they don't fit. */
function shelves(zone: Box, groups: readonly Group[], measure: Measure): Packed | null {
  const blocks = groups.map((group) => block(group, zone.width, measure));
  if (blocks.some((one) => one.width > zone.width)) return null;
  const rows = flowed(blocks, zone.width, measure.gap);
  const height = rows.reduce((sum, row) => sum + rowHeight(row), 0) + measure.gap * (rows.length - 1);
  if (height > zone.height) return null;
  let y = zone.y + (Number.isFinite(zone.height) ? (zone.height - height) / 2 : 0);
  const placed: Packed["groups"] = [];
  for (const row of rows) {
    placed.push(...laidOut(row, zone, y, measure));
    y += rowHeight(row) + measure.gap;
  }
  return { width: measure.width, step: measure.step, groups: placed };
}

/** One group: its title, and beneath it its melds in rows, in the middle. */
function block(group: Group, most: number, { width, step, gap, title, isRoomy }: Measure): Block {
  let [x, y, widest] = [0, title, 0];
  const melds: Point[] = [];
  const room = Math.min(most - gap, width * 11);
  for (const cards of group.melds) {
    const long = width + step * (cards - 1);
    if (x > 0 && x + long > room) [x, y] = [0, y + width * TALL + gap * 0.6];
    melds.push({ x, y });
    x += long + gap;
    widest = Math.max(widest, x - gap);
  }
  const inner = Math.max(widest, isRoomy ? (group.written ?? 0) : 0);
  const middled = melds.map((meld) => ({ ...meld, x: meld.x + (inner - widest) / 2 }));
  return { key: group.key, width: inner + gap, height: y + width * TALL + gap * 0.6, melds: middled };
}

function flowed(blocks: Block[], width: number, gap: number): Block[][] {
  const rows: Block[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const one of blocks) {
    if (used + gap + one.width > width) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)?.push(one);
    used += gap + one.width;
  }
  return rows;
}

function rowHeight(row: Block[]): number {
  return Math.max(0, ...row.map((one) => one.height));
}

function laidOut(row: Block[], zone: Box, y: number, { gap, title }: Measure): Packed["groups"] {
  const used = row.reduce((sum, one) => sum + one.width, 0) + gap * (row.length - 1);
  let x = zone.x + (zone.width - used) / 2;
  return row.map((one) => {
    const area = box(x, y, one.width, one.height);
    x += one.width + gap;
    const melds = one.melds.map((meld) => ({ x: area.x + gap / 2 + meld.x, y: area.y + meld.y }));
    return { key: one.key, area, title, melds };
  });
}
