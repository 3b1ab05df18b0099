/** A deck and a cloth for a game that has none of its own: what is written on a card is what it is. */

import type { Art, Light } from "../../canvas/art";
import { drawSuit, type Suit } from "../../canvas/draw/suits";
import { line, paint, roundBox, within, type Pen } from "../../canvas/draw/shapes";
import { write } from "../../canvas/draw/text";
import { veil } from "../../look/colour";
import { SUIT_COLOURS } from "../../look/tokens";
import type { Box } from "../../scene/geometry";
import { faceOf, type Face } from "../../ui/card";

/** The deck in which cards bear what the game calls them. */
export function defaultArt(spoken: (card: string) => string): Art {
  return {
    name: "default",
    face: (pen, card, light, small) => drawFace(pen, faceOf(card, spoken(card)), light, small),
    back: drawBack,
    cloth: drawCloth,
  };
}

function drawFace(pen: Pen, face: Face, light: Light, small: boolean): void {
  const suit = face.sign === "" ? null : (face.sign as Suit);
  const ink = suit ? SUIT_COLOURS[suit] : light.palette.ink;
  const index = face.rank === "" ? face.name : face.rank;
  const [x, size] = small ? [22, 42] : [16, 26];
  if (face.rank !== "") write(pen, index, x, small ? 25 : 18, ink, { size, family: "title", most: small ? 38 : 27, condensed: true });
  if (suit) drawSuit(pen, suit, x, small ? 65 : 40, small ? 30 : 16, ink);
  drawMiddle(pen, face, suit, ink, small);
}

/** One large sign: the suit, the number, or the name of what it is. */
function drawMiddle(pen: Pen, face: Face, suit: Suit | null, ink: string, small: boolean): void {
  const y = small ? 98 : 78;
  if (suit) return drawSuit(pen, suit, 56, y, small ? 44 : 52, ink);
  if (face.name === "") return write(pen, face.rank, 54, y, ink, { size: small ? 40 : 54, family: "title", most: 76, condensed: true });
  write(pen, face.name, 50, y, ink, { size: small ? 20 : 17, bold: true, most: 90 });
}

/** The back: stripes across, within a frame. */
function drawBack(pen: Pen, light: Light): void {
  pen.fillStyle = "#7b623f";
  pen.fillRect(0, 0, 100, 140);
  roundBox(pen, 8, 8, 84, 124, 3);
  within(pen, () => {
    for (let from = -140; from < 140; from += 8) {
      line(pen, [
        [from, 140],
        [from + 140, 0],
      ]);
      paint(pen, null, veil("#f3dfba", 0.5), 2);
    }
  });
  roundBox(pen, 6, 6, 88, 128, 4);
  paint(pen, null, veil(light.palette.paper, 0.9), 2);
}

/** The cloth: plain felt with a seam. */
function drawCloth(pen: Pen, area: Box, light: Light): void {
  roundBox(pen, area.x, area.y, area.width, area.height, 14);
  paint(pen, light.name === "noon" ? "#8a9f86" : "#37443a");
  roundBox(pen, area.x + 6, area.y + 6, area.width - 12, area.height - 12, 10);
  paint(pen, null, veil("#ffffff", light.name === "noon" ? 0.4 : 0.16), 1.2);
}
