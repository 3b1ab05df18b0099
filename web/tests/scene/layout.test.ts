/** Nothing is cut off, nothing lies on another, everything can be read. */

import { describe, expect, test } from "vitest";
import { fan, placeAt } from "../../src/scene/layout/fan";
import { frame, ring, type Wants } from "../../src/scene/layout/frame";
import { bottom, box, overlap, right, type Box } from "../../src/scene/geometry";
import { handItems, pointedAt } from "../../src/scene/items/hand";
import { hit, topmost } from "../../src/scene/hit-test";
import { arranged, dragged } from "../../src/scene/items/sorting";
import { pack } from "../../src/scene/layout/pack";
import { cardSize, numbered, pose, type CardItem, type Scene } from "../../src/scene/scene";
import { othersOf } from "../../src/scene/layout/seats";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 960, height: 700 },
  { width: 820, height: 620 },
  { width: 1600, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
];

const wants = (others: number, width: number): Wants => ({
  others,
  seated: true,
  seat: { width: Math.min(176, width * 0.19), height: 60 },
  stripHeight: 58,
  middle: 0,
  hand: 140,
  prompt: 34,
  actions: 52,
});

test("on a wide table that nobody looks at from a seat, the nearest player sits in the middle of the edge", () => {
  for (const hand of [68, 140]) {
    const { plate, hand: near } = frame({ width: 1280, height: 800 }, { ...wants(3, 1280), hand, seated: false });

    expect(near.x + near.width / 2).toBeCloseTo(640);
    expect(plate.x).toBe(near.x);
  }
});

test("advice lights the cards of the hand that it names, each as often as it names them", () => {
  const zone = box(0, 0, 600, 140);
  const held = { shown: numbered(["5♠", "5♠", "6♠", "K♥"]), focus: null, chosen: [], drag: null };
  const items = handItems(zone, held, {
    width: 90, breath: 0.6, sliver: 30, arc: true,
    light: () => "plain", from: () => "", follows: () => undefined, tag: () => undefined,
  }); // prettier-ignore

  expect(pointedAt(items, "turn meld 5♠ 6♠; discard Q♥").map((item) => item.kind === "card" && item.light)).toEqual([
    "winner",
    "plain",
    "winner",
    "plain",
  ]);
});

