/** All cards of a game on one sheet, large and small: ?game=shanko. */

import type { Art } from "../../src/canvas/art";
import { Sprites } from "../../src/canvas/draw/sprites";
import { GESCHENKT_ART } from "../../src/games/geschenkt/art";
import { rookArt } from "../../src/games/rook/art";
import { RUMMY_ART } from "../../src/games/rummy/art";
import { SHANKO_ART } from "../../src/games/shanko/art";
import { sushiArt } from "../../src/games/sushi-go/art";
import "../../src/app.css";
import { PALETTES } from "../../src/look/tokens";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const INTERNATIONAL = ["♠", "♥", "♦", "♣"].flatMap((suit) => RANKS.map((rank) => rank + suit)).concat("Jk");
const SUSHI = [
  "tempura",
  "sashimi",
  "dumpling",
  "maki1",
  "maki2",
  "maki3",
  "salmon",
  "squid",
  "egg",
  "pudding",
  "wasabi",
  "chopsticks",
];
const ROOK = ["R", "Y", "G", "B"]
  .flatMap((colour) => [1, 2, 5, 7, 10, 14].map((number) => `${colour}${number}`))
  .concat("ROOK");
const NUMBERS = Array.from({ length: 33 }, (_, i) => String(i + 3));

const SHEETS: Record<string, [Art, string[]]> = {
  shanko: [SHANKO_ART, INTERNATIONAL],
  rummy: [RUMMY_ART, INTERNATIONAL],
  rook: [rookArt("low_0"), ROOK],
  geschenkt: [GESCHENKT_ART, NUMBERS],
  "sushi-go": [sushiArt("en", (card) => card), SUSHI],
};

const wanted = new URLSearchParams(location.search);
const [art, cards] = SHEETS[wanted.get("game") ?? "shanko"] as [Art, string[]];
await Promise.all(
  ['600 20px "Fraunces"', '400 20px "Atkinson Hyperlegible"', '700 20px "Atkinson Hyperlegible"'].map((font) =>
    document.fonts.load(font),
  ),
);
const canvas = document.getElementById("sheet") as HTMLCanvasElement;
canvas.width = 1560;
canvas.height = Math.ceil((cards.length + 1) / 13) * 240 + 20;
const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
const sprites = new Sprites();
const light = { name: "noon", palette: PALETTES.noon } as const;
const stamp = (face: string | null, width: number, x: number, y: number): void => {
  sprites.begin();
  const sprite = sprites.card(art, light, face, width, 1, false);
  if (sprite) pen.drawImage(sprite.image, x - sprite.pad, y - sprite.pad);
};
for (const [i, face] of [...cards, null].entries()) {
  const [x, y] = [(i % 13) * 119 + 4, Math.floor(i / 13) * 240 + 4];
  stamp(face, 106, x + 6, y + 6);
  stamp(face, 40, x + 6, y + 164);
  stamp(face, 28, x + 60, y + 164);
}
document.title = "ready";
