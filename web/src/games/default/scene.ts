/**
 * The table of a game for which nobody has drawn one, as a scene made from its places.
 *
 * Theory: a place says where something lies and what it is. In the middle, numbers and words become tickets, and cards,
 * groups and melds are packed side by side; before a seat, what can be said in a word stands on its plate, and cards lie
 * beneath it; what is mine is my hand. A card that leaves my hand for the middle is followed by its face, everything else
 * comes from whoever was to play: so things move by the difference of two scenes, without knowing the game.
 */

import { rowsHeight, type FanWants } from "../../scene/layout/fan";
import { besidePlate, frame, isTall, noHand, type Frame } from "../../scene/layout/frame";
import { box, centre, clamp, type Box, type Size } from "../../scene/geometry";
import { handItems, type Held } from "../../scene/items/hand";
import { peekItems, peekRoom } from "../../scene/items/peek";
import { pack } from "../../scene/layout/pack";
import { cardSize, filling, numbered, pose, TALL, words, type Item, type Light, type Plate, type Scene } from "../../scene/scene";
import { nearSeat, othersOf, placesOf, plateItem, seatAnchor, seatAnchors, type SeatPlace } from "../../scene/layout/seats";

/** Cards that lie together, under one name. */
export type Group = { key: string; title: string; rows: { cards: string[]; stands: string[] }[] };

export type DefaultTable = {
  seats: number;
  order: readonly number[];
  me: number | null;
  plate(seat: number): Plate;
  tickets: { key: string; title: string; value: string }[];
  /** What all share. */
  middle: Group[];
  /** What lies before a seat. */
  before(seat: number): Group[];
  held: Held;
  light(card: string, key: string): Light;
  /** Who was to play before. */
  last: number | null;
  peek: number | null;
};

type Room = { size: Size; prompt: number; actions: number };

/** How the hand lies. */
export function handWants(size: Size): Omit<FanWants, "count"> {
  return isTall(size)
    ? { width: clamp(size.width * 0.17, 62, 92), breath: 0.97, sliver: 28, arc: false }
    : { width: clamp(size.height * 0.13, 64, 104), breath: 0.7, sliver: 28, arc: true };
}

/** The whole table. */
export function defaultScene(table: DefaultTable, room: Room): Scene {
  const zones = zonesFor(table, room);
  const tall = zones.kind === "tall";
  const near = nearSeat(table.order, table.me);
  const places = placesOf(zones, othersOf(table.order, table.me), tall ? 44 : 56);
  const hand = tall ? zones.hand : besidePlate(zones);
  const { tickets, cards } = split(zones, table.tickets.length);
  const last = seatAnchor(table.last ?? near);
  return {
    size: room.size,
    frame: zones,
    items: [
      ...ticketItems(table, tickets),
      ...places.flatMap((place) => seatItems(table, place, tall)),
      plateItem(near, zones.plate, table.plate(near), tall),
      ...groupItems(cards, [...table.middle, ...table.before(near)], { most: tall ? 64 : 92, from: last, place: "middle" }),
      ...closeItems(table, zones),
      ...handItems(hand, table.held, {
        ...handWants(room.size),
        light: table.light,
        from: () => "middle",
        follows: (card) => card,
        tag: (card) => card,
      }),
    ],
    anchors: { middle: centre(cards), ...seatAnchors(places, near, centre(hand)) },
    leaves: { hand: "middle", middle: seatAnchor(near) },
  };
}

function zonesFor(table: DefaultTable, room: Room): Frame {
  const tall = isTall(room.size);
  const others = table.seats - 1;
  const count = table.held.shown.length;
  const showsCards = table.order.some((seat) => seat !== table.me && table.before(seat).length > 0);
  return frame(room.size, {
    others,
    seated: table.me !== null,
    seating: "row",
    seat: {
      width: clamp((room.size.width * 0.94) / Math.max(others, 1) - 8, 96, 232),
      height: showsCards ? clamp(room.size.height * 0.17, 96, 130) : 56,
    },
    stripHeight: showsCards ? 92 : 46,
    middle: tall ? 200 : 150,
    hand:
      count === 0
        ? noHand(room.size)
        : tall
          ? rowsHeight(room.size.width - 16, { ...handWants(room.size), count }) + 18
          : clamp(room.size.height * 0.2, 96, 164),
    prompt: room.prompt,
    actions: room.actions,
  });
}

