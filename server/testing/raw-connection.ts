import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

const TEXT = 0x1;
const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/** A WebSocket of which every byte can be chosen, so that it can send what no library would send. */
export class RawConnection {
  /** The code with which the server closed; undefined until it has. */
  closedWith: number | undefined;
  private bytes: Buffer = Buffer.alloc(0);

  private constructor(
    private readonly socket: Socket,
    private readonly onText: (text: string) => void,
  ) {
    socket.on("error", () => {});
    socket.on("data", (chunk) => this.take(chunk));
  }

  static async open(
    port: number,
    headers: Readonly<Record<string, string>>,
    onText: (text: string) => void,
  ): Promise<RawConnection> {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true });
    await once(socket, "connect");
    const key = randomBytes(16).toString("base64");
    const lines = Object.entries({
      Host: `127.0.0.1:${port}`,
      Upgrade: "websocket",
      Connection: "Upgrade",
      "Sec-WebSocket-Key": key,
      "Sec-WebSocket-Version": "13",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /ws HTTP/1.1\r\n${lines.join("")}\r\n`);
    const [head] = (await once(socket, "data")) as [Buffer];
    const end = head.indexOf("\r\n\r\n") + 4;
    if (!head.toString("latin1").startsWith("HTTP/1.1 101 ") || end < 4) {
      throw new Error(`no connection: ${head.toString("latin1")}`);
    }
    const connection = new RawConnection(socket, onText);
    connection.take(head.subarray(end));
    return connection;
  }

  sendText(text: string): void {
    this.sendBytes(frame(TEXT, Buffer.from(text)));
  }

  sendBinary(bytes: Buffer): void {
    this.sendBytes(frame(BINARY, bytes));
  }

  /** One message in this many pieces, with a ping between them, as the protocol allows. */
  sendInPieces(text: string, pieces: number): void {
    const bytes = Buffer.from(text);
    const size = Math.max(1, Math.ceil(bytes.length / pieces));
    for (let at = 0; at === 0 || at < bytes.length; at += size) {
      const last = at + size >= bytes.length;
      this.sendBytes(frame(at === 0 ? TEXT : 0, bytes.subarray(at, at + size), last));
      if (!last) this.sendBytes(frame(PING, Buffer.from("?")));
    }
  }

  /** A pong that answers nothing. */
  sendPong(): void {
    this.sendBytes(frame(PONG, Buffer.alloc(0)));
  }

  /** A message of so many pieces of one letter, and its end never comes. */
  sendEndless(pieces: number): void {
    for (let i = 0; i < pieces; i++) this.sendBytes(frame(i === 0 ? TEXT : 0, Buffer.from("x"), false));
  }

  sendBytes(bytes: Buffer): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  /** From now on nothing is taken from the connection any more. */
  stopReading(): void {
    this.socket.pause();
  }

  isOpen(): boolean {
    return !this.socket.destroyed && this.closedWith === undefined;
  }

  /** Resolves when the server has closed the connection. */
  async ended(): Promise<void> {
    if (!this.socket.closed) await once(this.socket, "close");
  }

  cut(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.bytes = this.bytes.length === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const { bytes } = this;
      if (bytes.length < 2) return;
      const short = bytes[1]! & 0x7f;
      const start = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (bytes.length < start) return;
      const length =
        short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
      if (bytes.length < start + length) return;
      this.bytes = bytes.subarray(start + length);
      this.handle(bytes[0]! & 0x0f, bytes.subarray(start, start + length));
    }
  }

  private handle(opcode: number, payload: Buffer): void {
    if (opcode === TEXT) this.onText(payload.toString("utf8"));
    else if (opcode === PING) this.sendBytes(frame(PONG, payload));
    else if (opcode === CLOSE) {
      this.closedWith = payload.length < 2 ? 1005 : payload.readUInt16BE(0);
      this.socket.end(frame(CLOSE, payload.subarray(0, 2)));
    }
  }
}

/** A client's frame. Its mask is all zeros, which is as good as any. */
function frame(opcode: number, payload: Buffer, final = true): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  head[0] = (final ? 0x80 : 0) | opcode;
  if (length < 126) head[1] = 0x80 | length;
  else if (length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}
