/** Whether the page has little room, like a phone held upright. */

import { useSyncExternalStore } from "react";

/** A phone, held either way. */
export const SMALL = "(max-width: 40rem), (max-height: 30rem)";
const NARROW = "(max-width: 63.99rem)";

export function useNarrow(): boolean {
  return useMedia(NARROW);
}

/** Whether something holds of the device now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}
