/**
 * What is there before the house is: its name and its claim in every language, and where its next parts lie, so that
 * first-light.js can send for them at once.
 */

import { readFileSync } from "node:fs";

const WORDS = new URL("../../src/cardtable/words/", import.meta.url);

/** A plugin for Vite that finishes index.html. */
export function doormat() {
  return {
    name: "cardtable-doormat",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) =>
        html
          .replace(/%(web-[a-z]+):([a-z]+)%/g, (_, code, language) => textOf(code, language))
          .replace("<html", `<html${bundle ? nextParts(Object.values(bundle)) : ""}`),
    },
  };
}

/** The text of a message that is one line without facts. */
function textOf(code, language) {
  const source = readFileSync(new URL(`${language}/web.ftl`, WORDS), "utf-8");
  const found = new RegExp(`^${code} = (.+)$`, "m").exec(source);
  if (!found) throw new Error(`${language} has no words for ${code}`);
  return found[1];
}

function nextParts(chunks) {
  const partOf = (name, module) => ` data-part-${name}="${filesOf(chunks, module).join(" ")}"`;
  return partOf("en", "src/words/en.ts") + partOf("ja", "src/words/ja.ts") + partOf("table", "src/pages/table/table-page.tsx");
}

/** A module's own file and those that it needs beside the first one. */
function filesOf(chunks, module) {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`${module} has no file of its own`);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [chunk.fileName, ...chunk.imports].filter((file) => !first.has(file)).map((file) => `/${file}`);
}
