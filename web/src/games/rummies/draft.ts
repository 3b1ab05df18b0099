/**
 * A turn that is being composed: new melds, cards added to melds, jokers swapped out, and how it is written.
 * It knows no rules: whether a draft is good is the rules' opinion.
 */

/** One part of a turn; cards are keys of the hand, so that twins stay apart. */
export type Part =
  | { kind: "meld"; keys: string[]; as?: string }
  | { kind: "lay"; meld: number; keys: string[]; low: boolean }
  | { kind: "swap"; meld: number; key: string };

export type Draft = { takes: boolean; parts: Part[] };

export const EMPTY: Draft = { takes: false, parts: [] };

/** The words in which a game writes a turn. */
export type Tongue = {
  meld: string;
  lay: string;
  swap: string;
  ends: readonly string[];
  bareEnd: string;
  /** What a meld can be said to be, where its cards leave that open. */
  kinds: readonly string[];
};

type CardOf = (key: string) => string | undefined;

/** The keys of the cards that lie in a draft. */
export function keysIn(draft: Draft): string[] {
  return draft.parts.flatMap((part) => (part.kind === "swap" ? [part.key] : part.keys));
}

/** How many jokers the draft brings to the hand. */
export function swapsIn(draft: Draft): number {
  return draft.parts.filter((part) => part.kind === "swap").length;
}

export function isEmpty(draft: Draft): boolean {
  return !draft.takes && draft.parts.length === 0;
}

/** The draft with one part more; cards added to the same meld lie together. */
export function withPart(draft: Draft, part: Part): Draft {
  const same =
    part.kind === "lay"
      ? draft.parts.findIndex((one) => one.kind === "lay" && one.meld === part.meld && one.low === part.low)
      : -1;
  const old = draft.parts[same];
  if (part.kind !== "lay" || old?.kind !== "lay") return { ...draft, parts: [...draft.parts, part] };
  return { ...draft, parts: draft.parts.with(same, { ...old, keys: [...old.keys, ...part.keys] }) };
}

/** The draft without the part in which a card lies, and without what came of it. */
export function withoutKey(draft: Draft, key: string): Draft {
  const parts = draft.parts.filter((part) => !(part.kind === "swap" ? part.key === key : part.keys.includes(key)));
  return { ...draft, parts };
}

/** Only what the hand still holds. */
export function kept(draft: Draft, cardOf: CardOf): Draft {
  return {
    ...draft,
    parts: draft.parts.filter((part) =>
      (part.kind === "swap" ? [part.key] : part.keys).every((key) => cardOf(key) !== undefined),
    ),
  };
}

/** The turn as it is written, with its end if there is one: turn meld 7♠ 7♥ 7♦ / K♣ K♦ Jk ; lay 3 9♥ ; discard K♠ */
export function written(draft: Draft, tongue: Tongue, cardOf: CardOf, end?: string): string {
  const cards = (keys: readonly string[]): string => keys.map((key) => cardOf(key) ?? "").join(" ");
  const melds = draft.parts.filter((part) => part.kind === "meld").map((part) => `${part.as ? `${part.as} ` : ""}${cards(part.keys)}`);
  const rest = draft.parts.flatMap((part) => {
    if (part.kind === "lay") return [`${tongue.lay} ${part.meld} ${part.low ? "low " : ""}${cards(part.keys)}`];
    return part.kind === "swap" ? [`${tongue.swap} ${part.meld} ${cards([part.key])}`] : [];
  });
  const parts = [
    draft.takes ? "take" : "",
    melds.length ? `${tongue.meld} ${melds.join(" / ")}` : "",
    ...rest,
    end ?? "",
  ];
  return `turn ${parts.filter(Boolean).join(" ; ")}`;
}

/** The ends that a card can make, the usual one first; without a card the one that needs none. */
export function endsWith(tongue: Tongue, card: string | undefined): string[] {
  return card === undefined ? [tongue.bareEnd] : tongue.ends.map((verb) => `${verb} ${card}`);
}

/** A written turn as a draft and the card that ends it, from the cards of a hand. */
export function read(
  turn: string,
  tongue: Tongue,
  hand: readonly { card: string; key: string }[],
  cardsIn: (text: string) => string[],
): { draft: Draft; end: string | null } {
  const free = [...hand];
  const take = (text: string): string[] => cardsIn(text).flatMap((card) => taken(free, card));
  const draft: Draft = { takes: false, parts: [] };
  let end: string | null = null;
  for (const piece of turn
    .replace(/^turn /, "")
    .split(";")
    .map((one) => one.trim())) {
    const [verb = "", ...words] = piece.split(" ");
    const rest = words.join(" ");
    if (verb === "take") draft.takes = true;
    else if (verb === tongue.meld)
      draft.parts.push(...rest.split("/").map((meld) => meldIn(meld, tongue, take)));
    else if (verb === tongue.lay)
      draft.parts.push({ kind: "lay", meld: Number(words[0]), low: words[1] === "low", keys: take(rest) });
    else if (verb === tongue.swap) draft.parts.push({ kind: "swap", meld: Number(words[0]), key: take(rest)[0] ?? "" });
    else if (tongue.ends.includes(verb)) end = take(rest)[0] ?? null;
  }
  return { draft, end };
}

/** A written meld; what it is said to be stands before its cards. */
function meldIn(text: string, { kinds }: Tongue, take: (text: string) => string[]): Part {
  const said = kinds.find((kind) => text.trim().startsWith(`${kind} `));
  return { kind: "meld", keys: take(text), ...(said === undefined ? {} : { as: said }) };
}

/** The meld of which must be said what it is: a single card among jokers could be one of several. */
export function openMeld(draft: Draft, { kinds }: Tongue, isWild: (key: string) => boolean): number | null {
  const at = draft.parts.findIndex((part) => part.kind === "meld" && !part.as && part.keys.filter((key) => !isWild(key)).length <= 1);
  return kinds.length > 0 && at >= 0 ? at : null;
}

/** The draft in which that meld is said to be one of a kind. */
export function saidToBe(draft: Draft, at: number, as: string): Draft {
  return { ...draft, parts: draft.parts.map((part, i) => (i === at && part.kind === "meld" ? { ...part, as } : part)) };
}

function taken(free: { card: string; key: string }[], card: string): string[] {
  const at = free.findIndex((one) => one.card === card);
  return at < 0 ? [] : free.splice(at, 1).map(({ key }) => key);
}
