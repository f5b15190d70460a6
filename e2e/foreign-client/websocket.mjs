import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

/** As much of RFC 6455 as a client of our server needs, on a bare TCP socket. */

const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/** Opens a WebSocket. `onText` gets every message, `onClose` the code with which the other side closed. */
export async function openWebSocket({ host, port, path, cookie, onText, onClose }) {
  const socket = connect({ host, port });
  const key = randomBytes(16).toString("base64");
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      `Sec-WebSocket-Key: ${key}`,
      "Sec-WebSocket-Version: 13",
      `Cookie: ${cookie}`,
      "\r\n",
    ].join("\r\n"),
  );
  const rest = await readHandshake(socket, key);
  const frames = new FrameReader();
  let fragments = [];
  let code = 1006;

  const handle = ({ fin, opcode, payload }) => {
    if (opcode === PING) socket.write(frame(PONG, payload));
    else if (opcode === CLOSE) {
      if (payload.length >= 2) code = payload.readUInt16BE(0);
      socket.end(frame(CLOSE, payload.subarray(0, 2)));
    } else if (opcode !== PONG) {
      fragments.push(payload);
      if (!fin) return;
      const text = Buffer.concat(fragments).toString("utf8");
      fragments = [];
      onText(text);
    }
  };
  const take = (bytes) => {
    for (const next of frames.read(bytes)) handle(next);
  };
  socket.on("data", take);
  socket.on("error", () => {});
  socket.on("close", () => onClose(code));
  take(rest);
  return {
    send: (text) => socket.write(frame(TEXT, Buffer.from(text))),
    close: () => socket.write(frame(CLOSE, Buffer.from([0x03, 0xe8]))),
  };
}

/** Reads until the end of the HTTP response and returns what came after it. */
function readHandshake(socket, key) {
  const expected = createHash("sha1")
    .update(key + GUID)
    .digest("base64");
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const onData = (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      socket.off("data", onData);
      const head = bytes.subarray(0, end).toString("latin1");
      const accepted = /^sec-websocket-accept: *(.*)$/im.exec(head)?.[1]?.trim();
      if (!/^HTTP\/1\.1 101 /.test(head) || accepted !== expected) {
        reject(new Error(`no WebSocket: ${head.split("\r\n")[0]}`));
      } else resolve(bytes.subarray(end + 4));
    };
    socket.on("data", onData);
    socket.once("error", reject);
  });
}

/** A client's frame: final, and masked as clients must. */
function frame(opcode, payload) {
  const mask = randomBytes(4);
  const head = [0x80 | opcode];
  if (payload.length < 126) head.push(0x80 | payload.length);
  else head.push(0x80 | 126, payload.length >> 8, payload.length & 0xff);
  const masked = Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]));
  return Buffer.concat([Buffer.from(head), mask, masked]);
}

/** Splits a stream of bytes into the frames of a server, which are not masked. */
class FrameReader {
  #bytes = Buffer.alloc(0);

  *read(chunk) {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    for (let next = this.#next(); next !== undefined; next = this.#next()) yield next;
  }

  #next() {
    const bytes = this.#bytes;
    if (bytes.length < 2) return undefined;
    let length = bytes[1] & 0x7f;
    let start = 2;
    if (length === 126) {
      if (bytes.length < 4) return undefined;
      length = bytes.readUInt16BE(2);
      start = 4;
    } else if (length === 127) {
      if (bytes.length < 10) return undefined;
      length = Number(bytes.readBigUInt64BE(2));
      start = 10;
    }
    if (bytes.length < start + length) return undefined;
    this.#bytes = bytes.subarray(start + length);
    return {
      fin: (bytes[0] & 0x80) !== 0,
      opcode: bytes[0] & 0x0f,
      payload: bytes.subarray(start, start + length),
    };
  }
}
