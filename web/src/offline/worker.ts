/** The worker with a house in it: it starts the engine, and hands on what the page asks and what the tables say. */

import { loadPyodide, type PyodideInterface } from "pyodide";
import { Database } from "./database";
import { ENGINE, type Engine, type FromWorker, type ToWorker } from "./messages";

/** The house in Python: server/tab/tab.py. */
interface Tab {
  repair(): Promise<void>;
  request(method: string, address: string, body: string): Promise<{ toJs(): Answer; destroy(): void }>;
  dial(table: string, heard: (message: string) => void, closed: (code: number) => void): TabLine;
}

type Answer = [status: number, headers: [string, string][], body: string];

interface TabLine {
  tell(message: string): void;
  hang_up(): void;
  destroy(): void;
}

const SITE = "/lib/python3.14/site-packages";
const lines = new Map<number, TabLine>();

/** Pyodide fetches its program by one name; it is kept compressed under another, whatever the web space does. */
function unpackTheProgram(): void {
  const plain = fetch.bind(self);
  self.fetch = async (wanted, init) => {
    if (!String(wanted).endsWith(".wasm")) return plain(wanted, init);
    const packed = await plain(`${String(wanted)}.gz`, init);
    if (packed.body === null || !packed.ok) return packed;
    const body = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
}

async function start(): Promise<Tab> {
  const engine = (await (await fetch(`${ENGINE}engine.json`)).json()) as Engine;
  const root = new URL(ENGINE, location.origin).href;
  const archives = Promise.all([bytes(root + engine.packages), bytes(root + engine.house)]);
  unpackTheProgram();
  const python = await loadPyodide({
    indexURL: `${root}${engine.core}/`,
    stdLibURL: root + engine.stdlib,
    lockFileContents: JSON.stringify({ info: engine.info, packages: {} }),
  });
  const [packages, house] = await archives;
  return furnish(python, packages, house);
}

async function furnish(python: PyodideInterface, packages: Uint8Array, house: Uint8Array): Promise<Tab> {
  python.FS.writeFile("/tmp/packages.zip", packages);
  python.FS.writeFile("/lib/house.zip", house);
  python.runPython(`
import sys, zipfile
zipfile.ZipFile("/tmp/packages.zip").extractall("${SITE}")
sys.path.append("/lib/house.zip")`);
  const tab = python.pyimport("cardtable.server.tab.tab").Tab(await Database.open()) as Tab;
  await tab.repair();
  return tab;
}

async function bytes(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

function obey(tab: Tab, asked: ToWorker): void {
  switch (asked.type) {
    case "ask":
      return void answer(tab, asked).catch(() => fail(asked.number));
    case "dial":
      return dial(tab, asked.line, asked.table);
    case "tell":
      return lines.get(asked.line)?.tell(asked.message);
    case "hang-up":
      return lines.get(asked.line)?.hang_up();
    default:
      return asked satisfies never;
  }
}

async function answer(tab: Tab, asked: Extract<ToWorker, { type: "ask" }>): Promise<void> {
  const given = await tab.request(asked.method, asked.address, asked.body);
  const [status, headers, body] = given.toJs();
  given.destroy();
  tell({ type: "answer", number: asked.number, status, headers, body });
}

/** What nobody foresaw is said as a server says it. */
function fail(number: number): void {
  const body = JSON.stringify({ sentence: { code: "server-failed", facts: {} } });
  tell({ type: "answer", number, status: 500, headers: [], body });
}

function dial(tab: Tab, line: number, table: string): void {
  const heard = (message: string) => tell({ type: "heard", line, message });
  const closed = (code: number) => tell({ type: "closed", line, code });
  lines.set(line, tab.dial(table, heard, closed));
}

function tell(message: FromWorker): void {
  self.postMessage(message, { transfer: [] });
}

const tab = start();
self.onmessage = (event: MessageEvent<ToWorker>) => void tab.then((built) => obey(built, event.data));
tab.then(
  () => tell({ type: "ready" }),
  (fault: unknown) => tell({ type: "failed", why: String(fault) }),
);
