/**
 * A scene: everything that lies on the drawn table, where it lies, and what can be touched.
 * It knows neither rules nor a 2D context: a game makes it from a view, the canvas draws it.
 */

import type { Box, Point, Size } from "./geometry";
import type { Frame } from "./layout/frame";

/** Where and how something lies: its middle, its size, its turn in radians, and how far it is lifted (0 to 1). */
export type Pose = Point & Size & { turn: number; alpha: number; lift: number };

/** How a card is lit: it may be played, it may not, it is chosen, it has just won, it has just come. */
export type Light = "plain" | "playable" | "dim" | "chosen" | "winner" | "fresh";

type Lying = {
  /** One of a kind within a scene; the same thing keeps it from scene to scene while it stays in its place. */
  key: string;
  pose: Pose;
  /** What it can be followed as when it leaves its place, and what it follows when it comes to one. */
  tag?: string | undefined;
  follows?: string | undefined;
  /** The anchor it comes from when nothing is followed; without one it simply appears. */
  from?: string | undefined;
  /** The place it lies in: the next scene may say where everything goes that leaves that place. */
  place?: string | undefined;
  /** Whether its motion is the player's own, and how long it waits before it moves. */
  mine?: boolean;
  wait?: number;
  /** It is only seen on its way. */
  ghost?: boolean;
  /** It is still shown where the table stands on a screen of its own, and this device is only a hand. */
  own?: boolean;
  /** It is where it is at once: under the finger that drags it. */
  instant?: boolean;
  /** What lies higher is drawn later. */
  z?: number;
  /** What a touch on it means; nothing if it can't be touched. */
  spot?: string | undefined;
  /** Where it is touched, if not where it is drawn: a lifted card doesn't take the room of its neighbours. */
  touch?: { pose: Pose; z: number };
};

/** A card with its face up or down. */
export type CardItem = Lying & {
  kind: "card";
  face: string;
  up: boolean;
  light: Light;
  /** What a wild card stands for, written on its corner. */
  stands?: string | undefined;
};

/** A counter of the game: a chip. */
export type ChipItem = Lying & { kind: "chip"; colour: string };

/** Words on the table. */
export type WordsItem = Lying & {
  kind: "words";
  text: string;
  size: number;
  family: "title" | "text";
  ink: "text" | "soft" | "accent" | "paper" | "table";
  align: "left" | "centre" | "right";
  bold?: boolean;
  /** Written on a small label instead of on the bare table. */
  label?: boolean;
};

/** Who sits where, and how they are doing. */
export type Plate = {
  seat: number;
  name: string;
  /** One line beneath the name, for instance points; and its short form where there is little room. */
  note: string;
  brief: string;
  /** How much of what somebody has: cards in the hand, chips. */
  count: number | null;
  counted: "cards" | "chips";
  /** What is left of a few, as dots: buys. */
  dots: { left: number; of: number } | null;
  active: boolean;
  me: boolean;
  /** Part of the clock that is left, or nothing without a clock. */
  clock: { left: number; of: number; since: number } | null;
  presence: "here" | "gone" | "left" | "bot";
  /** The side somebody plays for, where there are sides. */
  team: number | null;
  badge: string;
};

export type PlateItem = Lying & { kind: "plate"; plate: Plate; compact: boolean };

/** A place on the table that is marked out: an empty pile, a place to drop cards, a group of melds. */
export type MatItem = Lying & { kind: "mat"; look: "slot" | "group" | "target" | "chosen" | "sheet"; text: string };

/** A strip of paper with a title and what it says: trump, the bid, the contract of the round. */
export type TicketItem = Lying & {
  kind: "ticket";
  title: string;
  value: string;
  /** A sign that the game draws before the words. */
  mark: string;
  strong: boolean;
};

/** Something that only one game knows how to draw. */
export type OwnItem = Lying & { kind: "own"; name: string; text: string; number: number; light: Light };

export type Item = CardItem | ChipItem | WordsItem | PlateItem | MatItem | TicketItem | OwnItem;

export type Scene = {
  size: Size;
  frame: Frame;
  items: Item[];
  /** Named points from which things come and to which they go: a pile, a seat. */
  anchors: Record<string, Point>;
  /** For each place the anchor to which things go that have left it. */
  leaves: Record<string, string>;
  /** Whether cards of the hand have to be seen whole. */
  wholeCards?: boolean;
};

/** A pose that lies flat around a point. */
export function pose(at: Point, size: Size, more: Partial<Pose> = {}): Pose {
  return { x: at.x, y: at.y, width: size.width, height: size.height, turn: 0, alpha: 1, lift: 0, ...more };
}

/** The pose that fills a box. */
export function filling(at: Box): Pose {
  return pose({ x: at.x + at.width / 2, y: at.y + at.height / 2 }, at);
}

/** The height of a card for one unit of its width. */
export const TALL = 1.4;

/** The size of a card of this width. */
export function cardSize(width: number): Size {
  return { width, height: width * TALL };
}

/** Cards with a number behind each, counting its twins, so that equal cards can be told apart within one place. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}/${copy}` };
  });
}

export type WordsWants = Partial<Pick<WordsItem, "label" | "bold" | "ink" | "align" | "z">> & { width?: number };

/** A line of words around a point, as wide as it may be. */
export function words(key: string, text: string, at: Point, size: number, wants: WordsWants = {}): WordsItem {
  const { width = 200, ...more } = wants;
  return {
    kind: "words",
    key,
    text,
    size,
    family: "text",
    ink: "table",
    align: "centre",
    pose: pose(at, { width, height: size }),
    z: 60,
    ...more,
  };
}
