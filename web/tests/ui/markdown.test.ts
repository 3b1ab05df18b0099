// Rule sheets are read as their writers meant them.
import { expect, test } from "vitest";
import { blocks, spans } from "../../src/ui/markdown";

test("a sheet has headings, paragraphs and lists", () => {
  const sheet = "# Geschenkt\n\nTake the card,\nor pay.\n\n## 1. Before\n\n- **1.1** There are\n  33 cards [GK-14].\n- two";

  expect(blocks(sheet).map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "list"]);
  expect(blocks(sheet)[1]).toEqual({ kind: "paragraph", spans: [{ kind: "plain", text: "Take the card, or pay." }] });
  expect(blocks(sheet)[3]).toMatchObject({ items: [[{ kind: "strong", text: "1.1" }, { kind: "plain", text: " There are 33 cards." }], [{}]] });
});

test("a numbered rule is a paragraph, not a list", () => {
  expect(blocks("1.1 There are 108 cards.")[0]?.kind).toBe("paragraph");
});

test("a table has a head and rows", () => {
  const [table] = blocks("| round | contract |\n|---|---|\n| 1 | two triplets |");

  expect(table).toMatchObject({ kind: "table", head: [[{ text: "round" }], [{ text: "contract" }]], rows: [[{}, {}]] });
});

test("lines of Japanese are joined without a blank", () => {
  expect(blocks("除いた 9 枚は\n公開されません。")[0]).toMatchObject({ spans: [{ text: "除いた 9 枚は公開されません。" }] });
});

test("marks within a line", () => {
  expect(spans("*Pay*: `pay` and **go**")).toEqual([
    { kind: "soft", text: "Pay" },
    { kind: "plain", text: ": " },
    { kind: "code", text: "pay" },
    { kind: "plain", text: " and " },
    { kind: "strong", text: "go" },
  ]);
});
