/** Going where something that was opened leads. */

import { useState } from "react";
import type { Sentence } from "../wire/types";
import { go } from "../ui/router";
import { sentenceOf } from "./open-table";

/** Go where an opening leads, or tell why it doesn't. */
export function useFollow() {
  const [fault, setFault] = useState<Sentence | null>(null);
  const [isBusy, setBusy] = useState(false);
  const follow = (open: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    open()
      .then(go)
      .catch((reason: unknown) => setFault(sentenceOf(reason)))
      .finally(() => setBusy(false));
  };
  return { fault, isBusy, follow };
}
