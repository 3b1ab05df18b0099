/** The words of this language: the same files that the server reads, but for the terminal's own. */

import { sourcesOf } from "./sources";

const house = import.meta.glob<string>(
  ["../../../src/cardtable/words/ja/*.ftl", "!../../../src/cardtable/words/ja/{terminal,arena}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
const games = import.meta.glob<string>("../../../src/cardtable/games/*/words/ja.ftl", { eager: true, query: "?raw", import: "default" });

export const SOURCES = sourcesOf(house, games);
