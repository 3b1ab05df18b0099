/** The table of Geschenkt as a scene: the present in the middle, chips in stacks, everybody's runs. */

import { frame, isTall, type Frame } from "../../scene/layout/frame";
import { box, centre, clamp, type Box, type Point } from "../../scene/geometry";
import {
  cardSize,
  pose,
  words,
  type ChipItem,
  type Item,
  type Plate,
  type Pose,
  type Scene,
} from "../../scene/scene";
import { nearSeat, othersOf, placesOf, plateItem, seatAnchor, seatAnchors, type SeatPlace } from "../../scene/layout/seats";
import { peekItems, peekRoom } from "../../scene/items/peek";
import type { Room } from "../../canvas/board";
import type { GeschenktView } from "../../wire/types";
import { CHIP } from "./art";

/** The words that stand on the table. */
export type Labels = { toCome: string; pot: string; plate(seat: number): Plate };

/** The whole table. */
export function geschenktScene(view: GeschenktView, labels: Labels, peek: number | null, room: Room): Scene {
  const tall = isTall(room.size);
  const near = nearSeat(view.order, view.seat);
  const others = othersOf(view.order, view.seat);
  const zones = frame(room.size, {
    others: others.length,
    seated: view.seat !== null,
    seat: { width: clamp(room.size.width * (others.length > 2 ? 0.22 : 0.3), 132, 232), height: clamp(room.size.height * 0.15, 98, 122) },
    stripHeight: others.length > 4 ? 70 : 78,
    middle: tall ? 150 : 130,
    hand: tall ? clamp(room.size.height * 0.15, 76, 112) : clamp(room.size.height * 0.19, 104, 150),
    prompt: room.prompt,
    actions: room.actions,
  });
  const isSlim = tall || zones.low;
  const places = placesOf(zones, others, isSlim ? 34 : 50);
  const heap = heapIn(zones.middle);
  const own = ownZones(zones, view.seat !== null);
  return {
    size: room.size,
    frame: zones,
    items: [
      ...middleItems(view, labels, heap, others.length + 1),
      ...places.flatMap((place) => otherItems(view, labels, place, isSlim)),
      plateItem(near, zones.plate, labels.plate(near), tall),
      ...[
        ...runItems(view.runs[near] ?? [], near, own.runs, tall ? 60 : 92, true),
        ...chipItems(view.chips[near] ?? 0, own.chips, {
          key: `chips:${near}`,
          width: tall ? 30 : 42,
          mine: true,
          spot: "pay",
        }),
      ].map((item): Item => ({ ...item, own: true })),
      ...(peek === null || peek === near
        ? []
        : peekItems(zones, labels.plate(peek).name, runItems(view.runs[peek] ?? [], peek, peekRoom(zones), 84, true))),
    ],
    anchors: { deck: heap.deck, middle: heap.card, ...seatAnchors(places, near, centre(own.runs)) },
    leaves: { pot: seatAnchor(view.turn), card: seatAnchor(view.turn) },
  };
}

type Heap = { width: number; deck: Point; card: Point; chips: Box };

/** Where deck, card and chips lie in the middle. */
function heapIn(middle: Box): Heap {
  const width = clamp(Math.min((middle.height - 40) / 1.4, middle.width * 0.34), 56, 190);
  const { x, y } = centre(middle);
  const room = middle.width / 2 - width * 0.5;
  const chips = box(x + width * 0.6, y - width * 0.7, Math.min(room - 14, width * 1.3), width * 1.4);
  const deck = { x: x - width * 0.5 - Math.min(room * 0.52, width * 0.72), y: y + width * 0.06 };
  return { width, deck, card: { x, y }, chips };
}

