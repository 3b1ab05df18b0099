// The web client speaks as the server does: same files, same rules, same sentences.
import { describe, expect, test } from "vitest";
import { SOURCES as ENGLISH } from "../../src/words/en";
import { SOURCES as JAPANESE } from "../../src/words/ja";
import type { Sources } from "../../src/words/sources";
import { Voice, isCard, isPlayer, partsOfACard, type Language } from "../../src/words/voice";
import { codesIn, codesOf } from "./codes";
import examples from "../../../tests/words/spoken.json";

const VOICES: Record<string, Voice> = { en: new Voice("en", ENGLISH), ja: new Voice("ja", JAPANESE) };

function voice(language: string): Voice {
  return VOICES[language] as Voice;
}

describe("a sentence is spoken alike on the server and in the browser", () => {
  test.each(examples)("$language $sentence.code", ({ language, game, names, sentence, spoken }) => {
    const facts = sentence.facts as Record<string, number | string>;

    expect(voice(language).says({ code: sentence.code, facts }, game, names).replaceAll("\u00a0", " ")).toBe(spoken);
  });
});

test("no line of Japanese ends between a number and what it counts, or before a particle", () => {
  expect(voice("ja").text("sushi-go-passed-left", { number: 7 })).toContain("7\u00a0枚");
  expect(voice("ja").text("shanko-means-take", { card: "3♥" })).toContain("3♥\u00a0を");
  expect(voice("en").text("web-points", { points: "7" })).not.toContain("\u00a0");
});

test("a fact named player holds a seat, one named card holds cards; names that only begin so don't", () => {
  expect(["player", "player_next"].every(isPlayer)).toBe(true);
  expect(["players", "playerless"].some(isPlayer)).toBe(false);
  expect(["card", "cards", "card_top", "cards_left"].every(isCard)).toBe(true);
  expect(["cardinal", "discard"].some(isCard)).toBe(false);
});

test("a card has a kind and a number", () => {
  expect(partsOfACard("R14")).toEqual({ kind: "R", number: "14" });
  expect(partsOfACard("10♥")).toEqual({ kind: "♥", number: "10" });
  expect(partsOfACard("K♠")).toEqual({ kind: "K♠", number: "" });
  expect(partsOfACard(27)).toEqual({ kind: "", number: "27" });
});

test("what a message speaks of is read along with it", () => {
  const speaker = new Voice("en", { house: ["# Of the house.\none = See { two }.\n", "two = the { three }\n"], games: { rook: "three =\n    sheet\n" } });

  expect(speaker.text("one")).toBe("See the sheet.");
});

test("a code without words is told as it is", () => {
  expect(voice("en").text("no-such-code")).toBe("no-such-code");
});

test("a name that runs from right to left keeps to itself", () => {
  const spoken = voice("en").says({ code: "not-your-turn", facts: { player: 0 } }, "geschenkt", ["דנה"]);

  expect(spoken).toContain("\u2068דנה\u2069");
});

test("a figure is written like any number, small or large", () => {
  expect(voice("en").text("web-turn-number", { turn: 999 })).toContain("999");
  expect(voice("en").text("web-turn-number", { turn: 1234 })).toContain("1,234");
});

test("both languages have the same messages", () => {
  const codes = (sources: Sources) => [...new Set(codesOf(sources))].toSorted();

  expect(codes(JAPANESE)).toEqual(codes(ENGLISH));
});

test("every message is well formed", () => {
  for (const [language, sources] of [["en", ENGLISH], ["ja", JAPANESE]] as [Language, Sources][]) {
    const speaker = new Voice(language, sources);
    for (const code of codesOf(sources)) expect(speaker.has(code), `${language} ${code}`).toBe(true);
  }
});

test("the words of a game begin with its name", () => {
  for (const { games } of [ENGLISH, JAPANESE])
    for (const [game, source] of Object.entries(games))
      for (const code of codesIn(source)) expect(code).toMatch(new RegExp(`^${game}-`));
});
