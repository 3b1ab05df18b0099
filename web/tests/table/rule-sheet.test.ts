// The rule that matters now is a section of the sheet.
import { expect, test } from "vitest";
import { sectionOf } from "../../src/table/panel/rule-sheet";

const SHEET = "# A game\n\nIn short.\n\n## 1. Before\n\n1.1 Sit down.\n\n## 2. A turn\n\n2.1 Play.\n\n## 12. The end\n";

test("a section is the part of the sheet with that number", () => {
  expect(sectionOf(SHEET, 2)).toBe("## 2. A turn\n\n2.1 Play.");
  expect(sectionOf(SHEET, 3)).toBe("");
});
