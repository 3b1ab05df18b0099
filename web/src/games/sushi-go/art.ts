/** The cards of Sushi Go!: one dish a card, with its name and what it is worth. */

import type { Art, Light } from "../../canvas/art";
import { write } from "../../canvas/draw/text";
import { at, disc, line, paint, polygon, roundBox, within, type Pen } from "../../canvas/draw/shapes";
import { darker, lighter, veil } from "../../look/colour";
import type { Box } from "../../scene/geometry";
import { drawDish } from "./dishes";

/** The paper of each kind, and what it is worth in signs that need no language. */
const KINDS: Record<string, { paper: string; worth: string }> = {
  tempura: { paper: "#9ccbdc", worth: "2 → 5" },
  sashimi: { paper: "#f6d9a0", worth: "3 → 10" },
  dumpling: { paper: "#e2a08d", worth: "1·3·6·10·15" },
  maki1: { paper: "#d8d3ee", worth: "6 / 3" },
  maki2: { paper: "#d8d3ee", worth: "6 / 3" },
  maki3: { paper: "#d8d3ee", worth: "6 / 3" },
  salmon: { paper: "#b7d8c4", worth: "2" },
  squid: { paper: "#b7d8c4", worth: "3" },
  egg: { paper: "#b7d8c4", worth: "1" },
  pudding: { paper: "#f3c3cf", worth: "+6 / −6" },
  wasabi: { paper: "#eef0c6", worth: "× 3" },
  chopsticks: { paper: "#e0c7a4", worth: "1 → 2" },
};

/** The art with the names of the cards in this language. */
export function sushiArt(language: string, nameOf: (card: string) => string): Art {
  return {
    name: `sushi-go-${language}`,
    face: (pen, card, _, small) => (small ? drawSmall(pen, card) : drawLarge(pen, card, nameOf(card))),
    back: drawBack,
    paper: (card) => paperOf(card),
    cloth: drawCloth,
    own: (pen, item, light) => drawArrow(pen, item.text, item.pose.width, light),
  };
}

function paperOf(card: string): string {
  return KINDS[card]?.paper ?? "#fffaf0";
}

function drawLarge(pen: Pen, card: string, name: string): void {
  const paper = paperOf(card);
  drawRays(pen, paper);
  at(pen, 50, 57, 0.98, 0, () => drawDish(pen, card));
  const deep = darker(paper, 0.62);
  pen.fillStyle = veil("#fffaf0", 0.86);
  pen.fillRect(0, 101, 100, 39);
  pen.fillStyle = darker(paper, 0.14);
  pen.fillRect(0, 100, 100, 2);
  write(pen, name, 50, 112, deep, { size: 14.5, bold: true, most: 92 });
  write(pen, KINDS[card]?.worth ?? "", 50, 129, deep, { size: 15.5, family: "title", most: 92 });
  drawCorner(pen, card, deep);
}

/** The corner that shows when another card lies on this one. */
function drawCorner(pen: Pen, card: string, ink: string): void {
  const rolls = card.startsWith("maki") ? Number(card.slice(4)) : 0;
  for (let i = 0; i < rolls; i++) {
    disc(pen, 11 + i * 14, 11, 6);
    paint(pen, "#fffaf0", "#2f3d35", 3);
  }
  if (!rolls && ["salmon", "squid", "egg"].includes(card)) {
    disc(pen, 14, 14, 10.5);
    paint(pen, "#fffaf0", ink, 1.4);
    write(pen, KINDS[card]?.worth ?? "", 14, 14, ink, { size: 15, family: "title" });
  }
}

/** The form for collections: the dish alone, as large as it goes. */
function drawSmall(pen: Pen, card: string): void {
  drawRays(pen, paperOf(card));
  at(pen, 50, 76, 1.14, 0, () => drawDish(pen, card));
  const ink = darker(paperOf(card), 0.62);
  const rolls = card.startsWith("maki") ? card.slice(4) : (NIGIRI[card] ?? "");
  if (!rolls) return;
  disc(pen, 22, 21, 17);
  paint(pen, "#fffaf0", ink, 2.4);
  write(pen, rolls, 22, 21, ink, { size: 25, family: "title" });
}

