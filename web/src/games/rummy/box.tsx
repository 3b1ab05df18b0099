/** The box of Rummy With Jokers: a run with a star in it. */

import { fan, type BoxArt } from "../shared/box-art";

export const BOX: BoxArt = {
  lid: ["#7d8fb8", "#4d5f8c"],
  emblem: fan([
    { sign: "7", colour: "#20234a" },
    { sign: "8", colour: "#20234a" },
    { sign: "★", colour: "#b5203c" },
    { sign: "10", colour: "#20234a" },
  ]),
};
