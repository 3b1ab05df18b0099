/** Which part of a rule sheet speaks of what is asked now. It knows the names of prompts, and no rule. */

const SECTIONS: Record<string, number> = {
  "geschenkt-decide": 2,
  "geschenkt-wait": 2,
  "geschenkt-must-take": 3,
  "sushi-go-pick-one": 2,
  "sushi-go-pick-two": 3,
  "sushi-go-wait": 2,
  "sushi-go-wait-or-change": 2,
  "sushi-go-ready": 4,
  "sushi-go-wait-ready": 4,
  "rook-prompt-bid": 3,
  "rook-prompt-bid-or-redeal": 3,
  "rook-prompt-discard": 4,
  "rook-prompt-trump": 4,
  "rook-prompt-lead": 5,
  "rook-prompt-follow": 5,
  "rook-prompt-free": 5,
  "rook-prompt-correct": 7,
  "rook-prompt-ready": 8,
  "rummy-prompt-draw": 2,
  "rummy-prompt-draw-or-take": 2,
  "rummy-prompt-discard": 2,
  "rummy-prompt-open": 4,
  "rummy-prompt-play": 5,
  "rummy-prompt-ready": 7,
  "rummy-wait": 2,
  "shanko-draw": 4,
  "shanko-draw-pile": 4,
  "shanko-draw-discard": 9,
  "shanko-play": 3,
  "shanko-play-melded": 5,
  "shanko-buy-or-pass": 8,
  "shanko-window-next": 8,
  "shanko-wait-window": 8,
  "shanko-take-or-leave": 8,
  "shanko-wait-offer": 8,
  "shanko-ready": 10,
};

/** The number of the section, if there is one for this prompt. */
export function sectionFor(prompt: string): number | null {
  return SECTIONS[prompt] ?? null;
}

/** A section of a rule sheet by its number, with its heading. */
export function sectionOf(sheet: string, number: number): string {
  const parts = sheet.split(/^(?=## )/m);
  return parts.find((part) => part.startsWith(`## ${number}.`))?.trim() ?? "";
}
