/** The house on this device, as the page sees it: it answers requests and carries lines like a server does. */

import type { House } from "../wire/house";
import type { Wire } from "../wire/socket";
import type { FromWorker, ToWorker } from "./messages";

/** A WebSocket's word that it makes no sense to come back. */
const POLICY = 1008;

type Answered = Extract<FromWorker, { type: "answer" }>;

export class DeviceHouse implements House {
  readonly isShared = false;
  /** When the engine has started; fails if it can't. */
  readonly started: Promise<void>;
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly asking = new Map<number, (answer: Answered) => void>();
  private readonly lines = new Map<number, DeviceWire>();
  private number = 0;

  constructor() {
    this.started = new Promise((resolve, reject) => {
      this.worker.onerror = (fault) => reject(new Error(fault.message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") resolve();
        else if (data.type === "failed") reject(new Error(data.why));
        else this.hear(data);
      };
    });
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    await this.started;
    const number = ++this.number;
    const address = new URL(path, location.origin).href;
    const body = typeof init.body === "string" ? init.body : "";
    const { status, headers, body: text } = await new Promise<Answered>((resolve) => {
      this.asking.set(number, resolve);
      this.tell({ type: "ask", number, method: init.method ?? "GET", address, body });
    });
    return new Response(text, { status, headers });
  }

  dial(id: string): Wire {
    const line = ++this.number;
    const wire = new DeviceWire((said) => this.tell({ ...said, line }));
    this.lines.set(line, wire);
    this.tell({ type: "dial", line, table: id });
    this.started.then(
      () => wire.onopen?.call(wire as never, new Event("open")),
      () => wire.end(POLICY),
    );
    return wire;
  }

  private hear(message: Exclude<FromWorker, { type: "ready" | "failed" }>): void {
    if (message.type === "answer") {
      this.asking.get(message.number)?.(message);
      this.asking.delete(message.number);
    } else if (message.type === "heard") this.lines.get(message.line)?.hear(message.message);
    else {
      this.lines.get(message.line)?.end(message.code);
      this.lines.delete(message.line);
    }
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message, []);
  }
}

/** A line to a table on this device, with the face of a WebSocket. */
class DeviceWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(private readonly say: (said: { type: "tell"; message: string } | { type: "hang-up" }) => void) {}

  send(message: string): void {
    this.say({ type: "tell", message });
  }

  close(): void {
    this.say({ type: "hang-up" });
  }

  hear(message: string): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: message }));
  }

  end(code: number): void {
    this.onclose?.call(this as never, new CloseEvent("close", { code }));
  }
}
