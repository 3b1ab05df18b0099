/** Keeping the whole house on this device: the engine, and every part of the page that may be needed. */

import { ENGINE, type Engine } from "./messages";

/** As offline.js names them. */
const ENGINE_SHELF = "cardtable engine";
const SHELL_SHELF = "cardtable shell 2";
const NO_CONTENT = 204;

/** A house that was just set up is still building its engine. */
export class NotBuiltYet extends Error {}

/** Fetch all that is missing; tells what part of it is there. */
export async function keep(tell: (part: number) => void): Promise<void> {
  const [engines, shell] = await Promise.all([caches.open(ENGINE_SHELF), caches.open(SHELL_SHELF)]);
  const list = await fetch(`${ENGINE}engine.json`);
  if (list.status === NO_CONTENT) throw new NotBuiltYet();
  const engine = (await list.clone().json()) as Engine;
  const assets = (await (await fetch("/assets.json")).json()) as string[];
  const wanted: [Cache, string][] = [
    ...[...assets, "/", "/icon.svg", "/first-light.js"].map((file): [Cache, string] => [shell, file]),
    ...engine.files.map((file): [Cache, string] => [engines, ENGINE + file]),
  ];
  for (const [done, [shelf, file]] of wanted.entries()) {
    if ((await shelf.match(file)) === undefined) await shelf.add(file);
    tell((done + 1) / wanted.length);
  }
  await engines.put(`${ENGINE}engine.json`, list);
  await forgetOthers(engines, engine);
}

/** What an engine before this one has left. */
async function forgetOthers(engines: Cache, engine: Engine): Promise<void> {
  const ours = new Set(["engine.json", ...engine.files].map((file) => ENGINE + file));
  const old = (await engines.keys()).filter(({ url }) => !ours.has(new URL(url).pathname));
  await Promise.all(old.map((file) => engines.delete(file)));
}