function middleItems(view: GeschenktView, labels: Labels, heap: Heap, players: number): Item[] {
  const items: Item[] = deckItems(view, labels, heap);
  if (view.face_up !== null) {
    const face = String(view.face_up);
    const at = pose(heap.card, cardSize(heap.width));
    const spot = view.legal.some((choice) => choice.move === "take") ? "take" : undefined;
    const light = spot ? "playable" : "plain";
    items.push({
      kind: "card",
      key: `card:${face}`,
      face,
      up: true,
      light,
      pose: at,
      tag: face,
      from: "deck",
      wait: 160,
      place: "card",
      z: 30,
      spot,
    });
  }
  const payer = view.order[(view.order.indexOf(view.turn) + players - 1) % players] ?? 0;
  items.push(
    ...chipItems(view.pot, heap.chips, {
      key: "pot",
      width: clamp(heap.width * 0.25, 24, 42),
      mine: false,
      from: seatAnchor(payer),
      place: "pot",
    }),
  );
  if (view.face_up !== null) {
    const width = 120;
    const at = { x: heap.card.x + heap.width / 2 + 18 + width / 2, y: heap.card.y + heap.width * 0.7 - 6 };
    items.push(words("pot:count", labels.pot, at, 15, { label: true, bold: true, ink: "text", align: "left", width }));
  }
  return items;
}

/** The deck: a few cards for its height, and how many are to come. */
function deckItems(view: GeschenktView, labels: Labels, heap: Heap): Item[] {
  const width = Math.min(heap.width * 0.64, (heap.card.x - heap.deck.x - heap.width * 0.5) * 1.7);
  const layers = Math.min(5, Math.ceil(view.deck_left / 5));
  const cards = Array.from({ length: layers }, (_, i): Item => {
    const at = pose({ x: heap.deck.x + i * 1.2, y: heap.deck.y - i * 2.2 }, cardSize(width));
    return { kind: "card", key: `deck:${i}`, face: "", up: false, light: "plain", pose: at, z: i };
  });
  const slot: Item = {
    kind: "mat",
    key: "deck:slot",
    look: "slot",
    text: "",
    pose: pose(heap.deck, cardSize(width)),
    z: -1,
  };
  const count = words("deck:count", labels.toCome, { x: heap.deck.x, y: heap.deck.y + width * 0.7 + 13 }, 13);
  return [...(layers === 0 ? [slot] : cards), { ...count, pose: { ...count.pose, width: width * 1.5 } }];
}

/** A plate and what lies before it. It counts the chips already: where cards need the room, they have all of it. */
function otherItems(view: GeschenktView, labels: Labels, place: SeatPlace, isSlim: boolean): Item[] {
  const { seat, area, plate } = place;
  const rest = box(area.x, plate.y + plate.height + 4, area.width, area.height - plate.height - 4);
  const runs = view.runs[seat] ?? [];
  const shown = plateItem(seat, plate, labels.plate(seat), isSlim);
  const count = view.chips[seat] ?? 0;
  const stacks = box(rest.x, rest.y, Math.min(rest.width * 0.36, Math.max(1, Math.ceil(count / 5)) * 22), rest.height);
  const beside = box(stacks.x + stacks.width + 10, rest.y, rest.width - stacks.width - 10, rest.height);
  if (isSlim || widthOf(runs, READABLE) > beside.width) return [shown, ...runItems(runs, seat, rest, 36, false)];
  const chips = chipItems(count, stacks, { key: `chips:${seat}`, width: 18, mine: false });
  return [shown, ...chips, ...runItems(runs, seat, beside, 36, false)];
}

/** The width of a card whose number can be read across the table. */
const READABLE = 30;

/** What another's runs take with cards of this width. */
function widthOf(runs: readonly (readonly number[])[], width: number): number {
  const behind = runs.reduce((sum, run) => sum + run.length - 1, 0);
  return width * (runs.length + behind * BEHIND);
}

/** The part of a card that shows behind another's run at the least. */
const BEHIND = 0.66;

/** Everybody's runs: the lowest card of a run lies open, the others peep out behind it. */
function runItems(runs: readonly (readonly number[])[], seat: number, zone: Box, most: number, mine: boolean): Item[] {
  const width = Math.min(most, (zone.height - 4) / 1.4);
  const cards = runs.reduce((sum, run) => sum + run.length, 0);
  const rows = mine && cards * width * 0.5 > zone.width * 1.3 ? 2 : 1;
  const size = rows === 2 ? width * 0.66 : width;
  const half = rows === 2 ? Math.ceil(runs.length / 2) : runs.length;
  return Array.from({ length: rows }, (_, row) => {
    const part = runs.slice(row * half, row * half + half);
    const area = box(zone.x, zone.y + (row * zone.height) / rows, zone.width, zone.height / rows);
    return runRow(part, seat, area, size, mine);
  }).flat();
}

