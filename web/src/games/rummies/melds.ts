/** Melds on the table, grouped by owner, with what a draft would add to them. Knows no rules. */

import type { Box } from "../../scene/geometry";
import { pack } from "../../scene/layout/pack";
import type { Draft } from "./draft";
import { TALL, cardSize, filling, pose, words, type CardItem, type Item, type WordsItem } from "../../scene/scene";

/** A meld as a view shows it. */
export type Meld = { owner: number; kind: string; cards: readonly string[]; stands: readonly string[] };

export type MeldsShown = {
  melds: readonly Meld[];
  draft: Draft;
  cardOf(key: string): string | undefined;
  /** The title over somebody's melds, and over the draft. */
  title(owner: number): string;
  draftTitle: string;
  joker: string;
  /** The anchor from which cards come that weren't in my hand. */
  from(owner: number): string;
  /** Whether melds can be touched now, and whether chosen cards wait to be added to one. */
  live: boolean;
  laying: boolean;
  most: number;
};

/** What everybody still held at the end, shown like melds. */
export function heldBy(hands: readonly (readonly string[])[]): Meld[] {
  return hands.flatMap((cards, owner) => (cards.length ? [{ owner, kind: "held", cards, stands: [] }] : []));
}

/** A card of a meld: where it came from, and whether it is only a draft yet. */
type Laid = { card: string; stands: string; key: string | null; copy: string };
type Row = { number: number; cards: Laid[] };
type Owned = { key: string; title: string; rows: Row[]; from: string };

/** Everybody's melds, mine and the draft among them, as large as they fit. */
export function meldItems(zone: Box, shown: MeldsShown): Item[] {
  const owners = ownersOf(shown);
  const groups = owners.map(({ key, title, rows }) => ({
    key,
    melds: rows.map(({ cards }) => cards.length),
    written: writtenWidth(title),
  }));
  const packed = pack(zone, groups, { most: shown.most, least: 22, sliver: 0.4, title: 20 });
  return packed.groups.flatMap((group, g) => {
    const owner = owners[g] as Owned;
    const mat: Item = {
      kind: "mat",
      key: `melds:${owner.key}`,
      look: owner.key === "draft" ? "chosen" : "group",
      text: "",
      pose: filling(group.area),
      z: 2,
    };
    const cards = owner.rows.flatMap((row, r) =>
      rowItems(row, group.melds[r] ?? group.area, packed.width, packed.step, owner, shown),
    );
    return [mat, titleItem(owner, group.area, group.title), ...cards].map((item) => ({ ...item, own: shown.live }));
  });
}

function ownersOf(shown: MeldsShown): Owned[] {
  const owners = [...new Set(shown.melds.filter((meld) => meld.cards.length > 0).map((meld) => meld.owner))];
  const lying = owners.map((owner): Owned => {
    const rows = shown.melds.flatMap((meld, i) => (meld.owner === owner ? [rowOf(meld, i + 1, shown)] : []));
    return { key: String(owner), title: shown.title(owner), rows, from: shown.from(owner) };
  });
  const fresh = shown.draft.parts
    .filter((part) => part.kind === "meld")
    .map((part, i): Row => draftRow(part.keys, shown.melds.length + 1 + i, shown));
  return fresh.length ? [...lying, { key: "draft", title: shown.draftTitle, rows: fresh, from: "hand" }] : lying;
}

/** A meld with what the draft adds at its ends or puts in the place of a joker. */
function rowOf(meld: Meld, number: number, shown: MeldsShown): Row {
  const swaps = shown.draft.parts.flatMap((part) => (part.kind === "swap" && part.meld === number ? [part.key] : []));
  const cards = meld.cards.map((card, i): Laid => {
    const stands = card === shown.joker ? (meld.stands[i] ?? "") : "";
    const key = swaps.find((one) => card === shown.joker && shown.cardOf(one) === stands);
    return key ? drafted(key, shown) : { card, stands, key: null, copy: `${number}:${i}:${card}` };
  });
  return { number, cards: [...added(number, true, shown), ...cards, ...added(number, false, shown)] };
}

function draftRow(keys: readonly string[], number: number, shown: MeldsShown): Row {
  const cards = keys.map((key) => drafted(key, shown));
  return { number, cards: [...added(number, true, shown), ...cards, ...added(number, false, shown)] };
}

/** The cards that the draft lays at one end of a meld. */
function added(number: number, low: boolean, shown: MeldsShown): Laid[] {
  return shown.draft.parts.flatMap((part) =>
    part.kind === "lay" && part.meld === number && part.low === low ? part.keys.map((key) => drafted(key, shown)) : [],
  );
}

function drafted(key: string, shown: MeldsShown): Laid {
  return { card: shown.cardOf(key) ?? "", stands: "", key, copy: key };
}

function rowItems(
  row: Row,
  from: { x: number; y: number },
  width: number,
  step: number,
  owner: Owned,
  shown: MeldsShown,
): CardItem[] {
  return row.cards.map((laid, i): CardItem => {
    const at = { x: from.x + width / 2 + i * step, y: from.y + (width * TALL) / 2 };
    const spot = i === 0 ? `meld:${row.number}:low` : `meld:${row.number}`;
    return {
      kind: "card",
      key: laid.key ? `draft:${laid.key}` : `meld:${laid.copy}`,
      face: laid.card,
      up: true,
      light: laid.key ? "chosen" : "plain",
      stands: laid.stands || undefined,
      pose: pose(at, cardSize(width)),
      tag: laid.card,
      follows: laid.card,
      from: owner.from,
      mine: laid.key !== null,
      z: 20 + i,
      spot: laid.key && !shown.laying ? `hand:${laid.key}` : shown.live ? spot : undefined,
    };
  });
}

/** About the width of a title; a long one is cut. */
function writtenWidth(title: string): number {
  return Math.min(Array.from(title).reduce((sum, letter) => sum + (letter > "\u2e80" ? 13 : 7.6), 0), 130);
}

function titleItem(owner: Owned, area: Box, height: number): WordsItem {
  const at = { x: area.x + area.width / 2, y: area.y + height * 0.54 };
  const size = Math.min(13, height * 0.9);
  return words(`melds:${owner.key}:title`, owner.title, at, size, { bold: true, width: area.width - 6, z: 3 });
}
