/** The words of this language: the same files that the server reads. */

const shared = import.meta.glob<string>("../../../src/cardtable/words/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/cardtable/games/*/words/en.ftl", { eager: true, query: "?raw", import: "default" });

export const SOURCES: readonly string[] = [...Object.values(shared), ...Object.values(ofGames)];
