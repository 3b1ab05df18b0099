// The default table is made from places alone: everything has its place, nothing overlaps its neighbours' plates.
import { describe, expect, test } from "vitest";
import { ticketsOf, sharedGroups, groupsBefore, noteOf } from "../../../src/games/default/content";
import { defaultScene, type DefaultTable } from "../../../src/games/default/scene";
import { SOURCES } from "../../../src/words/en";
import { Voice } from "../../../src/words/voice";
import { overlap, type Box } from "../../../src/scene/geometry";
import { numbered, type Plate, type Scene } from "../../../src/scene/scene";
import type { CanvasProps } from "../../../src/games/shared/props";
import type { Place, TableShown, View } from "../../../src/wire/types";

const PLACES: Place[] = [
  { name: "pile", where: "middle", what: "cards" },
  { name: "stock", where: "middle", what: "number" },
  { name: "melds", where: "middle", what: "melds" },
  { name: "hand", where: "mine", what: "cards" },
  { name: "held", where: "seats", what: "number" },
  { name: "kept", where: "seats", what: "groups" },
];
const HAND = ["3♠", "9♥", "9♥", "K♦", "12"];

function propsOf(): CanvasProps {
  const view = {
    seat: 0,
    waiting: [0],
    left: [],
    legal: [],
    prompt: { code: "x", facts: {} },
    result: { over: false, scores: [], places: [], sheet: [] },
    pile: Array.from({ length: 23 }, (_, i) => String(i)),
    melds: [{ owner: 2, kind: "run", cards: ["4♠", "Jk", "6♠"], stands: ["4♠", "5♠", "6♠"] }],
    stock: 31,
    hand: HAND,
    held: [5, 6, 7, 8, 9],
    kept: [[], [["1", "2"]], [], [["7"]], []],
  } as unknown as View;
  return {
    view,
    table: { game: "some-game", chairs: [], clocks: [] } as unknown as TableShown,
    names: ["Ann", "Bob", "Cy", "Dot", "Eve"],
    places: PLACES,
    voice: new Voice("en", SOURCES),
  } as unknown as CanvasProps;
}

function tableOf(props: CanvasProps): DefaultTable {
  const plate = (seat: number): Plate => ({ ...PLATE, seat, ...noteOf(props, seat) });
  return {
    seats: 5,
    order: [0, 1, 2, 3, 4],
    me: 0,
    plate,
    tickets: ticketsOf(props),
    middle: sharedGroups(props),
    before: (seat) => groupsBefore(props, seat),
    held: { shown: numbered(HAND), focus: null, chosen: [], drag: null },
    light: () => "plain",
    last: 1,
    peek: null,
  };
}

const PLATE: Plate = {
  seat: 0,
  name: "",
  note: "",
  brief: "",
  count: null,
  counted: "cards",
  dots: null,
  active: false,
  me: false,
  clock: null,
  presence: "here",
  team: null,
  badge: "",
};

describe.each([
  ["desktop", { width: 900, height: 700 }],
  ["phone", { width: 374, height: 720 }],
  ["across", { width: 750, height: 346 }],
  ["tablet", { width: 740, height: 900 }],
])("%s", (_name, size) => {
  const scene = defaultScene(tableOf(propsOf()), { size, prompt: 34, actions: 52 });

  test("every card of the hand, the middle and the seats is there", () => {
    expect(facesAt(scene, "hand")).toHaveLength(HAND.length);
    expect(facesAt(scene, "middle")).toHaveLength(23 + 3);
    expect(facesAt(scene, "before:1")).toEqual(["1", "2"]);
  });

  test("no plate covers another", () => {
    const plates = scene.items.filter((item) => item.kind === "plate").map(({ pose }) => boxOf(pose));

    expect(plates.flatMap((one, i) => plates.slice(i + 1).filter((other) => overlap(one, other)))).toEqual([]);
  });

  test("numbers are tickets, and a wild card says what it stands for", () => {
    expect(scene.items.filter((item) => item.kind === "ticket")).toMatchObject([{ value: "31" }]);
    expect(scene.items.find((item) => item.kind === "card" && item.face === "Jk")).toMatchObject({ stands: "5♠" });
  });
});

function facesAt(scene: Scene, place: string): string[] {
  return scene.items.flatMap((item) => (item.kind === "card" && item.place === place ? [item.face] : []));
}

function boxOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
