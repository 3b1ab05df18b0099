/** Being called by the house when it is my turn and no page is open: the browser subscribes, the house is told where. */

import { useEffect, useState } from "react";
import { house } from "../wire/house";
import { readPushKey, subscribe } from "../wire/http";
import type { Session } from "./session";
import { useSettings } from "./settings";

/** Whether this device and this house can do it; asked once. */
export function usePushKey(isWanted: boolean): string | null {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || !house().isShared || !canSubscribe()) return;
    let isHere = true;
    void readPushKey().then(
      (told) => isHere && setKey(told.key),
      () => null,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return key;
}

/** As long as calls are wanted, the house knows where to call for this seat; when no more, it forgets. Whether it knows. */
export function useSubscription(table: string, token: string | null, isSeated: boolean): boolean {
  const { notify, language } = useSettings();
  const [isCalled, setCalled] = useState(false);
  const key = usePushKey(notify && isSeated);
  useEffect(() => {
    if (key === null || token === null || !notify) return;
    void endpointFor(key)
      .then((where) => subscribe(table, token, { ...where, language }))
      .then(
        () => setCalled(true),
        () => null,
      );
    return () => {
      setCalled(false);
      if (!useSettings.getState().notify) void subscribe(table, token, {}).catch(() => null);
    };
  }, [key, token, notify, language, table]);
  return isCalled;
}

/** A line rests while nobody looks at a page whose owner is called otherwise: a phone that sleeps is not at the table. */
export function useRest(session: Session, isCalled: boolean): void {
  useEffect(() => {
    if (!isCalled) return;
    const rest = () => document.hidden && session.rest();
    document.addEventListener("visibilitychange", rest);
    return () => document.removeEventListener("visibilitychange", rest);
  }, [session, isCalled]);
}

function canSubscribe(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Where the browser can be reached by this house; an endpoint that was made for another key is given up. */
async function endpointFor(key: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && written(known.options.applicationServerKey) === key;
  if (known !== null && !isOurs) await known.unsubscribe();
  const made = isOurs ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { endpoint: made.endpoint, p256dh: written(made.getKey("p256dh")), auth: written(made.getKey("auth")) };
}

/** Bytes as the web writes them. */
function written(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
