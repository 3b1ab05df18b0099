/** The table of Sushi Go! as a scene: hands that go round, and everybody's dishes by kind. */

import type { Room } from "../../canvas/board";
import { rowsHeight, type FanWants } from "../../scene/layout/fan";
import { besidePlate, frame, isTall, noHand, type Frame } from "../../scene/layout/frame";
import { box, centre, clamp, type Box, type Point, type Size } from "../../scene/geometry";
import { handItems, type Held } from "../../scene/items/hand";
import { pack } from "../../scene/layout/pack";
import { peekItems, peekRoom } from "../../scene/items/peek";
import {
  TALL,
  cardSize,
  filling,
  pose,
  words,
  type CardItem,
  type Item,
  type Light,
  type Plate,
  type Scene,
  type TicketItem,
} from "../../scene/scene";
import { nearSeat, othersOf, placesOf, plateItem, seatAnchor, seatAnchors, type SeatPlace } from "../../scene/layout/seats";
import type { SushiGoView } from "../../wire/types";

/** The words that stand on the table. */
export type Labels = { plate(seat: number): Plate; tickets: { key: string; title: string; value: string }[] };

/** How the hand lies: whole cards side by side. */
export function handWants(size: Size): Omit<FanWants, "count"> {
  const width = clamp(size.width * 0.18, 58, 104);
  return isTall(size)
    ? { width, breath: 1.03, sliver: width * 0.86, arc: false, rowStep: 1.04 }
    : { width: 112, breath: 1.03, sliver: 60, arc: true };
}

/** The whole table. */
export function sushiScene(view: SushiGoView, labels: Labels, held: Held, peek: number | null, room: Room): Scene {
  const zones = zonesFor(view, room);
  const tall = zones.kind === "tall";
  const order = view.collections.map((_, seat) => seat);
  const near = nearSeat(order, view.seat);
  const others = othersOf(order, view.seat);
  const places = placesOf(zones, others, tall ? 34 : 50);
  const hand = tall ? zones.hand : besidePlate(zones);
  const mine = ownPlace(zones, view.seat !== null);
  const anchors = seatAnchors(places, near, centre(mine));
  return {
    size: room.size,
    frame: zones,
    items: [
      ...ticketItems(labels, zones),
      arrow(view, zones),
      ...places.flatMap((place) => otherItems(view, labels, place, tall)),
      plateItem(near, zones.plate, labels.plate(near), tall),
      ...keptItems(view, near, mine, tall ? 76 : 108, true),
      ...(view.seat === null ? [ownerOf(labels.plate(near).name, mine)] : []),
      ...handItems(hand, held, {
        ...handWants(room.size),
        light: (card, key) => lightOf(view, card, key),
        from: () => (view.turn === 1 ? "middle" : seatAnchor(giver(view, order, near))),
        follows: () => undefined,
        tag: (card) => tagOf(view.round, view.turn, card),
        of: `${view.round}.${view.turn}`,
      }).map((item) => ({ ...item, wait: view.turn === 1 ? 0 : 160 })),
      ...(peek === null || peek === near
        ? []
        : peekItems(zones, labels.plate(peek).name, keptItems(view, peek, peekRoom(zones), 76, false))),
    ],
    anchors: { middle: centre(zones.middle), ...anchors },
    leaves: { hand: seatAnchor(taker(view, order, near)) },
    wholeCards: true,
  };
}

function zonesFor(view: SushiGoView, room: Room): Frame {
  const tall = isTall(room.size);
  const others = view.collections.length - 1;
  const seated = view.seat !== null;
  return frame(room.size, {
    others,
    seated,
    seat: {
      width: clamp(room.size.width * 0.23, 170, 290),
      height: seated ? clamp(room.size.height * 0.17, 106, 136) : clamp(room.size.height * 0.24, 106, 168),
    },
    stripHeight: others > 2 ? 92 : 108,
    middle: tall ? 180 : 170,
    hand: view.hand.length === 0 ? noHand(room.size) : tall ? rowsHeight(room.size.width - 16, { ...handWants(room.size), count: view.hand.length }) + 6 : clamp(room.size.height * 0.22, 120, 172),
    prompt: room.prompt,
    actions: room.actions,
  });
}

/** The width of the column of tickets on a low table. */
const BESIDE = 128;

/** The height that a name takes where nobody sits and the nearest player's dishes lie on the mat. */
const NAMED = 26;

function ownerOf(name: string, { x, y, width, height }: Box): Item {
  return words("near:name", name, { x: x + width / 2, y: y + height + NAMED / 2 }, 14, { label: true, bold: true, ink: "text", width });
}

/** My dishes lie on the near half of the mat; on a low table beside the tickets. */
function ownPlace(zones: Frame, seated: boolean): Box {
  const place = dishesPlace(zones);
  return seated ? place : { ...place, height: place.height - NAMED };
}

function dishesPlace(zones: Frame): Box {
  const { middle, kind, low } = zones;
  if (low) return box(middle.x + BESIDE + 6, middle.y + 6, middle.width - BESIDE - 12, middle.height - 12);
  const top = kind === "tall" ? 62 : isNarrow(zones) ? 110 : 74;
  const width = Math.min(middle.width - 20, 700);
  return box(middle.x + (middle.width - width) / 2, middle.y + top, width, middle.height - top - 10);
}

