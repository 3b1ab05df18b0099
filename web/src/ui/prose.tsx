/** Rule sheets as they are read: headings from a given level on, numbered rules, no marks of rulings. */

import { createElement, useMemo } from "react";
import { blocks, type Block, type Span } from "./markdown";
import "./prose.css";

export function Prose({ markdown, from = 1 }: { markdown: string; from?: number }) {
  const parts = useMemo(() => blocks(markdown), [markdown]);
  return (
    <div className="prose-sheet">
      {parts.map((part, at) => (
        <Part key={at} part={part} from={from} />
      ))}
    </div>
  );
}

function Part({ part, from }: { part: Block; from: number }) {
  switch (part.kind) {
    case "heading":
      return createElement(`h${Math.min(part.level + from - 1, 6)}`, null, <Spans spans={part.spans} />);
    case "paragraph":
      return (
        <p>
          <Spans spans={part.spans} />
        </p>
      );
    case "list":
      return createElement(
        part.ordered ? "ol" : "ul",
        null,
        part.items.map((item, at) => (
          <li key={at}>
            <Spans spans={item} />
          </li>
        )),
      );
    case "table":
      return <Table head={part.head} rows={part.rows} />;
    default:
      return part satisfies never;
  }
}

function Table({ head, rows }: { head: Span[][]; rows: Span[][][] }) {
  return (
    <div className="prose-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TAGS = { strong: "strong", soft: "em", code: "code" } as const;

function Spans({ spans }: { spans: Span[] }) {
  return <>{spans.map(({ kind, text }, at) => (kind === "plain" ? text : createElement(TAGS[kind], { key: at }, text)))}</>;
}
