/** Groups of melds packed into a box: cards shrink before anything is left out. Knows no card. */

import { box, type Box, type Point } from "./geometry";
import { TALL } from "./scene";

/** Somebody's melds, each as its number of cards. */
export type Group = { key: string; melds: readonly number[] };

export type Packed = {
  /** Width of a card, and the step from one card of a meld to the next. */
  width: number;
  step: number;
  groups: { key: string; area: Box; melds: Point[] }[];
};

export type PackWants = {
  most: number;
  least: number;
  /** Part of a card that shows beside its neighbour. */
  sliver: number;
  /** Height of a group's title. */
  title: number;
};

const GAP = 10;

/** The groups with the widest cards that fit. */
export function pack(zone: Box, groups: readonly Group[], wants: PackWants): Packed {
  for (let width = wants.most; width > wants.least; width -= 2) {
    const packed = shelves(zone, groups, wants, width);
    if (packed) return packed;
  }
  return shelves(zone, groups, wants, wants.least) ?? squeezed(zone, groups, wants);
}

/** The tightest form: slivers narrow until everything is in. */
function squeezed(zone: Box, groups: readonly Group[], wants: PackWants): Packed {
  for (let sliver = wants.sliver * 0.9; sliver > 0.08; sliver *= 0.9) {
    const packed = shelves(zone, groups, { ...wants, sliver, title: 12 }, wants.least);
    if (packed) return packed;
  }
  const tallest = { ...zone, height: Number.POSITIVE_INFINITY };
  const packed = shelves(tallest, groups, wants, Math.min(wants.least, zone.width / 6));
  return packed ?? { width: wants.least, step: 2, groups: [] };
}

type Block = { key: string; width: number; height: number; melds: Point[] };

/** Groups side by side on shelves, centred; nothing if they don't fit. */
function shelves(zone: Box, groups: readonly Group[], wants: PackWants, width: number): Packed | null {
  const step = Math.max(width * wants.sliver, 8);
  const blocks = groups.map((group) => block(group, zone.width, width, step, wants.title));
  if (blocks.some((one) => one.width > zone.width)) return null;
  const rows = flowed(blocks, zone.width);
  const height = rows.reduce((sum, row) => sum + rowHeight(row), 0) + GAP * (rows.length - 1);
  if (height > zone.height) return null;
  let y = zone.y + (Number.isFinite(zone.height) ? (zone.height - height) / 2 : 0);
  const placed: Packed["groups"] = [];
  for (const row of rows) {
    placed.push(...laidOut(row, zone, y));
    y += rowHeight(row) + GAP;
  }
  return { width, step, groups: placed };
}

/** One group: its title, and beneath it its melds in rows. */
function block(group: Group, most: number, width: number, step: number, title: number): Block {
  let [x, y, widest] = [0, title, 0];
  const melds: Point[] = [];
  const room = Math.min(most - GAP, width * 11);
  for (const cards of group.melds) {
    const long = width + step * (cards - 1);
    if (x > 0 && x + long > room) [x, y] = [0, y + width * TALL + GAP * 0.6];
    melds.push({ x, y });
    x += long + GAP;
    widest = Math.max(widest, x - GAP);
  }
  return { key: group.key, width: widest + GAP, height: y + width * TALL + GAP * 0.6, melds };
}

function flowed(blocks: Block[], width: number): Block[][] {
  const rows: Block[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const one of blocks) {
    if (used + GAP + one.width > width) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(one);
    used += GAP + one.width;
  }
  return rows;
}

function rowHeight(row: Block[]): number {
  return Math.max(0, ...row.map((one) => one.height));
}

function laidOut(row: Block[], zone: Box, y: number): Packed["groups"] {
  const used = row.reduce((sum, one) => sum + one.width, 0) + GAP * (row.length - 1);
  let x = zone.x + (zone.width - used) / 2;
  return row.map((one) => {
    const area = box(x, y, one.width, one.height);
    x += one.width + GAP;
    return {
      key: one.key,
      area,
      melds: one.melds.map((meld) => ({ x: area.x + GAP / 2 + meld.x, y: area.y + meld.y })),
    };
  });
}