/** Whether a wide table has no room for an arrow between its tickets. */
function isNarrow({ middle, kind }: Frame): boolean {
  return kind === "wide" && middle.width < 440;
}

function ticketItems(labels: Labels, { middle, kind, low }: Frame): TicketItem[] {
  const below = (i: number): Box => box(middle.x + 8, middle.y + 8 + i * 42, BESIDE - 16, 38);
  const [width, height] = kind === "tall" ? [112, 44] : [136, 50];
  const { x } = centre(middle);
  const reach = Math.min(middle.width, 720) / 2 - width / 2 - 12;
  return labels.tickets.map((ticket, i) => ({
    kind: "ticket",
    ...ticket,
    mark: "",
    strong: false,
    pose: filling(low ? below(i) : box(x + (i ? reach : -reach) - width / 2, middle.y + 10, width, height)),
    z: 5,
  }));
}

/** Which way hands go: between the tickets, or beneath them where there is no room. */
function arrow(view: SushiGoView, zones: Frame): Item {
  const { middle, kind, low } = zones;
  const width = kind === "tall" ? 60 : isNarrow(zones) ? 84 : 120;
  const down = kind === "tall" ? 34 : isNarrow(zones) ? 88 : 36;
  const middled = { x: centre(middle).x, y: middle.y + down };
  const beside = { x: middle.x + BESIDE / 2, y: middle.y + 112 };
  const at = pose(low ? beside : middled, { width, height: width * 0.4 });
  return {
    kind: "own",
    key: `arrow:${view.direction}`,
    name: "arrow",
    text: view.direction,
    number: 0,
    light: "plain",
    pose: at,
    z: 1,
  };
}

function otherItems(view: SushiGoView, labels: Labels, { seat, area, plate }: SeatPlace, tall: boolean): Item[] {
  const rest = box(area.x, plate.y + plate.height + 3, area.width, area.height - plate.height - 3);
  return [plateItem(seat, plate, labels.plate(seat), tall), ...keptItems(view, seat, rest, tall ? 40 : 56, false)];
}

/** The dishes of a seat by kind; a nigiri lies on its wasabi. */
function keptItems(view: SushiGoView, seat: number, zone: Box, most: number, mine: boolean): CardItem[] {
  const groups = view.collections[seat] ?? [];
  const width = Math.min(most, (zone.height - 8) / TALL);
  const packed = pack(zone, groups.length ? [{ key: "", melds: groups.map((group) => group.length) }] : [], {
    most: width,
    least: 18,
    sliver: 0.4,
    title: 0,
  });
  const melds = packed.groups[0]?.melds ?? [];
  const fresh = [...(view.revealed[seat] ?? [])];
  const count = new Map<string, number>();
  return groups.flatMap((group, g) => {
    const from = melds[g] ?? { x: zone.x, y: zone.y };
    return group.map((card, i): CardItem => {
      const copy = count.get(card) ?? 0;
      count.set(card, copy + 1);
      const isFresh = i === group.length - 1 && fresh.includes(card);
      if (isFresh) fresh.splice(fresh.indexOf(card), 1);
      return {
        kind: "card",
        key: `kept:${seat}:${card}:${copy}`,
        face: card,
        up: true,
        light: isFresh ? "fresh" : "plain",
        pose: lyingAt(from, group, i, packed.width, packed.step),
        follows: mine && isFresh ? tagOf(...before(view), card) : undefined,
        from: seatAnchor(seat),
        place: "kept",
        mine,
        z: 30 + g * 12 + i,
      };
    });
  });
}

function lyingAt(from: Point, group: readonly string[], place: number, width: number, step: number) {
  const onWasabi = group[0] === "wasabi" && place === 1;
  const at = {
    x: from.x + width / 2 + step * place * (onWasabi ? 0.7 : 1),
    y: from.y + (width * TALL) / 2 + (onWasabi ? width * 0.16 : 0),
  };
  return pose(at, cardSize(onWasabi ? width * 0.88 : width), { turn: onWasabi ? 0.1 : 0 });
}

/** The turn whose picks have just been revealed. */
function before(view: SushiGoView): [number, number] {
  return view.turn > 1 ? [view.round, view.turn - 1] : [view.round, view.turn];
}

function tagOf(round: number, turn: number, card: string): string {
  return `${round}.${turn}:${card}`;
}

/** Whom my hand goes to, and from whom the next one comes. */
function taker(view: SushiGoView, order: readonly number[], me: number): number {
  return (me + (view.direction === "right" ? order.length - 1 : 1)) % order.length;
}

function giver(view: SushiGoView, order: readonly number[], me: number): number {
  return (me + (view.direction === "right" ? 1 : order.length - 1)) % order.length;
}

function lightOf(view: SushiGoView, card: string, key: string): Light {
  if (view.picked.length > 0) {
    const copy = Number(key.split("/")[1]);
    return copy < view.picked.filter((one) => one === card).length ? "chosen" : "dim";
  }
  return view.legal.some(({ move }) => move === `pick ${card}`) ? "playable" : "plain";
}
