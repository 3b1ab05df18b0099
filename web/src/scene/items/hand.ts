/** The player's own hand on the table: where its cards lie, and which of them is lifted, chosen or dragged. */

import { fan, type FanWants } from "../layout/fan";
import type { Box, Point } from "../geometry";
import type { CardItem, Item, Light, Pose } from "../scene";

/** A hand as the player keeps it. */
export type Held = {
  shown: readonly { card: string; key: string }[];
  focus: string | null;
  chosen: readonly string[];
  drag: { key: string; at: Point } | null;
};

export type HandWants = Omit<FanWants, "count"> & {
  light(card: string, key: string): Light;
  /** Where new cards come from, and what they may follow. */
  from(card: string): string;
  follows(card: string): string | undefined;
  tag(card: string): string | undefined;
  /** Cards that lie elsewhere for now, for instance in a draft. */
  away?: ReadonlySet<string>;
  /** What tells this hand from the next one, where whole hands are passed on. */
  of?: string;
};

/** The touch on a card of the hand. */
export function handSpot(key: string): string {
  return `hand:${key}`;
}

/** The key of the card that a spot means, if it is one of the hand. */
export function keyOfSpot(spot: string | null): string | null {
  return spot?.startsWith("hand:") ? spot.slice("hand:".length) : null;
}

/** The cards of the hand as they lie. */
export function handItems(zone: Box, held: Held, wants: HandWants): CardItem[] {
  const here = held.shown.filter(({ key }) => !wants.away?.has(key));
  const poses = fan(zone, { ...wants, count: here.length });
  return here.map(({ card, key }, i) => {
    const chosen = held.chosen.includes(key);
    const light = chosen ? "chosen" : wants.light(card, key);
    const dragged = held.drag?.key === key ? held.drag : null;
    const resting = poses[i] as Pose;
    return {
      kind: "card",
      key: `hand${wants.of ?? ""}:${key}`,
      face: card,
      up: true,
      light,
      pose: dragged ? underFinger(resting, dragged.at) : lifted(resting, held.focus === key, chosen),
      instant: dragged !== null,
      tag: wants.tag(card),
      follows: wants.follows(card),
      from: wants.from(card),
      place: "hand",
      mine: true,
      z: 100 + i + (held.focus === key ? 60 : 0) + (dragged ? 200 : 0),
      spot: handSpot(key),
      touch: { pose: resting, z: 100 + i },
    };
  });
}

function lifted(at: Pose, focused: boolean, chosen: boolean): Pose {
  const rise = (focused ? 0.1 : 0) + (chosen ? 0.12 : 0);
  const grow = focused ? 1.07 : 1;
  if (!rise) return at;
  return {
    ...at,
    y: at.y - at.height * rise,
    width: at.width * grow,
    height: at.height * grow,
    turn: focused ? 0 : at.turn,
    lift: 1,
  };
}

function underFinger(at: Pose, finger: Point): Pose {
  return { ...at, x: finger.x, y: finger.y - at.height * 0.2, turn: 0, lift: 1 };
}

/** The same things, with a light on the cards of the hand that a written move names, each as often as it does. */
export function pointedAt(items: readonly Item[], move: string): Item[] {
  const named = move.split(/[\s,;+]+/);
  return items.map((item) => {
    if (item.kind !== "card" || item.place !== "hand" || item.light === "chosen") return item;
    const at = named.indexOf(item.face);
    if (at < 0) return item;
    named.splice(at, 1);
    return { ...item, light: "winner" };
  });
}
