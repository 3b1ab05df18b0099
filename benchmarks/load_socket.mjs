// A WebSocket client that costs next to nothing: text frames over a plain socket, for benchmarks/load.py.
import { randomBytes } from "node:crypto";
import http from "node:http";
import net from "node:net";

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** The JSON that a server answers to a POST. */
export function post(port, path, body) {
  return new Promise((resolve, reject) => {
    const data = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(data) };
    const request = http.request({ agent, host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => (answer.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(path + text))));
    });
    request.on("error", reject);
    request.end(data);
  });
}

/** Opens a socket; `heard(text, bytes, say)` gets every message with its size on the wire, and can answer. */
export function open(port, path, heard) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: "127.0.0.1", port, noDelay: true });
    const key = randomBytes(16).toString("base64");
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", `Sec-WebSocket-Key: ${key}`];
    socket.write([`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...upgrade, "", ""].join("\r\n"));
    const say = (text) => socket.write(frame(text, 0x81));
    let rest = Buffer.alloc(0);
    let isOpen = false;
    socket.on("data", (data) => {
      rest = rest.length ? Buffer.concat([rest, data]) : data;
      if (!isOpen) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!rest.subarray(0, 12).toString().endsWith("101")) return reject(new Error(rest.toString()));
        rest = rest.subarray(end + 4);
        isOpen = true;
        resolve(say);
      }
      rest = readFrames(rest, heard, say, socket);
    });
    socket.on("error", reject);
  });
}

/** Hands over every whole frame, and returns what is left of the last one. */
function readFrames(data, heard, say, socket) {
  let at = 0;
  while (data.length - at >= 2) {
    let size = data[at + 1] & 127;
    let head = 2;
    if (size === 126) [size, head] = data.length - at < 4 ? [Infinity, 4] : [data.readUInt16BE(at + 2), 4];
    else if (size === 127) [size, head] = data.length - at < 10 ? [Infinity, 10] : [Number(data.readBigUInt64BE(at + 2)), 10];
    if (data.length - at < head + size) break;
    const kind = data[at] & 15;
    const body = data.subarray(at + head, at + head + size);
    if (kind === 1) heard(body.toString("utf8"), head + size, say);
    else if (kind === 9) socket.write(frame(body, 0x8a));
    at += head + size;
  }
  return at ? data.subarray(at) : data;
}

/** A frame as a client sends it: masked, with a mask that changes nothing. */
function frame(text, kind) {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const head = body.length < 126 ? 2 : 4;
  const whole = Buffer.alloc(head + 4 + body.length);
  whole[0] = kind;
  if (head === 2) whole[1] = 128 | body.length;
  else whole.writeUInt16BE(body.length, ((whole[1] = 254), 2));
  body.copy(whole, head + 4);
  return whole;
}
