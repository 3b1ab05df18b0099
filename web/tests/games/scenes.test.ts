/** Scenes from views: everything a view shows lies on the table, nothing is cut off, and motion tells what happened. */

import { describe, expect, test } from "vitest";
import { geschenktScene } from "../../src/games/geschenkt/scene";
import { rookScene, type Labels as RookLabels } from "../../src/games/rook/scene";
import { sushiScene } from "../../src/games/sushi-go/scene";
import { frame, motion, still } from "../../src/scene/motion";
import { numbered, type Item, type Scene } from "../../src/scene/scene";
import { PANEL, PHONE, WIDE, geschenkt, plate, rook, sushi } from "./views";

const ROOMS = [
  ["wide", WIDE],
  ["beside a panel", PANEL],
  ["phone", PHONE],
] as const;

const held = (cards: readonly string[], chosen: string[] = []) => ({
  shown: numbered(cards),
  focus: null,
  chosen,
  drag: null,
});

const GESCHENKT = { toCome: "20 to come", pot: "3 chips", chips: () => "chips", plate };
const ROOK: RookLabels = { plate, said: () => "", tickets: [], nest: "", buried: "", aside: "", summary: null };
const SUSHI = { plate, tickets: [] };

const faces = (scene: Scene) => scene.items.flatMap((item) => (item.kind === "card" && item.up ? [item.face] : []));
const byKey = (scene: Scene, key: string) => scene.items.find((item) => item.key === key);

function cutOff(scene: Scene): Item[] {
  const { width, height } = scene.size;
  return scene.items.filter(({ pose, kind }) => {
    if (kind === "words") return pose.y < 0 || pose.y > height;
    const [x, y] = [pose.width / 2, pose.height / 2];
    return pose.x - x < -3 || pose.y - y < -3 || pose.x + x > width + 3 || pose.y + y > height + 3;
  });
}

describe.each(ROOMS)("%s", (_name, room) => {
  test("Geschenkt shows the card, the pot, and everybody's runs and chips", () => {
    const scene = geschenktScene(geschenkt(), GESCHENKT, null, room);

    expect(faces(scene).toSorted()).toEqual(["17", "23", "24", "4", "9"]);
    expect(scene.items.filter((item) => item.key.startsWith("pot:")).length).toBe(4);
    expect(cutOff(scene)).toEqual([]);
  });

  test("Geschenkt for seven with many chips still fits", () => {
    const seven = Array.from({ length: 7 }, (_, seat) => seat);
    const runs = seven.map((seat) => [[seat + 3], [seat + 12, seat + 13], [seat + 25]]);
    const view = geschenkt({ order: seven, chips: seven.map(() => 11), runs, pot: 30 });

    expect(cutOff(geschenktScene(view, GESCHENKT, null, room))).toEqual([]);
  });

  test("Rook lights what can be played and dims the rest", () => {
    const view = rook();
    const scene = rookScene(view, ROOK, { held: held(view.hand), won: null }, room);
    const lights = scene.items.flatMap((item) =>
      item.kind === "card" && item.place === "hand" ? [[item.face, item.light]] : [],
    );

    expect(Object.fromEntries(lights)).toEqual({
      R5: "playable",
      R10: "playable",
      ROOK: "playable",
      Y14: "dim",
      G2: "dim",
    });
    expect(cutOff(scene)).toEqual([]);
  });

  test("a Rook hand of eighteen fits, and chosen cards lie in the five places", () => {
    const hand = ["R", "Y", "G"].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((number) => `${colour}${number}`));
    const view = rook({ phase: "discard", hand, nest: ["R1"], playable: [], turn: 0 });
    const scene = rookScene(view, ROOK, { held: held(hand, ["R1/0", "Y2/0"]), won: null }, room);

    expect(scene.items.filter((item) => item.key.startsWith("aside-card:"))).toHaveLength(2);
    expect(scene.items.filter((item) => item.key.startsWith("hand"))).toHaveLength(16);
    expect(cutOff(scene)).toEqual([]);
  });

  test("Sushi Go! keeps kinds together, with the nigiri on its wasabi", () => {
    const view = sushi();
    const scene = sushiScene(view, SUSHI, held(view.hand), null, room);
    const [wasabi, squid] = [byKey(scene, "kept:0:wasabi:0"), byKey(scene, "kept:0:squid:0")];

    expect(Math.abs((squid?.pose.x ?? 0) - (wasabi?.pose.x ?? 0))).toBeLessThan(wasabi?.pose.width ?? 0);
    expect((squid?.z ?? 0) > (wasabi?.z ?? 0)).toBe(true);
    expect(cutOff(scene)).toEqual([]);
  });
});

