/** Reads the little Markdown that rule sheets are written in: headings, paragraphs, lists, tables, emphasis. */

export type Span = { kind: "plain" | "strong" | "soft" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`/g;
/** Where a ruling of the house is named: for those who keep the rules, not for those who play by them. */
const RULING = /\s*\[[A-Z]{1,3}-\d+(?:,\s*[A-Z]{1,3}-\d+)*\]/g;

export function blocks(markdown: string): Block[] {
  return markdown
    .replaceAll(RULING, "")
    .split(/\n\s*\n/)
    .flatMap((part) => splitAtHeadings(part.split("\n").filter((line) => line.trim() !== "")))
    .filter((lines) => lines.length > 0)
    .map(block);
}

/** A line in pieces: what is plain and what is marked. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > from) found.push({ kind: "plain", text: line.slice(from, mark.index) });
    found.push(marked(mark));
    from = mark.index + mark[0].length;
  }
  if (from < line.length) found.push({ kind: "plain", text: line.slice(from) });
  return found;
}

function marked([, strong, star, line, code]: RegExpMatchArray): Span {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  return { kind: "soft", text: star ?? line ?? "" };
}

function splitAtHeadings(lines: string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (HEADING.test(line)) parts.push([line], []);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function block(lines: string[]): Block {
  const [first = ""] = lines;
  const heading = HEADING.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? "") };
  if (ITEM.test(first)) return list(lines);
  if (first.trim().startsWith("|")) return table(lines);
  return { kind: "paragraph", spans: spans(joined(lines)) };
}

function list(lines: string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push([item[2] ?? ""]);
    else items.at(-1)?.push(line);
  }
  const ordered = ITEM.exec(lines[0] ?? "")?.[1] !== undefined;
  return { kind: "list", ordered, items: items.map((item) => spans(joined(item))) };
}

function table(lines: string[]): Block {
  const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

function cells(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

/** Lines of one paragraph; between Japanese letters a break is no blank. */
function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).reduce((text, line) => text + (isJapanese(text, line) ? "" : " ") + line);
}

function isJapanese(before: string, after: string): boolean {
  const wide = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/;
  return wide.test(before.slice(-1)) && wide.test(after.slice(0, 1));
}
