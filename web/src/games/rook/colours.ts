/** The four colours of Rook: apart in hue, in lightness and in sign. */

export type Colour = "red" | "yellow" | "green" | "black";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "black"];
export const LETTERS = "RYGB";

/** The paper of a colour, and what is written on it. */
export const PIGMENTS: Record<Colour, { paper: string; ink: string; deep: string }> = {
  red: { paper: "#d2503f", ink: "#fff6ec", deep: "#8f2a22" },
  yellow: { paper: "#f3c544", ink: "#3b2a08", deep: "#a87708" },
  green: { paper: "#1e6a4b", ink: "#f2fbef", deep: "#0d3f2b" },
  black: { paper: "#2c2b35", ink: "#f4efe6", deep: "#100f16" },
};

export const GOLD = "#f6cf63";

/** The colour of a card; the Rook has none. */
export function colourOf(card: string): Colour | null {
  const at = card === "ROOK" ? -1 : LETTERS.indexOf(card[0] ?? "?");
  return COLOURS[at] ?? null;
}

export function numberOf(card: string): number {
  return card === "ROOK" ? 20 : Number(card.slice(1));
}

/** A star for every five points. */
export function starsOf(card: string, ones: string): number {
  if (card === "ROOK") return 4;
  const number = numberOf(card);
  if (number === 1) return ones === "high_15" ? 3 : 0;
  return number === 5 ? 1 : number === 10 || number === 14 ? 2 : 0;
}

/** By colour, or by number; the Rook at the end. */
export function rankOf(card: string, by: "suit" | "rank"): number {
  if (card === "ROOK") return 10_000;
  const colour = LETTERS.indexOf(card[0] ?? "");
  return by === "suit" ? colour * 100 + numberOf(card) : numberOf(card) * 10 + colour;
}
