/** The table of melds: grouped by owner, drafts in sight, everything on the table with eight players too. */

import { describe, expect, test } from "vitest";
import { EMPTY, withPart, type Draft } from "../../../src/games/rummies/draft";
import { meldTableScene, type MeldTable } from "../../../src/games/rummies/meld-table";
import { frame, motion, still } from "../../../src/scene/motion";
import { gainer } from "../../../src/scene/items/piles";
import { numbered, type Scene } from "../../../src/scene/scene";
import { PANEL, PHONE, WIDE, plate } from "../views";

const HAND = numbered(["7♠", "7♥", "7♦", "9♠", "Jk", "K♣"]);

function table(more: Partial<MeldTable> = {}, draft: Draft = EMPTY, seats = 4): MeldTable {
  const melds = [
    { owner: 1, kind: "sequence", cards: ["5♠", "6♠", "Jk", "8♠"], stands: ["5♠", "6♠", "7♠", "8♠"] },
    { owner: 2, kind: "triplet", cards: ["4♥", "4♦", "4♣"], stands: ["4", "4", "4"] },
  ];
  return {
    seats,
    me: 0,
    plate,
    tickets: [{ key: "contract", title: "Round 1", value: "2 triplets", mark: "", strong: true }],
    piles: {
      left: 60,
      leftLabel: "60",
      discards: ["2♣", "Q♦"],
      topDown: false,
      discardLabel: "Discard pile",
      canDraw: false,
      canTake: false,
      wanted: false,
    },
    melds: {
      melds,
      draft,
      cardOf: (key) => HAND.find((one) => one.key === key)?.card,
      title: String,
      draftTitle: "Your draft",
      joker: "Jk",
      live: true,
      laying: false,
    },
    held: { shown: HAND, focus: null, chosen: [], drag: null },
    away: new Set(draft.parts.flatMap((part) => (part.kind === "swap" ? [part.key] : part.keys))),
    light: () => "plain",
    drawn: null,
    last: 3,
    gained: null,
    deal: "1",
    empty: "",
    peek: null,
    ...more,
  };
}

const card = (scene: Scene, key: string) => scene.items.find((item) => item.key === key);

test("a joker in a meld says what it stands for", () => {
  const scene = meldTableScene(table(), WIDE);

  expect(card(scene, "meld:1:2:Jk")).toMatchObject({ face: "Jk", stands: "7♠" });
});

test("a drafted meld lies on the table, and can be taken back by touching it", () => {
  const draft = withPart(EMPTY, { kind: "meld", keys: ["7♥/0", "7♦/0", "Jk/0"] });
  const scene = meldTableScene(table({}, draft), WIDE);

  expect(card(scene, "draft:7♥/0")).toMatchObject({ light: "chosen", spot: "hand:7♥/0" });
  expect(scene.items.filter((item) => item.place === "hand")).toHaveLength(3);
});

test("a swap shows the card in the joker's place, a lay-off at the end of its meld", () => {
  const swapped = withPart(EMPTY, { kind: "swap", meld: 1, key: "7♠/0" });
  const scene = meldTableScene(
    table({}, withPart(swapped, { kind: "lay", meld: 1, keys: ["9♠/0"], low: false })),
    WIDE,
  );
  const row = scene.items.filter((item) => item.spot?.startsWith("meld:1") || item.key.startsWith("draft:"));
  const faces = row
    .toSorted((one, other) => one.pose.x - other.pose.x)
    .map((item) => (item.kind === "card" ? item.face : ""));

  expect(faces).toEqual(["5♠", "6♠", "7♠", "8♠", "9♠"]);
});

test("what others draw flies from the pile to their seat, hidden", () => {
  const after = meldTableScene(table({ gained: { seat: 2, key: "2:12", bought: false } }), WIDE);
  const start = frame(motion(still(meldTableScene(table(), WIDE)), after, 0, false), 0);
  const ghost = start.find(({ item }) => item.key === "ghost:2:12");

  expect(ghost).toMatchObject({ up: 0, pose: { alpha: 1, x: after.anchors.draw?.x } });
  expect(gainer([11, 11, 11], [11, 13, 11])).toBe(1);
  expect(gainer([11, 12], [11, 11])).toBeNull();
});

describe.each([
  ["wide", WIDE],
  ["beside a panel", PANEL],
  ["phone", PHONE],
] as const)("%s", (_name, room) => {
  test("eight players with three melds each fit, cards no smaller than can be read", () => {
    const owners = Array.from({ length: 8 }, (_, owner) => owner);
    const run = ["5♠", "6♠", "7♠", "8♠", "9♠"];
    const melds = owners.flatMap((owner) =>
      [run, run, run].map((cards) => ({ owner, kind: "", cards, stands: cards })),
    );
    const full = table({}, EMPTY, 8);
    const scene = meldTableScene({ ...full, melds: { ...full.melds, melds } }, room);
    const laid = scene.items.filter((item) => item.key.startsWith("meld:"));

    expect(laid).toHaveLength(120);
    for (const { pose } of laid) {
      expect(pose.width).toBeGreaterThanOrEqual(16);
      expect(pose.x + pose.width / 2).toBeLessThanOrEqual(room.size.width);
      expect(pose.y + pose.height / 2).toBeLessThanOrEqual(scene.frame.prompt.y + 1);
    }
  });
});
