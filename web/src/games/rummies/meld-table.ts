/** A table of melds, for the rummies of the house: piles and tickets on one side, everybody's melds on the other. */

import { EMPTY } from "./draft";
import { rowsHeight, type FanWants } from "../../scene/layout/fan";
import { besidePlate, frame, isTall, noHand, type Frame } from "../../scene/layout/frame";
import { box, centre, clamp, type Box, type Point, type Size } from "../../scene/geometry";
import { handItems, type Held } from "../../scene/items/hand";
import { meldItems, type MeldsShown } from "./melds";
import { peekItems, peekRoom } from "../../scene/items/peek";
import { drawnGhost, pileItems, type PilesShown } from "../../scene/items/piles";
import { filling, words, type Item, type Light, type Plate, type Scene, type TicketItem } from "../../scene/scene";
import { nearSeat, othersOf, placesOf, plateItem, seatAnchor, seatAnchors } from "../../scene/layout/seats";

export type MeldTable = {
  seats: number;
  me: number | null;
  plate(seat: number): Plate;
  tickets: { key: string; title: string; value: string; mark: string; strong: boolean }[];
  piles: Omit<PilesShown, "draw" | "discard" | "width" | "from">;
  melds: Omit<MeldsShown, "most" | "from">;
  held: Held;
  /** The cards of the hand that lie in the draft. */
  away: ReadonlySet<string>;
  light(card: string, key: string): Light;
  /** The card I have just drawn, and where it lay. */
  drawn: { card: string; from: "draw" | "discard" } | null;
  /** Who played last, and who has just got more cards. */
  last: number;
  gained: { seat: number; key: string; bought: boolean } | null;
  /** What tells this deal from the next. */
  deal: string;
  /** Words in the middle while there are no melds. */
  empty: string;
  /** Whose melds are looked at closely. */
  peek: number | null;
};

export type Room = { size: Size; prompt: number; actions: number };

/** How the hand lies. */
export function handWants(size: Size): Omit<FanWants, "count"> {
  return isTall(size)
    ? { width: clamp(size.width * 0.16, 62, 92), breath: 0.97, sliver: 28, arc: false }
    : { width: 102, breath: 0.6, sliver: 26, arc: true };
}

/** The whole table. */
export function meldTableScene(table: MeldTable, room: Room): Scene {
  const zones = zonesFor(table, room);
  const tall = zones.kind === "tall";
  const order = Array.from({ length: table.seats }, (_, seat) => seat);
  const near = nearSeat(order, table.me);
  const places = placesOf(zones, othersOf(order, table.me), 56);
  const hand = tall ? zones.hand : besidePlate(zones);
  const { piles, tickets, melds } = split(zones, table);
  const anchors = {
    draw: piles.draw,
    discard: piles.discard,
    hand: centre(hand),
    middle: centre(zones.middle),
    ...seatAnchors(places, near, centre(hand)),
  };
  return {
    size: room.size,
    frame: zones,
    items: [
      ...places.map(({ seat, plate }) => plateItem(seat, plate, table.plate(seat), tall)),
      plateItem(near, zones.plate, table.plate(near), tall),
      ...ticketItems(table, tickets),
      ...pileItems({ ...table.piles, ...piles, from: seatAnchor(table.last) }),
      ...meldItems(melds, { ...table.melds, most: tall ? 56 : table.me === null ? 120 : 84, from: () => seatAnchor(table.last) }),
      ...emptyWords(table, melds),
      ...ghosts(table, anchors, piles.width),
      ...closeItems(table, zones),
      ...handItems(hand, table.held, {
        ...handWants(room.size),
        light: table.light,
        from: (card) => (table.drawn?.card === card ? table.drawn.from : "draw"),
        follows: (card) => card,
        tag: (card) => card,
        away: table.away,
        of: table.deal,
      }),
    ],
    anchors,
    leaves: { discard: table.gained ? seatAnchor(table.gained.seat) : "draw", hand: "draw" },
  };
}

function zonesFor(table: MeldTable, room: Room): Frame {
  const count = table.held.shown.length - table.away.size;
  return frame(room.size, {
    others: table.seats - 1,
    seated: table.me !== null,
    seating: "row",
    seat: {
      width: clamp((room.size.width * 0.94) / Math.max(table.seats - 1, 1) - 8, 96, 232),
      height: 56,
    },
    stripHeight: 46,
    middle: isTall(room.size) ? 230 : 190,
    hand: count === 0 ? noHand(room.size) : isTall(room.size)
      ? rowsHeight(room.size.width - 16, { ...handWants(room.size), count }) + 18
      : clamp(room.size.height * 0.2, 108, 164),
    prompt: room.prompt,
    actions: room.actions,
  });
}