function runRow(runs: readonly (readonly number[])[], seat: number, zone: Box, width: number, mine: boolean): Item[] {
  const inner = runs.reduce((sum, run) => sum + run.length - 1, 0);
  const gaps = Math.max(0, runs.length - 1);
  const spare = zone.width - width;
  const gap = Math.min(width * 1.16, Math.max(spare / (gaps + inner * 0.5), width * (mine ? 0.7 : 1)));
  const [least, most] = mine ? [0.4, 0.58] : [BEHIND, 0.92];
  const step = clamp((spare - gaps * gap) / Math.max(inner, 1), width * least, width * most);
  const squeeze = Math.min(1, spare / Math.max(1, gaps * gap + inner * step));
  if (squeeze < 0.9 && width > 20) return runRow(runs, seat, zone, width * 0.9, mine);
  const used = width + (inner * step + gaps * gap) * squeeze;
  let x = zone.x + width / 2 + (mine ? Math.max(0, (zone.width - used) / 2) : 0);
  const items: Item[] = [];
  for (const run of runs) {
    for (const [i, number] of run.entries()) {
      const at = pose({ x, y: zone.y + zone.height / 2 }, cardSize(width));
      items.push(runCard(number, seat, at, mine, items.length));
      x += (i < run.length - 1 ? step : gap) * squeeze;
    }
  }
  return items;
}

function runCard(number: number, seat: number, at: Pose, mine: boolean, place: number): Item {
  const face = String(number);
  return {
    kind: "card",
    key: `run:${seat}:${face}`,
    face,
    up: true,
    light: "plain",
    pose: at,
    follows: face,
    from: "middle",
    mine,
    z: 40 + place,
  };
}

type ChipWants = { key: string; width: number; mine: boolean; spot?: string; from?: string; place?: string };

/** Chips in stacks of five, so that they can be counted; many chips are smaller ones. */
function chipItems(count: number, zone: Box, wants: ChipWants): ChipItem[] {
  const width = chipWidth(count, zone, wants.width);
  const row = perRow(zone, width);
  const rows = rowsOf(count, row);
  const pitch = width * 1.5;
  const top = zone.y + (zone.height - (rows - 1) * pitch) / 2 + width * 0.3;
  return Array.from({ length: count }, (_, i) => {
    const stack = Math.floor(i / 5);
    const x = zone.x + width * 0.56 + (stack % row) * width * 1.14;
    const y = top + Math.floor(stack / row) * pitch - (i % 5) * width * 0.2;
    return {
      kind: "chip",
      key: `${wants.key}:${i}`,
      colour: CHIP,
      pose: pose({ x, y }, { width, height: width }),
      tag: "chip",
      follows: "chip",
      from: wants.from,
      place: wants.place,
      mine: wants.mine,
      z: 50 + Math.floor(stack / row) * 10 + (i % 5),
      spot: wants.spot,
    };
  });
}

/** The widest chips with which all stacks fit. */
function chipWidth(count: number, zone: Box, most: number): number {
  let width = most;
  while (width > 12 && rowsOf(count, perRow(zone, width)) * width * 1.5 + width * 0.4 > zone.height) width -= 1;
  return width;
}

function rowsOf(count: number, row: number): number {
  return Math.max(1, Math.ceil(Math.ceil(count / 5) / row));
}

function perRow(zone: Box, width: number): number {
  return Math.max(1, Math.floor((zone.width + width * 0.14) / (width * 1.14)));
}

/** My runs and my chips share the near side of the table. Where it is another's, their chips lie beside their plate. */
function ownZones({ hand, plate, kind }: Frame, isMine: boolean): { runs: Box; chips: Box } {
  const left = kind === "wide" ? plate.x + plate.width + 16 : hand.x;
  const width = hand.x + hand.width - left;
  const chips = clamp(width * 0.26, 96, 200);
  const [runsFrom, chipsFrom] = isMine ? [left, left + width - chips] : [left + chips + 14, left];
  return {
    runs: box(runsFrom, hand.y, width - chips - 14, hand.height),
    chips: box(chipsFrom, hand.y, chips, hand.height),
  };
}
