import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { clientFrame, FrameReader, OPCODE } from "./frames.ts";

/** All sockets read into this one buffer: what arrives is handled before anything else can arrive. */
const ARRIVALS = Buffer.allocUnsafe(256 * 1024);
const END_OF_HEAD = "\r\n\r\n";

export interface SocketOptions {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
  /** The address that the connection comes from. */
  readonly from?: string;
  /** Called when the connection is gone; without it, that is an error. */
  readonly lost?: () => void;
  /** The message is only valid until this returns. */
  hear(message: Buffer): void;
}

/**
 * A WebSocket that costs almost nothing, because a thousand of them share two cores with the server that they have to
 * bring to its limit. It has no buffer of its own, emits no events, and makes no text out of bytes that nobody reads.
 */
export class LightSocket {
  private readonly socket: Socket;
  private readonly frames: FrameReader;
  private head: string | undefined = "";
  private closing = false;

  private constructor(
    { port, path, cookie, from, lost, hear }: SocketOptions,
    opened: () => void,
    failed: (fault: Error) => void,
  ) {
    this.frames = new FrameReader((opcode, payload) => {
      if (opcode === OPCODE.text) hear(payload);
      else if (opcode === OPCODE.ping) this.socket.write(clientFrame(OPCODE.pong, payload));
    });
    this.socket = connect({
      host: "127.0.0.1",
      port,
      ...(from === undefined ? {} : { localAddress: from }),
      noDelay: true,
      onread: {
        buffer: ARRIVALS,
        callback: (count) => {
          const arrived = ARRIVALS.subarray(0, count);
          if (this.head === undefined) this.frames.read(arrived);
          else this.readHead(arrived, opened, failed);
          return true;
        },
      },
    });
    this.socket.on("error", failed);
    this.socket.on("close", () => {
      failed(new Error("the server has closed the connection"));
      if (this.closing) return;
      // A bench that loses clients on the way does not measure what it claims.
      if (lost === undefined) throw new Error("the server has closed a connection under load");
      lost();
    });
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ];
    this.socket.write(lines.join("\r\n") + END_OF_HEAD);
  }

  static open(options: SocketOptions): Promise<LightSocket> {
    return new Promise((resolve, reject) => {
      const socket: LightSocket = new LightSocket(options, () => resolve(socket), reject);
    });
  }

  /** Returns how many bytes the message has. */
  send(text: string): number {
    const payload = Buffer.from(text);
    this.socket.write(clientFrame(OPCODE.text, payload));
    return payload.length;
  }

  close(): void {
    this.closing = true;
    this.socket.destroy();
  }

  private readHead(arrived: Buffer, opened: () => void, failed: (fault: Error) => void): void {
    // One character for each byte, because frames may follow in the same chunk.
    const head = this.head + arrived.toString("latin1");
    this.head = head;
    const end = head.indexOf(END_OF_HEAD);
    if (end < 0) return;
    if (!head.startsWith("HTTP/1.1 101 ")) {
      failed(new Error(head));
      return;
    }
    const frames = Buffer.from(head.slice(end + END_OF_HEAD.length), "latin1");
    this.head = undefined;
    opened();
    this.frames.read(frames);
  }
}