describe.each(SIZES)("a table of $width by $height", (size) => {
  const whole = box(0, 0, size.width, size.height);
  test.each([1, 2, 3, 4, 5, 6, 7])("%i others in a row: the middle has its width, and nothing lies on another", (others) => {
    const seat = { width: Math.min(200, (size.width * 0.94) / others - 8), height: 56 };
    const zones = frame(size, { ...wants(others, size.width), seat, seating: "row" });
    const apart = [...zones.others, zones.middle, zones.prompt, zones.actions, zones.hand];

    expect(zones.middle.width).toBeGreaterThan(size.width * 0.85);
    for (const [i, one] of apart.entries()) {
      for (const other of apart.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    }
  });
  test.each([1, 2, 3, 4, 5, 6, 7])("%i others: all zones are on the table and apart", (others) => {
    const zones = frame(size, wants(others, size.width));
    const apart = [...zones.others, zones.middle, zones.prompt, zones.actions, zones.hand];

    expect(zones.others).toHaveLength(others);
    for (const zone of apart) expect(isWithin(zone, whole), JSON.stringify(zone)).toBe(true);
    for (const [i, one] of apart.entries())
      for (const other of apart.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    expect(zones.middle.height).toBeGreaterThan(120);
  });
});

test.each([1, 5, 13, 20, 26])("a hand of %i cards stays in its zone and readable, wide and tall", (count) => {
  for (const [zone, width, sliver] of [
    [box(40, 640, 1000, 150), 100, 30],
    [box(200, 640, 640, 150), 104, 28],
    [box(8, 500, 374, 190), 64, 24],
  ] as const) {
    const poses = fan(zone, { count, width, breath: 0.62, sliver, arc: zone.width > 600 });

    for (const one of poses)
      expect(isWithin(box(one.x - one.width / 2, one.y - one.height / 2, one.width, one.height), zone, 16)).toBe(true);
    for (const [i, one] of poses.slice(1).entries()) {
      const before = poses[i];
      if (before && Math.abs(before.y - one.y) < 20) expect(one.x - before.x).toBeGreaterThanOrEqual(sliver * 0.8);
    }
  }
});

test("a dragged card finds its place", () => {
  const poses = fan(box(0, 0, 600, 150), { count: 5, width: 90, breath: 0.6, sliver: 30, arc: true });

  expect(placeAt(poses, 0, 75)).toBe(0);
  expect(placeAt(poses, 600, 75)).toBe(5);
});

test("melds shrink before anything is left out, and keep apart", () => {
  const zone = box(100, 100, 520, 260);
  const groups = Array.from({ length: 8 }, (_, i) => ({ key: String(i), melds: [4, 4, 5] }));

  const few = pack(zone, groups.slice(0, 1), { most: 64, least: 22, sliver: 0.36, title: 18 });
  const many = pack(zone, groups, { most: 64, least: 22, sliver: 0.36, title: 18 });

  expect(few.width).toBe(64);
  expect(many.width).toBeLessThan(few.width);
  expect(many.groups).toHaveLength(8);
  for (const { area } of many.groups) expect(isWithin(area, zone, 1)).toBe(true);
  for (const [i, one] of many.groups.entries())
    for (const other of many.groups.slice(i + 1)) expect(overlap(one.area, other.area)).toBe(false);
});

test("a touch finds the topmost card, turned or not", () => {
  const lying = (key: string, x: number, z: number): CardItem => ({
    kind: "card",
    key,
    face: key,
    up: true,
    light: "plain",
    z,
    spot: key,
    pose: pose({ x, y: 100 }, cardSize(100), { turn: 0.2 }),
  });
  const table = { items: [lying("a", 100, 1), lying("b", 140, 2)] } as unknown as Scene;

  expect(hit(table, { x: 60, y: 100 })).toBe("a");
  expect(hit(table, { x: 130, y: 100 })).toBe("b");
  expect(hit(table, { x: 400, y: 100 })).toBeNull();
});

test("a lifted card is touched where it lay, so that its neighbour stays within reach", () => {
  const shown = numbered(["a", "b", "c"]);
  const zone = box(0, 0, 400, 150);
  const manner = {
    width: 100,
    breath: 0.4,
    sliver: 20,
    arc: false,
    light: () => "plain" as const,
    from: () => "deck",
    follows: () => undefined,
    tag: () => undefined,
  };
  const items = handItems(zone, { shown, focus: "a/0", chosen: [], drag: null }, manner);
  const second = items[1]?.pose;

  expect(items[0]?.z).toBeGreaterThan(items[2]?.z ?? 0);
  expect(topmost(items, { x: (second?.x ?? 0) - 40, y: second?.y ?? 0 })?.spot).toBe("hand:b/0");
});

test("a hand is sorted by suit, by rank, or kept as it was dragged", () => {
  const rankOf = (card: string, by: "suit" | "rank") =>
    by === "suit" ? "abc".indexOf(card[0] ?? "") * 10 + Number(card[1]) : Number(card[1]);
  const cards = (kept: Parameters<typeof arranged>[1], hand: string[]) =>
    arranged(hand, kept, rankOf).map(({ card }) => card);

  expect(cards({ by: "suit", cards: [] }, ["b1", "a3", "a2"])).toEqual(["a2", "a3", "b1"]);
  expect(cards({ by: "rank", cards: [] }, ["b1", "a3", "a2"])).toEqual(["b1", "a2", "a3"]);
  expect(cards(dragged(["a2", "a3", "b1"], 2, 0), ["a2", "b1", "a3", "c4"])).toEqual(["b1", "a2", "a3", "c4"]);
  expect(cards({ by: "own", cards: ["a2", "a2", "b1"] }, ["b1", "a2"])).toEqual(["a2", "b1"]);
});

test("twins in one place have different keys", () => {
  expect(numbered(["7", "7", "8"]).map(({ key }) => key)).toEqual(["7/0", "7/1", "8/0"]);
});

test("the next player clockwise sits on my left", () => {
  const seats = ring(box(0, 0, 900, 400), 3, { width: 150, height: 60 });

  expect(seats.map((seat) => seat.x)).toEqual(seats.map((seat) => seat.x).toSorted((one, other) => one - other));
});

test("the others sit clockwise from my left; an onlooker looks from the first seat", () => {
  expect(othersOf([2, 0, 3, 1], 3)).toEqual([1, 2, 0]);
  expect(othersOf([2, 0, 3, 1], null)).toEqual([0, 3, 1]);
});

function isWithin(one: Box, whole: Box, slack = 0.5): boolean {
  return (
    one.x >= whole.x - slack &&
    one.y >= whole.y - slack &&
    right(one) <= right(whole) + slack &&
    bottom(one) <= bottom(whole) + slack
  );
}
