// The line dials again by itself, waits longer each time, and loses no command on the way.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, MOST_UNANSWERED, waitBefore, type Command, type LinkState } from "../../src/wire/socket";
import { table } from "../session/tables";
import { FakeWire } from "./fake";

let wires: FakeWire[];
let states: LinkState[];

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
});

afterEach(() => vi.useRealTimers());

function dialled(): Line {
  return new Line({
    dial: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    hello: () => ({ type: "hello" }),
    hear: () => undefined,
    change: (state) => states.push(state),
    chance: () => 0,
  });
}

function latest(): FakeWire {
  return wires.at(-1) as FakeWire;
}

const start = (id: string): Command => ({ type: "start", id });

test("a hello is the first thing said on every connection", () => {
  dialled();

  latest().open();

  expect(latest().sent).toEqual([{ type: "hello" }]);
});

test("a broken line is dialled again, and what was not answered is said again", () => {
  const line = dialled();
  latest().open();
  line.send(start("a"));

  latest().cut();
  vi.advanceTimersByTime(500);
  latest().open();

  expect(wires).toHaveLength(2);
  expect(latest().sent).toEqual([{ type: "hello" }, start("a")]);
  expect(states).toEqual(["opening", "lost", "opening"]);
});

test("what was answered is not said again", () => {
  const line = dialled();
  latest().open();
  line.send(start("a"));
  latest().hear({ type: "done", id: "a", version: 3 });

  latest().cut();
  vi.advanceTimersByTime(500);
  latest().open();

  expect(latest().sent).toEqual([{ type: "hello" }]);
});

test("what is said while the line is broken waits for it", () => {
  const line = dialled();

  line.send(start("a"));
  latest().open();

  expect(latest().sent).toEqual([{ type: "hello" }, start("a")]);
});

test("only so much may wait for an answer", () => {
  const line = dialled();
  for (let number = 0; number < MOST_UNANSWERED; number++) expect(line.send(start(`c${number}`))).toBe(true);

  expect(line.send(start("one-more"))).toBe(false);
});

test("the line is good when the table is in sight", () => {
  dialled();
  latest().open();
  expect(states.at(-1)).toBe("opening");

  latest().hear(table());

  expect(states.at(-1)).toBe("open");
});

test("when the server says that it makes no sense, nobody dials again", () => {
  dialled();
  latest().open();

  latest().cut(1008);
  vi.advanceTimersByTime(60_000);

  expect(wires).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("a line that was closed stays closed", () => {
  const line = dialled();
  latest().open();

  line.close();
  latest().cut();
  vi.advanceTimersByTime(60_000);

  expect(wires).toHaveLength(1);
  expect(latest().isClosed).toBe(true);
});

test("whoever is back on line dials at once", () => {
  const line = dialled();
  latest().cut();

  line.hurry();

  expect(wires).toHaveLength(2);
});

test("each failure doubles the wait, up to ten seconds, and chance takes up to half of it off", () => {
  expect([0, 1, 2, 3].map((failures) => waitBefore(failures, 0))).toEqual([400, 800, 1600, 3200]);
  expect(waitBefore(20, 0)).toBe(10_000);
  expect(waitBefore(0, 1)).toBe(200);
});

test("a line that rests is not dialled until somebody hurries, and keeps what was said meanwhile", () => {
  const line = dialled();
  latest().open();

  line.rest();
  line.send(start("a"));
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  line.hurry();
  latest().open();

  expect(wires).toHaveLength(2);
  expect(latest().sent).toEqual([{ type: "hello" }, start("a")]);
  expect(states).toEqual(["opening", "lost", "opening"]);
});
