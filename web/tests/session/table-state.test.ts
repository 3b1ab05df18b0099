// What a client knows follows from what it has heard, and from nothing else.
import { expect, test } from "vitest";
import { INITIAL_STATE, lastLine, reduce, type TableState } from "../../src/session/table-state";
import type { FromServer } from "../../src/wire/types";
import { chair, line, table } from "./tables";

function hearing(...messages: FromServer[]): TableState {
  return messages.reduce((known, message, at) => reduce(known, { kind: "heard", message, at }), INITIAL_STATE);
}

test("the log grows by the lines that are new, and what comes twice counts once", () => {
  const known = hearing(
    table({ version: 1, lines: [line(1), line(2)] }),
    table({ version: 2, lines: [line(2), line(3)] }),
    table({ version: 3, lines: [] }),
  );

  expect(known.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(lastLine(known)).toBe(3);
});

test("a log that is told from its beginning takes the place of the one that was known", () => {
  const known = hearing(
    table({ version: 1, you: null, lines: [line(1), line(2, "somebody-drew")] }),
    table({ version: 2, you: 0, lines: [line(1), line(2, "you-drew"), line(3)] }),
  );

  expect(known.lines.map(({ sentence }) => sentence.code)).toEqual(["table-sat", "you-drew", "table-sat"]);
});

test("an onlooker who is sent away for good sees nothing more of the table; whoever sits at it does", () => {
  const goodbye = { type: "goodbye", sentence: { code: "onlookers-not-here", facts: {} }, again: false } as const;

  expect(hearing(table({ you: null }), goodbye).table).toBeNull();
  expect(hearing(table({ you: null }), { ...goodbye, again: true }).table).not.toBeNull();
  expect(hearing(table({ you: 0 }), goodbye).table).not.toBeNull();
});

test("a table that is older than the one in sight changes nothing", () => {
  const known = hearing(table({ version: 5 }), table({ version: 4, phase: "over" }));

  expect(known.table?.version).toBe(5);
  expect(known.table?.phase).toBe("playing");
});

test("changes lead to places inside of what is known, and leave all else the very same", () => {
  const first = hearing(table({ number: 7, chairs: [chair("Ann", 0), chair("Bob", 1)] }));

  const known = reduce(first, {
    kind: "heard",
    message: {
      type: "changes",
      number: 8,
      table: { version: 9, "chairs.1.ready": true },
      view: { pot: 3, "result.scores.1": -4 },
      lines: [["geschenkt-paid", { player: 0 }, 12, 6, 99.5], ["geschenkt-turned", { card: 3 }]],
      words: [],
    },
    at: 0,
  });

  expect(known.table?.version).toBe(9);
  expect(known.table?.chairs[1]?.ready).toBe(true);
  expect(known.table?.chairs[0]).toBe(first.table?.chairs[0]);
  expect(known.table?.view).toEqual({ ...first.table?.view, pot: 3, result: { ...first.table?.view?.result, scores: [-9, -4] } });
  expect(known.lines.map(({ number, turn, at, sentence }) => [number, turn, at, sentence.code])).toEqual([
    [12, 6, 99.5, "geschenkt-paid"],
    [13, 6, 99.5, "geschenkt-turned"],
  ]);
});

test("a refusal stands until something else is done", () => {
  const refused = hearing(table(), { type: "refusal", id: "a", sentence: { code: "not-your-turn", facts: { player: 1 } } });

  expect(refused.refusal?.code).toBe("not-your-turn");
  expect(reduce(refused, { kind: "sent" }).refusal).toBeNull();
});

test("advice and refusals go with the question they belong to", () => {
  const advice: FromServer = { type: "advice", id: "a", move: "pay", why: { code: "geschenkt-why-pay", facts: {} } };

  const same = hearing(table({ version: 1, question: 7 }), advice, table({ version: 2, question: 7 }));
  const other = hearing(table({ version: 1, question: 7 }), advice, table({ version: 2, question: 8 }));

  expect(same.advice?.move).toBe("pay");
  expect(other.advice).toBeNull();
});

test("what was known stays known while the line is broken", () => {
  const known = hearing(table({ lines: [line(1)] }));

  const lost = reduce(known, { kind: "link", state: "lost" });

  expect(lost.link).toBe("lost");
  expect(lost.table).toBe(known.table);
  expect(lost.lines).toBe(known.lines);
});

test("a goodbye is told until the table is seen again", () => {
  const bye: FromServer = { type: "goodbye", sentence: { code: "server-stops", facts: {} }, again: false };

  expect(hearing(table(), bye).goodbye?.code).toBe("server-stops");
  expect(hearing(table(), bye, table({ version: 2 })).goodbye).toBeNull();
});

test("opinions and acknowledgements change nothing that is known", () => {
  const known = hearing(table());

  expect(reduce(known, { kind: "heard", message: { type: "done", id: "a", version: 2 }, at: 1 })).toBe(known);
});
