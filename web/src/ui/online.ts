/** Whether the house can be reached: this device has a network, or needs none. */

import { useSyncExternalStore } from "react";
import { house } from "../wire/house";

export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("online", changed);
      addEventListener("offline", changed);
      return () => {
        removeEventListener("online", changed);
        removeEventListener("offline", changed);
      };
    },
    () => navigator.onLine || !house().isShared,
  );
}
