/** The cards of Rook: big numerals on coloured paper, a star for every five points, and the bird. */

import type { Art, Light } from "../../canvas/art";
import { write } from "../../canvas/draw/text";
import { at, disc, line, oval, paint, roundBox, star, within, type Pen } from "../../canvas/draw/shapes";
import { lighter, mix, veil } from "../../look/colour";
import type { Box } from "../../scene/geometry";
import { drawBird, drawRookCard } from "./bird";
import { GOLD, PIGMENTS, colourOf, numberOf, starsOf, type Colour } from "./colours";

/** The art for a table with these ones. */
export function rookArt(ones: string): Art {
  return {
    name: `rook-${ones}`,
    face: (pen, card, _, small) => drawFace(pen, card, starsOf(card, ones), small),
    back: drawBack,
    paper: (card) => PIGMENTS[colourOf(card) ?? "black"].paper,
    cloth: drawCloth,
    mark: (pen, mark, radius) => drawMark(pen, mark, radius),
  };
}

function drawFace(pen: Pen, card: string, stars: number, small: boolean): void {
  const colour = colourOf(card);
  if (colour === null) {
    drawRookCard(pen);
    drawRookIndex(pen);
    drawStars(pen, stars, "#fff3cf");
    return;
  }
  const { paper, ink } = PIGMENTS[colour];
  const number = String(numberOf(card));
  pen.fillStyle = mix(paper, "#ffffff", 0.1);
  pen.fillRect(0, 0, 100, 46);
  pen.fillStyle = paper;
  pen.fillRect(0, 24, 100, 116);
  drawBacking(pen, colour, stars > 0);
  write(pen, number, 50, stars ? 74 : 78, ink, { size: number.length > 1 ? 60 : 68, family: "title" });
  if (stars) drawStars(pen, stars, colour === "yellow" ? "#8a5a00" : GOLD);
  const size = small ? 34 : 27;
  write(pen, number, 20, 18, ink, { size, family: "title", most: 27, condensed: true });
  at(pen, 20, small ? 46 : 41, small ? 0.34 : 0.26, 0, () => drawSign(pen, colour, ink));
}

/** The sign of the colour, large and quiet, in a frame; a counter has a golden one. */
function drawBacking(pen: Pen, colour: Colour, counter: boolean): void {
  const { paper } = PIGMENTS[colour];
  roundBox(pen, 6, 6, 88, 128, 5);
  paint(
    pen,
    null,
    counter ? (colour === "yellow" ? "#a87708" : veil(GOLD, 0.85)) : veil(lighter(paper, 0.5), 0.4),
    counter ? 1.8 : 1.2,
  );
  at(pen, 50, 76, 1.42, 0, () =>
    drawSign(
      pen,
      colour,
      veil(colour === "yellow" ? "#ffffff" : lighter(paper, 0.35), colour === "yellow" ? 0.38 : 0.26),
    ),
  );
}

/** Flame, sun, leaf and moon, about 40 units across. */
export function drawSign(pen: Pen, colour: Colour, ink: string): void {
  const signs: Record<Colour, () => void> = {
    red: () => drawFlame(pen, ink),
    yellow: () => drawSun(pen, ink),
    green: () => drawLeaf(pen, ink),
    black: () => drawMoon(pen, ink),
  };
  signs[colour]();
}

function drawFlame(pen: Pen, ink: string): void {
  pen.beginPath();
  pen.moveTo(2, -26);
  pen.bezierCurveTo(6, -12, 22, -6, 19, 10);
  pen.bezierCurveTo(17, 21, 8, 25, 0, 25);
  pen.bezierCurveTo(-12, 25, -20, 16, -19, 5);
  pen.bezierCurveTo(-18, -3, -12, -6, -9, -12);
  pen.bezierCurveTo(-6, -7, -4, -5, -2, -4);
  pen.bezierCurveTo(2, -10, 3, -18, 2, -26);
  paint(pen, ink);
}

function drawSun(pen: Pen, ink: string): void {
  disc(pen, 0, 0, 12);
  paint(pen, ink);
  pen.lineCap = "round";
  for (let ray = 0; ray < 8; ray++) {
    const [x, y] = [Math.cos((Math.PI * ray) / 4), Math.sin((Math.PI * ray) / 4)];
    line(pen, [
      [x * 16.5, y * 16.5],
      [x * 23, y * 23],
    ]);
    paint(pen, null, ink, 4.6);
  }
  pen.lineCap = "butt";
}

