/** For pages that ask but need no table: the engine is kept on this device, and answers when the server is away. */

import { useEffect, useState } from "react";
import { house, type House } from "../wire/house";
import { isKept } from "./residence";

let device: House | null = null;

/** The house on this device, if its engine is here. */
export async function standby(): Promise<House | null> {
  if (device !== null || !(await isKept())) return device;
  const { DeviceHouse } = await import("./device-house");
  device ??= new DeviceHouse();
  return device;
}

/** Keep the engine on this device; what part of it is here, or nothing where it can't be. */
export function useStandby(): number | null {
  const [part, setPart] = useState<number | null>(house().isShared ? null : 1);
  useEffect(() => {
    if (!house().isShared || !("caches" in globalThis)) return;
    void isKept().then(async (is) => {
      if (is) return setPart(1);
      const { keep } = await import("./keep");
      await keep(setPart).catch(() => setPart(null));
    });
  }, []);
  return part;
}