/** Tickets along the top of the cloth, cards on the rest of it. */
function split({ middle, kind, low }: Frame, count: number): { tickets: Box[]; cards: Box } {
  const [height, columns] = kind === "tall" && !low ? [42, 2] : [46, Math.max(1, Math.floor(middle.width / 180))];
  const width = Math.min(200, (middle.width - 16) / columns - 8);
  const rows = Math.ceil(count / columns);
  const inRow = (row: number): number => Math.min(columns, count - row * columns);
  const tickets = Array.from({ length: count }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const from = middle.x + (middle.width - inRow(row) * (width + 8) + 8) / 2;
    return box(from + column * (width + 8), middle.y + 8 + row * (height + 6), width, height);
  });
  const top = rows * (height + 6) + 12;
  return { tickets, cards: box(middle.x + 10, middle.y + top, middle.width - 20, Math.max(0, middle.height - top - 8)) };
}

function ticketItems(table: DefaultTable, places: readonly Box[]): Item[] {
  return table.tickets.map((ticket, i) => ({
    kind: "ticket",
    ...ticket,
    mark: "",
    strong: false,
    pose: filling(places[i] as Box),
    z: 5,
  }));
}

function seatItems(table: DefaultTable, { seat, area, plate }: SeatPlace, tall: boolean): Item[] {
  const rest = box(area.x, plate.y + plate.height + 3, area.width, area.height - plate.height - 3);
  const groups = table.before(seat).map((group) => ({ ...group, title: "" }));
  const cards = groupItems(rest, groups, { most: tall ? 34 : 48, from: seatAnchor(seat), place: `before:${seat}` });
  return [plateItem(seat, plate, table.plate(seat), tall), ...cards];
}

type Lying = { most: number; from: string; place: string };

/** Groups side by side, with their names over them; cards shrink before one is left out. */
function groupItems(zone: Box, groups: readonly Group[], { most, from, place }: Lying): Item[] {
  const wanted = groups.map(({ key, rows }) => ({ key, melds: rows.map(({ cards }) => cards.length) }));
  const title = groups.some((group) => group.title !== "") ? 18 : 0;
  const packed = pack(zone, wanted, { most: Math.min(most, (zone.height - title) / TALL), least: 26, sliver: 0.5, title });
  return packed.groups.flatMap(({ area, melds, title: high }, g) => {
    const group = groups[g] as Group;
    const label = words(`title:${group.key}`, group.title, { x: centre(area).x, y: area.y + high / 2 }, 13, { width: area.width + 40 });
    const copies = numbered(group.rows.flatMap(({ cards }) => cards));
    const cards = group.rows.flatMap((row, r) => {
      const at = melds[r] ?? { x: area.x, y: area.y };
      const before = group.rows.slice(0, r).reduce((sum, one) => sum + one.cards.length, 0);
      return row.cards.map((card, i): Item => {
        const { key } = copies[before + i] as { key: string };
        const middle = { x: at.x + packed.width / 2 + packed.step * i, y: at.y + (packed.width * TALL) / 2 };
        return {
          kind: "card",
          key: `${place}:${group.key}:${key}`,
          face: card,
          up: true,
          light: "plain",
          pose: pose(middle, cardSize(packed.width)),
          stands: row.stands[i] === card ? undefined : row.stands[i],
          tag: card,
          follows: card,
          from,
          place,
          z: 20 + before + i,
        };
      });
    });
    return group.title === "" ? cards : [label, ...cards];
  });
}

/** Somebody's open cards as large as they go. */
function closeItems(table: DefaultTable, zones: Frame): Item[] {
  const { peek } = table;
  if (peek === null || table.before(peek).length === 0) return [];
  const cards = groupItems(peekRoom(zones), table.before(peek), { most: 78, from: "", place: "peek" });
  return peekItems(zones, table.plate(peek).name, cards);
}
