/**
 * The proof of a deal, in code of its own: what the server was bound to before the first card, worked out again.
 * It needs no secure page, where browsers keep their own hashes from scripts.
 */

const PRIMES = primes(64);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** What a server that deals from this seed must have told before. */
export function commitment(table: string, seed: string): string {
  const opening = new TextEncoder().encode(`cardtable deal 1\n${table}\n`);
  return hex(sha256(Uint8Array.from([...opening, ...bytes(seed)])));
}

/** The seed that dealt: the server's own, stirred with what the players' clients added after they had seen its promise. */
export function dealSeed(seed: string, nonces: readonly string[]): string {
  if (nonces.length === 0) return seed;
  return hex(hmac(bytes(seed), new TextEncoder().encode(nonces.join("\n"))));
}

/** FIPS 198-1, for keys of at most one block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key);
  const inner = sha256(Uint8Array.from([...block.map((byte) => byte ^ 0x36), ...message]));
  return sha256(Uint8Array.from([...block.map((byte) => byte ^ 0x5c), ...inner]));
}

/** FIPS 180-4. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const blocks = padded(message);
  for (let from = 0; from < blocks.byteLength; from += 64) digest(state, new DataView(blocks.buffer, from, 64));
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => sum.setUint32(4 * at, word));
  return new Uint8Array(sum.buffer);
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, 8 * message.length);
  return blocks;
}

function digest(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [at, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + turned(e, 6, 11, 25) + choice + (ROUNDS[at] ?? 0) + word) | 0;
    [a, b, c, d, e, f, g, h] = [(first + turned(a, 2, 13, 22) + majority) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = ((state[at] ?? 0) + word) | 0));
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  const word = (at: number) => words[at] ?? 0;
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = block.getInt32(4 * at);
      continue;
    }
    const [early, late] = [word(at - 15), word(at - 2)];
    const small = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = (word(at - 16) + small + word(at - 7) + large) | 0;
  }
  return words;
}

function turned(word: number, ...by: [number, number, number]): number {
  return rotated(word, by[0]) ^ rotated(word, by[1]) ^ rotated(word, by[2]);
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

/** The first so many prime numbers. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((smaller) => number % smaller !== 0)) found.push(number);
  }
  return found;
}

function bytes(written: string): Uint8Array {
  return Uint8Array.from(written.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(sum: Uint8Array): string {
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
