/** The table of Rook as a scene: the trick in the middle, trump, bid and scores always in sight. */

import type { Room } from "../../canvas/board";
import { rowsHeight, type FanWants } from "../../scene/layout/fan";
import { besidePlate, frame, isTall, noHand, type Frame } from "../../scene/layout/frame";
import { box, centre, clamp, type Box, type Point, type Size } from "../../scene/geometry";
import { handItems, handSpot, type Held } from "../../scene/items/hand";
import {
  cardSize,
  filling,
  pose,
  words,
  type Item,
  type Light,
  type Plate,
  type Scene,
  type TicketItem,
  type WordsItem,
} from "../../scene/scene";
import { nearSeat, othersOf, placesOf, plateItem, seatAnchor, seatAnchors } from "../../scene/layout/seats";
import type { RookView, Trick } from "../../wire/types";

/** The words that stand on the table. */
export type Labels = {
  plate(seat: number): Plate;
  said(seat: number): string;
  tickets: { key: string; title: string; value: string; mark: string; strong: boolean }[];
  nest: string;
  buried: string;
  aside: string;
  /** The round that is over: its bid, and what each team has got. */
  summary: { bid: string; teams: { names: string; got: string }[] } | null;
};

/** What is shown beyond the view: the hand as it is kept, and a trick that has just been won. */
export type Showing = { held: Held; won: Trick | null };

const SEATS = [0, 1, 2, 3];

/** How the hand lies. */
export function handWants(size: Size): Omit<FanWants, "count"> {
  return isTall(size)
    ? { width: clamp(size.width * 0.17, 66, 96), breath: 0.97, sliver: 30, arc: false }
    : { width: 104, breath: 0.62, sliver: 28, arc: true };
}

/** The zones of the table. */
export function rookFrame(room: Room, view: RookView): Frame {
  const tall = isTall(room.size);
  const cards = view.hand.length;
  return frame(room.size, {
    others: 3,
    seated: view.seat !== null,
    seat: { width: clamp(room.size.width * 0.21, 130, 196), height: 60 },
    stripHeight: 48,
    middle: (tall ? 236 : 150) + (view.phase.endsWith("over") ? 70 : 0),
    hand: cards === 0 ? noHand(room.size) : tall
      ? rowsHeight(room.size.width - 16, { ...handWants(room.size), count: cards }) + 20
      : clamp(room.size.height * 0.21, 112, 168),
    prompt: room.prompt,
    actions: room.actions,
  });
}

/** The whole table. */
export function rookScene(view: RookView, labels: Labels, showing: Showing, room: Room): Scene {
  const zones = rookFrame(room, view);
  const tall = zones.kind === "tall";
  const near = nearSeat(SEATS, view.seat);
  const others = othersOf(SEATS, view.seat);
  const places = placesOf(zones, others, 60);
  const { tickets, play } = split(zones, places[1]?.plate ?? zones.middle);
  const hand = tall ? zones.hand : besidePlate(zones);
  const winner = showing.won?.winner ?? view.tricks.findLast((trick) => trick.winner !== null)?.winner ?? null;
  return {
    size: room.size,
    frame: zones,
    items: [
      ...ticketItems(labels, tickets),
      ...places.map(({ seat, plate }) => plateItem(seat, plate, labels.plate(seat), tall)),
      plateItem(near, zones.plate, labels.plate(near), tall),
      ...middleItems(view, labels, showing, play, [near, ...others]),
      ...handItems(hand, showing.held, {
        ...handWants(room.size),
        light: (card) => lightOf(view, card),
        from: () => (view.phase === "discard" ? "middle" : "dealer"),
        follows: (card) => card,
        tag: (card) => card,
        of: String(view.round),
        away: new Set(view.phase === "discard" ? showing.held.chosen.slice(0, 5) : []),
      }),
    ],
    anchors: {
      middle: centre(play),
      ...seatAnchors(places, near, centre(hand)),
      dealer: dealerAt(view, places, near, centre(hand)),
    },
    leaves: {
      trick: winner === null ? "middle" : seatAnchor(winner),
      hand: "middle",
      nest: seatAnchor(view.bidder ?? near),
    },
  };
}

function dealerAt(view: RookView, places: ReturnType<typeof placesOf>, near: number, mine: Point): Point {
  return seatAnchors(places, near, mine)[seatAnchor(view.dealer)] ?? mine;
}

/** Tickets on both sides of my partner, or above the trick on a phone. */
function split({ middle, kind, low, table }: Frame, partner: Box): { tickets: Box[]; play: Box } {
  if (low) return besideTrick(middle);
  if (kind === "tall") {
    const [height, width] = [45, (middle.width - 20) / 2];
    const at = (i: number): Box =>
      box(middle.x + 6 + (i % 2) * (width + 8), middle.y + 6 + Math.floor(i / 2) * (height + 8), width, height);
    return {
      tickets: [0, 1, 2, 3].map(at),
      play: box(middle.x, middle.y + 106, middle.width, middle.height - 106),
    };
  }
  const reach = partner.x - table.x - 24;
  const right = partner.x + partner.width + 12;
  return {
    tickets: [...corner(box(table.x + 12, partner.y, reach, 0), 0), ...corner(box(right, partner.y, reach, 0), 1)],
    play: middle,
  };
}