test("a card taken in Geschenkt goes from the middle to its taker, with the chips", () => {
  const before = geschenktScene(geschenkt(), GESCHENKT, null, WIDE);
  const taken = geschenkt({ face_up: 30, pot: 0, chips: [12, 11, 10], runs: [[[4], [17], [23, 24]], [[9]], []] });
  const moving = motion(still(before), geschenktScene(taken, GESCHENKT, null, WIDE), 0, false);
  const start = frame(moving, 0);

  const card = start.find(({ item }) => item.key === "run:0:17");
  const chip = start.find(({ item }) => item.key === "chips:0:11");
  expect(card?.pose.x).toBeCloseTo(byKey(before, "card:17")?.pose.x ?? 0);
  expect(start.some(({ item, pose }) => item.key === "pot:0" && pose.x === chip?.pose.x)).toBe(false);
  expect(chip?.moving).toBe(true);
});

test("a card played in Rook flies from the hand, and a won trick to its winner", () => {
  const view = rook();
  const before = rookScene(view, ROOK, { held: held(view.hand), won: null }, WIDE);
  const won = { leader: 1, cards: ["R4", "R9", "R12", "R10"], winner: 3, points: 10 };
  const hand = view.hand.filter((card) => card !== "R10");
  const after = rook({ hand, playable: [], table: [null, null, null, null], tricks: [won] });
  const lit = rookScene(after, ROOK, { held: held(hand), won }, WIDE);

  const played = frame(motion(still(before), lit, 0, false), 0).find(({ item }) => item.key === "trick:1:0:0");
  const winner = lit.items.find((item) => item.kind === "card" && item.light === "winner");
  const cleared = rookScene(after, ROOK, { held: held(hand), won: null }, WIDE);

  expect(played?.pose.y).toBeGreaterThan(600);
  expect(winner).toMatchObject({ face: "R12" });
  expect(cleared.leaves.trick).toBe("seat:3");
  expect(cleared.items.some((item) => item.place === "trick")).toBe(false);
});

test("a passed hand leaves to the left, and the next one comes from the right", () => {
  const before = sushiScene(sushi(), SUSHI, held(sushi().hand), null, WIDE);
  const next = sushi({
    turn: 3,
    hand: ["salmon", "salmon", "dumpling"],
    collections: [
      [
        ["wasabi", "squid"],
        ["tempura", "tempura"],
      ],
      [],
      [],
    ],
    revealed: [["tempura"], [], []],
  });
  const after = sushiScene(next, SUSHI, held(next.hand), null, WIDE);

  const start = frame(motion(still(before), after, 0, false), 0);
  const kept = start.find(({ item }) => item.key === "kept:0:tempura:1");
  const coming = start.find(({ item }) => item.key === "hand1.3:salmon/0");

  expect(after.leaves.hand).toBe("seat:1");
  expect(kept?.pose.y).toBeGreaterThan(600);
  expect(coming?.pose.x).toBe(after.anchors["seat:2"]?.x);
});

test("on a usual phone the largest hands leave the whole table in sight", () => {
  const room = { size: { width: 358, height: 724 }, prompt: 62, actions: 116 };
  const ten = sushi({ hand: Array.from({ length: 10 }, () => "tempura") });
  const thirteen = rook({ hand: Array.from({ length: 13 }, (_, i) => `G${i + 1}`) });
  const scenes = [
    sushiScene(ten, SUSHI, held(ten.hand), null, { ...room, actions: 60 }),
    rookScene(thirteen, ROOK, { held: held(thirteen.hand), won: null }, room),
    geschenktScene(geschenkt(), GESCHENKT, null, room),
  ];

  for (const scene of scenes) expect(scene.frame.least).toBeLessThanOrEqual(room.size.height);
});