function drawLeaf(pen: Pen, ink: string): void {
  pen.beginPath();
  pen.moveTo(-18, 22);
  pen.bezierCurveTo(-28, -8, -4, -26, 24, -24);
  pen.bezierCurveTo(26, 4, 10, 24, -12, 17);
  pen.bezierCurveTo(-6, 4, 4, -6, 14, -13);
  pen.bezierCurveTo(0, -8, -10, 4, -15, 18);
  pen.closePath();
  paint(pen, ink);
}

function drawMoon(pen: Pen, ink: string): void {
  pen.beginPath();
  pen.arc(0, 0, 23, Math.PI * 0.32, Math.PI * 1.62);
  pen.bezierCurveTo(-16, -14, -12, 12, 12.3, 19.4);
  paint(pen, ink);
}

function drawStars(pen: Pen, stars: number, ink: string): void {
  for (let i = 0; i < stars; i++) {
    star(pen, 50 + (i - (stars - 1) / 2) * 16, 120, 7);
    paint(pen, ink, veil("#3b2a08", 0.35), 0.7);
  }
}

/** In the corner of the Rook: its own head. */
function drawRookIndex(pen: Pen): void {
  disc(pen, 18, 18, 14);
  paint(pen, "#fbe9bd", "#1d2133", 1.4);
  disc(pen, 18, 18, 13);
  within(pen, () => at(pen, 5, 0, 0.42, 0, () => drawBird(pen)));
}

const TEAMS: Record<string, string> = { "team-0": "#2f6f8a", "team-1": "#b5662a" };

/** Signs for tickets: a colour on its own paper, a cup of a team, a feather. */
function drawMark(pen: Pen, mark: string, radius: number): void {
  const pigment = PIGMENTS[mark as Colour];
  disc(pen, 0, 0, radius);
  if (pigment) {
    paint(pen, pigment.paper, pigment.deep, 1);
    at(pen, 0, 0, radius / 34, 0, () => drawSign(pen, mark as Colour, pigment.ink));
    return;
  }
  const team = TEAMS[mark];
  paint(pen, team ?? "#fbe9bd", "#1d2133", 1);
  if (mark === "team-0") {
    disc(pen, 0, 0, radius * 0.5);
    paint(pen, null, "#fff6e4", radius * 0.18);
  } else if (mark === "team-1") {
    for (const side of [-0.28, 0.28]) {
      line(pen, [
        [side * radius, -radius * 0.5],
        [side * radius, radius * 0.5],
      ]);
      paint(pen, null, "#fff6e4", radius * 0.2);
    }
  }
  if (!team) within(pen, () => at(pen, -radius * 1.1, -radius * 1.35, radius / 30, 0, () => drawBird(pen)));
}

/** The back: feathers falling over dusk. */
function drawBack(pen: Pen, light: Light): void {
  const dusk = pen.createLinearGradient(0, 0, 100, 140);
  dusk.addColorStop(0, "#34426d");
  dusk.addColorStop(1, "#232b49");
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, 100, 140);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      at(pen, 16 + column * 23 + (row % 2) * 10, 16 + row * 27, 0.62, 0.6 + ((row + column) % 2) * 0.5, () =>
        drawFeather(pen),
      );
    }
  }
  roundBox(pen, 4.5, 4.5, 91, 131, 5);
  paint(pen, null, veil(light.palette.paper, 0.75), 1.8);
}

function drawFeather(pen: Pen): void {
  oval(pen, 0, 0, 5, 15);
  paint(pen, veil("#aebbe4", 0.5));
  line(pen, [
    [0, -15],
    [0, 20],
  ]);
  paint(pen, null, veil("#ffffff", 0.5), 1.1);
}

/** The cloth: woven wool, dusk blue, with a border of feathers' stripes. */
function drawCloth(pen: Pen, area: Box, light: Light): void {
  const noon = light.name === "noon";
  const width = Math.min(area.width, 760);
  const x = area.x + (area.width - width) / 2;
  roundBox(pen, x, area.y, width, area.height, 22);
  paint(pen, noon ? "#4c5f96" : "#262f52");
  within(pen, () => {
    pen.fillStyle = veil("#ffffff", noon ? 0.07 : 0.035);
    for (let i = -area.height; i < width; i += 7) {
      line(pen, [
        [x + i, area.y + area.height],
        [x + i + area.height, area.y],
      ]);
      paint(pen, null, veil("#ffffff", noon ? 0.1 : 0.05), 2);
    }
  });
  roundBox(pen, x + 8, area.y + 8, width - 16, area.height - 16, 15);
  paint(pen, null, veil("#fbe9bd", noon ? 0.6 : 0.3), 1.5);
}