const NIGIRI: Record<string, string> = { salmon: "2", squid: "3", egg: "1" };

/** Quiet rays behind the dish. */
function drawRays(pen: Pen, paper: string): void {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 100, 140);
  for (let i = 0; i < 12; i++) {
    const [from, to] = [(Math.PI * i) / 6, (Math.PI * (i + 0.5)) / 6];
    polygon(pen, [
      [50, 58],
      [50 + Math.cos(from) * 120, 58 + Math.sin(from) * 120],
      [50 + Math.cos(to) * 120, 58 + Math.sin(to) * 120],
    ]);
    paint(pen, veil(lighter(paper, 0.6), 0.38));
  }
}

/** The back: waves under a small boat of rice. */
function drawBack(pen: Pen, light: Light): void {
  pen.fillStyle = "#2f6f86";
  pen.fillRect(0, 0, 100, 140);
  for (let row = 0; row < 11; row++) {
    for (let column = -1; column < 6; column++) {
      const [x, y] = [column * 22 + (row % 2) * 11, 14 + row * 13];
      for (const [radius, ink] of [
        [11, "#f6ecd6"],
        [9.4, "#2f6f86"],
        [7, "#f6ecd6"],
        [5.4, "#2f6f86"],
      ] as const) {
        pen.beginPath();
        pen.arc(x, y, radius, Math.PI, 0);
        paint(pen, ink);
      }
    }
  }
  disc(pen, 50, 70, 27);
  paint(pen, "#2f6f86", "#f6ecd6", 2.4);
  at(pen, 50, 68, 0.55, 0, () => drawDish(pen, "salmon"));
  roundBox(pen, 4.5, 4.5, 91, 131, 5);
  paint(pen, null, veil(light.palette.paper, 0.85), 2);
}

/** Where hands go: an arrow bent like the near rim of the table. */
function drawArrow(pen: Pen, way: string, width: number, light: Light): void {
  const ink = light.name === "noon" ? "#5b4324" : "#f0ddb8";
  pen.save();
  pen.scale(way === "right" ? -1 : 1, -1);
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(0, width * 0.62, width * 0.7, Math.PI * 1.24, Math.PI * 1.76);
  paint(pen, null, veil(ink, 0.55), width * 0.07);
  const [x, y] = [Math.cos(Math.PI * 1.24) * width * 0.7, width * 0.62 + Math.sin(Math.PI * 1.24) * width * 0.7];
  line(pen, [
    [x + width * 0.02, y - width * 0.15],
    [x - width * 0.03, y + width * 0.02],
    [x + width * 0.14, y + width * 0.04],
  ]);
  paint(pen, null, veil(ink, 0.55), width * 0.07);
  pen.lineCap = "butt";
  pen.restore();
}

/** The cloth: a bamboo mat. */
function drawCloth(pen: Pen, area: Box, light: Light): void {
  const noon = light.name === "noon";
  const width = Math.min(area.width, 720);
  const mat = { x: area.x + (area.width - width) / 2, y: area.y, width, height: area.height };
  roundBox(pen, mat.x, mat.y, mat.width, mat.height, 10);
  paint(pen, noon ? "#c9b581" : "#574a2c");
  within(pen, () => {
    for (let y = 0; y < mat.height; y += 9) {
      pen.fillStyle = veil(noon ? "#fff4c4" : "#d9c07a", noon ? 0.32 : 0.12);
      pen.fillRect(mat.x, mat.y + y + 1.5, mat.width, 3.4);
      pen.fillStyle = veil("#3b2f10", noon ? 0.22 : 0.4);
      pen.fillRect(mat.x, mat.y + y + 8, mat.width, 1.2);
    }
    for (const part of [0.08, 0.36, 0.64, 0.92]) {
      pen.fillStyle = veil(noon ? "#fffaf0" : "#e9d7ac", noon ? 0.75 : 0.3);
      pen.fillRect(mat.x + mat.width * part, mat.y, 2.4, mat.height);
    }
  });
}
