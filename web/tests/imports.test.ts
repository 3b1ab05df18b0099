// Arrows point one way: each room of the client knows only the rooms before it.
import { expect, test } from "vitest";

const MAY_KNOW: Record<string, readonly string[]> = {
  wire: [],
  words: ["wire"],
  session: ["wire", "words"],
  look: [],
  scene: ["look"],
  canvas: ["scene", "look", "session"],
  ui: ["wire", "words", "session", "look"],
  table: ["wire", "words", "session", "ui"],
  games: ["wire", "words", "scene", "canvas", "ui", "look"],
  offline: ["wire", "words", "ui"],
  pages: ["wire", "words", "session", "ui", "table", "games", "offline"],
};

const sources = import.meta.glob<string>("../src/*/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });
const IMPORT = /(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;

/** The room of a file, and for a game the game. */
function roomOf(path: string): string {
  return path.split("/src/")[1]?.split("/")[0] ?? "";
}

function resolved(from: string, to: string): string {
  return new URL(to, `file:///web/${from.replace("../", "")}`).pathname;
}

const arrows = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(IMPORT)].map((found) => ({ from: `/web/${path.replace("../", "")}`, to: resolved(path, found[1] ?? "") })),
);

test("each room knows only the rooms before it", () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [here, there] = [roomOf(from), roomOf(to)];
    const isInside = to.includes("/web/src/") && there !== here;
    return isInside && !MAY_KNOW[here]?.includes(there);
  });

  expect(wrong).toEqual([]);
});

test("no game knows another", () => {
  const gameOf = (path: string) => /\/games\/(?!shared|rummies|default)([^/.]+)\//.exec(path)?.[1] ?? null;
  const wrong = arrows.filter(({ from, to }) => gameOf(from) !== null && gameOf(to) !== null && gameOf(from) !== gameOf(to));

  expect(wrong).toEqual([]);
});

test("every room has its place in the order", () => {
  const rooms = new Set(Object.keys(sources).map((path) => roomOf(`/web/${path.replace("../", "")}`)));

  expect([...rooms].filter((room) => !(room in MAY_KNOW))).toEqual([]);
});

test("the scene knows neither React nor the page", () => {
  const wrong = Object.entries(sources)
    .filter(([path]) => path.includes("/src/scene/"))
    .filter(([, source]) => /from "react|document\.|window\./.test(source));

  expect(wrong.map(([path]) => path)).toEqual([]);
});
