// A session says hello, gives every command an id, and joins answers to what was asked.
import { expect, test } from "vitest";
import { Session } from "../../src/session/session";
import type { FromServer } from "../../src/wire/types";
import { FakeWire } from "../wire/fake";
import { line, table } from "./tables";

function sit(): { session: Session; wire: FakeWire } {
  const wire = new FakeWire();
  const session = new Session("kyoto-sakura-42", { token: () => "secret", language: () => "en", dial: () => wire });
  wire.open();
  return { session, wire };
}

function hear(wire: FakeWire, message: FromServer): void {
  wire.hear(message);
}

test("the first message is a hello with the token, and later ones with the last line that is known", () => {
  const { wire } = sit();
  expect(wire.sent[0]).toEqual({ type: "hello", token: "secret", since: 0, language: "en" });

  hear(wire, table({ lines: [line(1), line(2)] }));
  wire.open();

  expect(wire.sent[1]).toMatchObject({ type: "hello", since: 2 });
});

test("a move answers the question that was seen, under an id of its own", () => {
  const { session, wire } = sit();
  hear(wire, table({ question: 8 }));

  void session.play("pay", 7);

  expect(wire.sent.at(-1)).toMatchObject({ type: "do", move: "pay", answers: 7 });
  expect((wire.sent.at(-1) as { id: string }).id).toMatch(/^[0-9a-f]{24}$/);
});

test("the rules' opinion comes back to whoever asked, and a no to a draft is no refusal", async () => {
  const { session, wire } = sit();
  const asked = session.ask("meld 7♠");
  const { id } = wire.sent.at(-1) as { id: string };

  hear(wire, { type: "refusal", id, sentence: { code: "table-not-started", facts: {} } });

  expect(await asked).toMatchObject({ legal: false, means: { code: "table-not-started" } });
  expect(session.store.getState().refusal).toBeNull();
});

test("a refused command is told to whoever sent it, and to the table", async () => {
  const { session, wire } = sit();
  const done = session.say({ type: "start" });
  const { id } = wire.sent.at(-1) as { id: string };

  hear(wire, { type: "refusal", id, sentence: { code: "table-has-started", facts: {} } });

  expect((await done).type).toBe("refusal");
  expect(session.store.getState().refusal?.code).toBe("table-has-started");
});

test("a second press on a button, which comes too late, leaves no refusal over what is asked then", async () => {
  const { session, wire } = sit();
  hear(wire, table({ question: 7 }));
  const second = session.play("draw", 7);
  const { id } = wire.sent.at(-1) as { id: string };

  hear(wire, table({ question: 8, version: 99 }));
  hear(wire, { type: "refusal", id, sentence: { code: "question-is-over", facts: {} } });

  expect((await second).type).toBe("refusal");
  expect(session.store.getState().refusal).toBeNull();
});

test("whoever goes on to ask the rules has read what was refused", () => {
  const { session, wire } = sit();
  hear(wire, table({ question: 7 }));
  void session.play("draw", 7);
  const { id } = wire.sent.at(-1) as { id: string };
  hear(wire, { type: "refusal", id, sentence: { code: "not-your-turn", facts: {} } });
  expect(session.store.getState().refusal?.code).toBe("not-your-turn");

  void session.ask("turn meld 7♠");

  expect(session.store.getState().refusal).toBeNull();
});
