/** What a page and the worker with its house say to each other. */

/** The engine's files, as engine.json lists them. */
export interface Engine {
  /** The folder of Pyodide itself. */
  core: string;
  stdlib: string;
  packages: string;
  house: string;
  info: Record<string, string>;
  /** All of them, and how large they are together. */
  files: string[];
  bytes: number;
}

export type ToWorker =
  | { type: "ask"; number: number; method: string; address: string; body: string }
  | { type: "dial"; line: number; table: string }
  | { type: "tell"; line: number; message: string }
  | { type: "hang-up"; line: number };

export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "answer"; number: number; status: number; headers: [string, string][]; body: string }
  | { type: "heard"; line: number; message: string }
  | { type: "closed"; line: number; code: number };

export const ENGINE = "/engine/";
