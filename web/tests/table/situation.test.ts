// The rule that matters now is found by what is asked.
import { expect, test } from "vitest";
import { SOURCES } from "../../src/words/en";
import { codesOf } from "../words/codes";
import { sectionFor, sectionOf } from "../../src/table/panel/situation";

const SHEET = "# A game\n\nIn short.\n\n## 1. Before\n\n1.1 Sit down.\n\n## 2. A turn\n\n2.1 Play.\n\n## 12. The end\n";
const sheets = import.meta.glob<string>("../../../src/cardtable/games/*/rules/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("a section is the part of the sheet with that number", () => {
  expect(sectionOf(SHEET, 2)).toBe("## 2. A turn\n\n2.1 Play.");
  expect(sectionOf(SHEET, 3)).toBe("");
});

test("what nobody has placed has no section", () => {
  expect(sectionFor("no-such-prompt")).toBeNull();
});

test("every prompt that is placed exists, and its section stands in the sheets of both languages", () => {
  const placed = codesOf(SOURCES).filter((code) => sectionFor(code) !== null);

  expect(placed.length).toBeGreaterThan(30);
  for (const code of placed) {
    const game = code.startsWith("sushi-go") ? "sushi_go" : (code.split("-")[0] ?? "");
    const own = Object.entries(sheets).filter(([path]) => path.includes(`/${game}/`));

    expect(own).toHaveLength(2);
    for (const [, sheet] of own) expect(sectionOf(sheet, sectionFor(code) ?? 0)).not.toBe("");
  }
});