/** Where there is little height: tickets in a column at the left of the trick. */
function besideTrick(middle: Box): { tickets: Box[]; play: Box } {
  const width = clamp(middle.width * 0.27, 120, 190);
  const height = (middle.height - 12) / 4 - 4;
  return {
    tickets: [0, 1, 2, 3].map((i) => box(middle.x + 6, middle.y + 8 + i * (height + 4), width, height)),
    play: box(middle.x + width + 12, middle.y, middle.width - width - 16, middle.height),
  };
}

/** Two tickets side by side, or one above the other where that would leave them no room; what they don't need of their
 * corner lies at its side towards my partner. */
function corner(at: Box, isRight: 0 | 1): Box[] {
  const beside = at.width >= 290;
  const width = beside ? Math.min((at.width - 8) / 2, 210) : Math.min(at.width, 210);
  const height = beside ? 56 : 46;
  const x = at.x + isRight * (at.width - (beside ? 2 * width + 8 : width));
  return [0, 1].map((i) =>
    beside ? box(x + i * (width + 8), at.y, width, height) : box(x, at.y + i * (height + 6), width, height),
  );
}

function ticketItems(labels: Labels, places: Box[]): TicketItem[] {
  return labels.tickets.map((ticket, i) => ({
    kind: "ticket",
    ...ticket,
    pose: filling(places[i] ?? (places.at(-1) as Box)),
    z: 5,
  }));
}

/** Auction, nest, trick, or what the round has brought. */
function middleItems(view: RookView, labels: Labels, showing: Showing, area: Box, seats: number[]): Item[] {
  if (showing.won) return trickItems(view, showing, area, seats);
  if (view.phase === "auction") return auctionItems(labels, area, seats);
  if (view.phase === "discard" && view.nest.length > 0) return asideItems(labels, showing.held, area);
  if (view.phase === "discard" || view.phase === "trump") return nestItems(labels, area);
  if (view.phase === "play" || view.phase === "correct") return trickItems(view, showing, area, seats);
  return summaryItems(view, labels, area);
}

/** Where each seat's card lies, mine first, then clockwise. */
function crossOf(area: Box): { at: Point[]; width: number } {
  const width = clamp(Math.min((area.height - 12) / 2.62, area.width / 3.1), 44, 112);
  const { x, y } = centre(area);
  const [dx, dy] = [width * 1.02, width * 0.6];
  return {
    at: [
      { x, y: y + dy },
      { x: x - dx, y },
      { x, y: y - dy },
      { x: x + dx, y },
    ],
    width,
  };
}

/** The part of a card's size that its empty place has: cards of a trick overlap, places don't. */
const SLOT = 0.8;

function trickItems(view: RookView, { won }: Showing, area: Box, seats: number[]): Item[] {
  const { at, width } = crossOf(area);
  const number = view.tricks.filter((trick) => trick.winner !== null).length - (won ? 1 : 0);
  return seats.map((seat, i): Item => {
    const card = won ? won.cards[(seat - won.leader + 4) % 4] : (view.table[seat] ?? null);
    const spot = at[i] as Point;
    const key = `${view.round}:${number}:${seat}`;
    if (!card)
      return { kind: "mat", key: `slot:${seat}`, look: "slot", text: "", pose: pose(spot, cardSize(width * SLOT)), z: 0 };
    const light: Light = won?.winner === seat ? "winner" : won ? "dim" : "plain";
    return {
      kind: "card",
      key: `trick:${key}`,
      face: card,
      up: true,
      light,
      pose: pose(spot, cardSize(width), { turn: (seat - 1.5) * 0.04, lift: light === "winner" ? 1 : 0 }),
      follows: card,
      from: seatAnchor(seat),
      place: "trick",
      mine: i === 0,
      z: 40 + orderOf(view, won, seat),
    };
  });
}

function orderOf(view: RookView, won: Trick | null, seat: number): number {
  const leader = won?.leader ?? view.tricks.at(-1)?.leader ?? 0;
  return (seat - leader + 4) % 4;
}

/** Words on the dark cloth stand on a label of their own. */
const ON_CLOTH = { label: true, ink: "text" } as const;

