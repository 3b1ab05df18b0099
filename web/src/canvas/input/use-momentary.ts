/** What belongs to one moment of the game and is gone at the next. */

import { useState } from "react";

/**
 * A state that is what it was at first whenever the moment is another. It is derived, not put back by an effect: a device
 * that was held up gets many moments within one breath, and an effect that sets state at each of them never ends for React.
 */
export function useMomentary<T>(moment: string | number | null, first: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ moment, value: first });
  return [kept.moment === moment ? kept.value : first, (value) => keep({ moment, value })];
}
