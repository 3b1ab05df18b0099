/**
 * What is there before the scripts are: the name of the house and its claim in every language, and where the next parts
 * lie, so that first-light.js can send for them at once.
 */

import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const WORDS = new URL("../../src/cardtable/words/", import.meta.url);
const GAMES = new URL("../../src/cardtable/games/", import.meta.url);

/** A plugin for Vite that finishes index.html, and lists all assets for whoever takes the house along. */
export function indexHtml() {
  return {
    name: "cardtable-index-html",
    generateBundle: {
      order: "post", // scripts that hold nothing but styles are gone by then
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        this.emitFile({ type: "asset", fileName: "assets.json", source: JSON.stringify(files.map((file) => `/${file}`)) });
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) =>
        html
          .replace(/%(web-[a-z]+):([a-z]+)%/g, (_, code, language) => textOf(code, language))
          .replace("<html", `<html${bundle ? nextParts(Object.values(bundle)) : ""}`),
    },
  };
}

/** The text of a message, which may say how many games there are. */
function textOf(code, language) {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(new URL(`${language}/web.ftl`, WORDS), "utf-8")));
  const found = words.getMessage(code)?.value;
  if (!found) throw new Error(`${language} has no words for ${code}`);
  return words.formatPattern(found, { games: readdirSync(GAMES, { recursive: true }).filter(isGame).length });
}

/** Whether a file stands for a game: each has its words in English once. */
function isGame(file) {
  return /^\w+[\\/]words[\\/]en\.ftl$/.test(file);
}

/** What a page of a table draws with is sent for with it, though it is known only later which game is played. */
function nextParts(chunks) {
  const partOf = (name, ...modules) => ` data-part-${name}="${[...new Set(modules.flatMap((one) => filesOf(chunks, one)))].join(" ")}"`;
  return (
    partOf("en", "src/words/en.ts") +
    partOf("ja", "src/words/ja.ts") +
    partOf("table", "src/pages/table/table-page.tsx", "src/canvas/board.tsx")
  );
}

/** The file in which a module lies, and those that it needs beside the first one. */
function filesOf(chunks, module) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`${module} is in no file`);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [chunk.fileName, ...chunk.imports].filter((file) => !first.has(file)).map((file) => `/${file}`);
}
