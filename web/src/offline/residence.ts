/** In which house this page lives: the server's; or one on this device, because it was chosen, or is all there is. */

import { moveInto } from "../wire/house";
import { ENGINE } from "./messages";

const CHOSEN = "cardtable.house";
const DEVICE = "device";
/** Whoever has the engine waits no longer than this for a server. */
const PATIENCE_MS = 3000;

/** Whether this page has no server at all: it was written as files for a web space. */
export function isWithoutServer(): boolean {
  return document.documentElement.dataset.house === DEVICE;
}

function choosesDevice(): boolean {
  return isWithoutServer() || localStorage.getItem(CHOSEN) === DEVICE;
}

/** Live on this device from the next page on, or with the server again. */
export function choose(where: "device" | "server"): void {
  if (where === DEVICE) localStorage.setItem(CHOSEN, DEVICE);
  else localStorage.removeItem(CHOSEN);
  location.assign("/");
}

/** Whether the engine is on this device already. */
export async function isKept(): Promise<boolean> {
  return "caches" in globalThis && (await caches.match(`${ENGINE}engine.json`)) !== undefined;
}

/** Settle where this page lives: on this device if that was chosen, or if the server is away and the engine is kept. */
export async function settle(): Promise<void> {
  if (choosesDevice() || ((await isKept()) && !(await isServerThere()))) await moveToDevice();
}

/** The engine is loaded only now; whoever asks it something waits until it has started. */
async function moveToDevice(): Promise<void> {
  const [{ DeviceHouse }, { answerLinks }] = await Promise.all([import("./device-house"), import("./links")]);
  const device = new DeviceHouse();
  moveInto(device);
  document.documentElement.dataset.house = DEVICE;
  answerLinks(device);
  device.started.then(keepUp).catch(reportError);
}

/** Whoever lives here has the newest engine on the device, whole. */
async function keepUp(): Promise<void> {
  if (!navigator.onLine) return;
  const { keep } = await import("./keep");
  await keep(() => undefined);
}

function isServerThere(): Promise<boolean> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return fetch("/health", { cache: "no-store", signal: patience }).then(
    ({ ok }) => ok,
    () => false,
  );
}