/** What everybody has said, around the nest. */
function auctionItems(labels: Labels, area: Box, seats: number[]): Item[] {
  const { at, width } = crossOf(area);
  const said = seats.map((seat, i): WordsItem => {
    const { x, y } = at[i] as Point;
    const down = i === 0 ? width * 0.5 : i === 2 ? -width * 0.5 : 0;
    return words(
      `said:${seat}`,
      labels.said(seat),
      { x: x + (i % 2 ? (i === 1 ? -1 : 1) * width * 0.2 : 0), y: y + down },
      17,
      { ...ON_CLOTH, bold: true },
    );
  });
  return [...nestPile(area, width * 0.72), ...said];
}

/** Five places for the cards to be laid aside; what is chosen lies there already. */
function asideItems(labels: Labels, held: Held, area: Box): Item[] {
  const width = clamp(Math.min(area.width / 5.8, area.height * 0.4), 40, 96);
  const { x, y } = centre(area);
  const at = (i: number): Point => ({ x: x + (i - 2) * width * 1.1, y });
  const slots = Array.from({ length: 5 }, (_, i): Item => ({
    kind: "mat",
    key: `aside:${i}`,
    look: "slot",
    text: "",
    pose: pose(at(i), cardSize(width)),
    z: 1,
  }));
  const chosen = held.chosen.slice(0, 5).flatMap((key, i): Item[] => {
    const card = held.shown.find((one) => one.key === key)?.card;
    return card
      ? [
          {
            kind: "card",
            key: `aside-card:${key}`,
            face: card,
            up: true,
            light: "chosen",
            pose: pose(at(i), cardSize(width)),
            tag: card,
            follows: card,
            mine: true,
            z: 50 + i,
            spot: handSpot(key),
          },
        ]
      : [];
  });
  const label = words("aside:label", labels.aside, { x, y: y - width * 0.7 - 18 }, 15, ON_CLOTH);
  return [label, ...slots, ...chosen].map((item) => ({ ...item, own: true }));
}

function nestItems(labels: Labels, area: Box): Item[] {
  const { width } = crossOf(area);
  const { x, y } = centre(area);
  return [...nestPile(area, width * 0.8), words("nest:label", labels.nest, { x, y: y + width * 0.8 }, 15, ON_CLOTH)];
}

function nestPile(area: Box, width: number): Item[] {
  const { x, y } = centre(area);
  return Array.from({ length: 5 }, (_, i): Item => {
    const turn = (i - 2) * 0.13;
    return {
      kind: "card",
      key: `nest:${i}`,
      face: "",
      up: false,
      light: "plain",
      pose: pose({ x: x + (i - 2) * width * 0.2, y: y + Math.abs(i - 2) * 3 }, cardSize(width), { turn }),
      from: "dealer",
      place: "nest",
      z: 20 + i,
    };
  });
}

/** The end of a round: the cards that were laid aside, and what each team got. */
function summaryItems(view: RookView, labels: Labels, area: Box): Item[] {
  const shown = view.phase === "auction" ? [] : (view.buried ?? []);
  const width = clamp(Math.min(area.width / 6.2, area.height * 0.3), 34, 84);
  const { x } = centre(area);
  const top = area.y + 22;
  const cards = shown.map((card, i): Item => ({
    kind: "card",
    key: `buried:${card}`,
    face: card,
    up: true,
    light: "plain",
    pose: pose({ x: x + (i - (shown.length - 1) / 2) * width * 1.1, y: top + 12 + width * 0.7 }, cardSize(width)),
    from: "middle",
    z: 30 + i,
  }));
  const title = shown.length ? [words("buried:label", labels.buried, { x, y: top - 4 }, 14, ON_CLOTH)] : [];
  const below = shown.length ? top + width * 1.4 + 32 : area.y + LINE;
  const isNarrow = area.width < ONE_LINE && below + NARROW_LINES * LINE <= area.y + area.height;
  const told = summaryLines(labels.summary, isNarrow);
  const from = shown.length ? below : centre(area).y - (told.length * LINE) / 2;
  const lines = told.map(({ text, bold }, i) =>
    words(`summary:${i}`, text, { x, y: from + i * LINE }, 15, { ...ON_CLOTH, bold, width: area.width - 30 }),
  );
  return [...title, ...cards, ...lines];
}

/** A cloth of less width has names and points of a team one above the other, if there is height for so many lines. */
const ONE_LINE = 520;
const NARROW_LINES = 5;
const LINE = 28;

function summaryLines(summary: Labels["summary"], isNarrow: boolean): { text: string; bold: boolean }[] {
  if (!summary) return [];
  const teams = summary.teams.flatMap(({ names, got }) =>
    isNarrow ? [{ text: names, bold: true }, { text: got, bold: false }] : [{ text: `${names} · ${got}`, bold: false }],
  );
  return [{ text: summary.bid, bold: true }, ...teams];
}

function lightOf(view: RookView, card: string): Light {
  if (view.nest.includes(card)) return "fresh";
  if (view.playable.length === 0) return "plain";
  return view.playable.includes(card) ? "playable" : "dim";
}
