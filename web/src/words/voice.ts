/**
 * A voice in one language: it turns sentences into text for people, by the same rules as the server's.
 * It knows no rules of any game.
 */

import { FluentBundle, FluentNumber, FluentResource, type Message, type Scope } from "@fluent/bundle";
import type { Sentence } from "../wire/types";
import type { Sources } from "./sources";

export type Fact = number | string;
export type Facts = Record<string, Fact>;
export type Language = "en" | "ja";

export const LANGUAGES: readonly Language[] = ["en", "ja"];

const PARTS_OF_A_CARD = /^(\P{Nd}*)(\p{Nd}*)(.*)$/u;
/** Where a message begins. */
const MESSAGES = /^(?=[a-z][\w-]* *=)/m;
const REFERENCES = /\{\s*([a-z][\w-]*)\s*\}/g;
/** In Japanese: the space between a number and what it counts, and before a particle, where no line ends. */
const TOGETHER = /(?<=\d) (?=\p{Script=Han})| (?=[をがはにのでと])/gu;
const RUNS_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

export class Voice {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  /** The messages that nobody has spoken yet, as they are written, by their codes. */
  private readonly unread = new Map<string, string>();

  constructor(language: Language, sources: Sources) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of [...sources.house, ...Object.values(sources.games)])
      for (const written of source.split(MESSAGES)) this.unread.set(written.slice(0, written.indexOf("=")).trim(), written);
  }

  /** Whether there are words for a code. */
  has(code: string): boolean {
    return this.message(code) !== undefined;
  }

  /** The words for a code, with facts as they are; the code itself where there are none. */
  text(code: string, facts: Facts = {}): string {
    const pattern = this.message(code)?.value;
    if (!pattern) return code;
    const said = this.bundle.formatPattern(pattern, figures(facts), []);
    return this.language === "ja" ? said.replace(TOGETHER, "\u00a0") : said;
  }

  /** A sentence in words: seats become names, cards become what the game calls them. */
  says(sentence: Sentence, game: string, names: readonly string[]): string {
    const spoken = Object.entries(sentence.facts).map(([name, value]) => [name, this.fact(name, value, game, names)]);
    return this.text(sentence.code, Object.fromEntries(spoken));
  }

  /** A card as the game names it. */
  card(game: string, card: Fact): string {
    return this.text(`${game}-card`, { card: String(card), ...partsOfACard(card) });
  }

  /** The message for a code. It is read when it is first wanted: a page speaks a few dozen of a thousand. */
  private message(code: string): Message | undefined {
    this.read(code);
    return this.bundle.getMessage(code);
  }

  /** Read a message, and those that it speaks of. */
  private read(code: string): void {
    const written = this.unread.get(code);
    if (written === undefined) return;
    this.unread.delete(code);
    this.bundle.addResource(new FluentResource(written));
    for (const [, other = ""] of written.matchAll(REFERENCES)) this.read(other);
  }

  private fact(name: string, value: Fact, game: string, names: readonly string[]): Fact {
    if (isPlayer(name) && typeof value === "number") return isolated(names[value] ?? String(value));
    if (isCard(name)) return this.cards(game, String(value));
    return typeof value === "string" ? isolated(value) : value;
  }

  private cards(game: string, written: string): string {
    const cards = written.split(/\s+/).filter((card) => card !== "");
    const own = `${game}-cards-joint`;
    return cards.map((card) => this.card(game, card)).join(this.text(this.has(own) ? own : "list-of-cards-joint"));
  }
}

/** A whole number under a thousand is written the same in every language, and at once; its minus sign is a real one. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return (plain ? String(this.value) : super.toString(scope)).replace("-", "−");
  }
}

function figures(facts: Facts): Record<string, Figure | string> {
  const written = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Figure(fact) : fact]);
  return Object.fromEntries(written);
}

/** The letters or the sign of a card, and its number. */
export function partsOfACard(card: Fact): { kind: string; number: string } {
  const [, kind = "", number = "", rest = ""] = PARTS_OF_A_CARD.exec(String(card)) ?? [];
  return { kind: kind || rest, number };
}

/** Whether a fact of this name holds a seat. */
export function isPlayer(fact: string): boolean {
  return fact === "player" || fact.startsWith("player_");
}

/** Whether a fact of this name holds cards. */
export function isCard(fact: string): boolean {
  return fact === "card" || fact === "cards" || fact.startsWith("card_") || fact.startsWith("cards_");
}

/** A name that runs from right to left keeps to itself, and doesn't turn the sentence around. */
function isolated(name: string): string {
  return RUNS_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
