/** How cards are played by touch is said once on a device, when there is one to play. */

import { useEffect, useState } from "react";
import { read, write } from "../session/storage";
import { useMedia } from "./media-query";

const KEPT = "cardtable.gestures";
const SHOWN_MS = 9000;

/** Whether it is to be said now, given that somebody has a card to play. */
export function useGestureHint(hasCards: boolean): boolean {
  const isTouch = useMedia("(pointer: coarse)");
  const [isDue, setDue] = useState(() => read(KEPT) !== true);
  const isShown = isTouch && isDue && hasCards;
  useEffect(() => {
    if (!isShown) return;
    write(KEPT, true);
    const later = window.setTimeout(() => setDue(false), SHOWN_MS);
    return () => clearTimeout(later);
  }, [isShown]);
  return isShown;
}