type Split = { piles: { draw: Point; discard: Point; width: number }; tickets: Box; melds: Box };

/** Piles and tickets at the left of the melds, or above them on a phone. */
function split({ middle, kind, low }: Frame, table: MeldTable): Split {
  if (low) return inOneRow(middle);
  if (kind === "tall" || isCrowded(table, middle)) {
    const width = clamp(middle.height * 0.17, 40, 60);
    const y = middle.y + 12 + width * 0.7;
    const left = middle.x + 14 + width / 2;
    const top = width * 1.4 + 38;
    return {
      piles: { draw: { x: left, y }, discard: { x: left + width * 1.3, y }, width },
      tickets: box(
        left + width * 2.05,
        middle.y + 10,
        middle.x + middle.width - left - width * 2.05 - 10,
        width * 1.4 + 6,
      ),
      melds: box(middle.x + 6, middle.y + top, middle.width - 12, middle.height - top - 6),
    };
  }
  const side = clamp(middle.width * 0.3, 190, 250);
  const height = table.tickets.length * 50 + 10;
  const width = clamp(Math.min((middle.height - height - 56) / 1.4, side * 0.4), 44, 92);
  const x = middle.x + side / 2 + 8;
  const y = middle.y + 22 + height + width * 0.7;
  return {
    piles: { draw: { x: x - width * 0.62, y }, discard: { x: x + width * 0.62, y }, width },
    tickets: box(middle.x + 18, middle.y + 20, side - 20, height - 10),
    melds: box(middle.x + side + 14, middle.y + 22, middle.width - side - 28, middle.height - 44),
  };
}

/** Where there is little height: piles, tickets and melds side by side. */
function inOneRow(middle: Box): Split {
  const width = clamp((middle.height - 44) / 1.4, 36, 60);
  const y = middle.y + 12 + width * 0.7;
  const left = middle.x + 14 + width / 2;
  const tickets = box(left + width * 2, middle.y + 12, 150, middle.height - 24);
  const from = tickets.x + tickets.width + 10;
  return {
    piles: { draw: { x: left, y }, discard: { x: left + width * 1.25, y }, width },
    tickets,
    melds: box(from, middle.y + 8, middle.x + middle.width - from - 8, middle.height - 16),
  };
}

/** Many melds on a table that isn't large want its whole width. */
function isCrowded({ melds }: MeldTable, middle: Box): boolean {
  return melds.melds.length * 17_000 > middle.width * middle.height;
}

function ticketItems(table: MeldTable, area: Box): TicketItem[] {
  const count = Math.max(table.tickets.length, 1);
  const height = clamp((area.height - 6 * (count - 1)) / count, 24, 46);
  return table.tickets.map((ticket, i) => ({
    kind: "ticket",
    ...ticket,
    pose: filling(box(area.x, area.y + i * (height + 6), area.width, height)),
    z: 5,
  }));
}

function emptyWords(table: MeldTable, area: Box): Item[] {
  if (table.melds.melds.length > 0 || table.melds.draft.parts.length > 0) return [];
  return [words("empty", table.empty, centre(area), 15, { width: area.width - 40, z: 1 })];
}

/** One player's melds as large as they go. */
function closeItems(table: MeldTable, zones: Frame): Item[] {
  const { peek, melds } = table;
  if (peek === null) return [];
  const theirs = melds.melds.map((meld) => (meld.owner === peek ? meld : { ...meld, cards: [], stands: [] }));
  const cards = meldItems(peekRoom(zones), {
    ...melds,
    melds: theirs,
    draft: EMPTY,
    live: false,
    most: 78,
    from: () => "",
  });
  return peekItems(
    zones,
    melds.title(peek),
    cards.filter((item) => item.kind === "card"),
  );
}

/** What others draw flies to them hidden; a buyer gets a hidden card with the bought one. */
function ghosts(table: MeldTable, anchors: Record<string, Point>, width: number): Item[] {
  const { gained } = table;
  const to = gained && gained.seat !== table.me ? anchors[seatAnchor(gained.seat)] : undefined;
  return gained && to ? [drawnGhost(gained.key, to, width, "draw")] : [];
}
