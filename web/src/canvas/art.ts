/** What the canvas needs to know to draw a game: its cards, its cloth, and things that only it has. */

import type { Palette, PaletteName } from "../look/tokens";
import type { Box } from "../scene/geometry";
import type { OwnItem } from "../scene/scene";
import type { Pen } from "./draw/shapes";

export type Light = { name: PaletteName; palette: Palette };

/** A card is drawn in units: 100 wide and 140 tall, whatever its size in the end. */
export const CARD = { width: 100, height: 140 };

export type Art = {
  /** Tells the sprites of games apart. */
  name: string;
  /** The face of a card on its paper; `small` asks for the form that reads at 40 pixels. */
  face(pen: Pen, card: string, light: Light, small: boolean): void;
  back(pen: Pen, light: Light): void;
  /** The colour of the paper of a card, where it isn't the paper of the house. */
  paper?(card: string, light: Light): string;
  /** The cloth on the table. */
  cloth(pen: Pen, area: Box, light: Light): void;
  /** A sign of the game, drawn around its middle. */
  mark?(pen: Pen, mark: string, radius: number, light: Light): void;
  /** Things of the game's own, drawn around their middle. */
  own?(pen: Pen, item: OwnItem, light: Light): void;
};
