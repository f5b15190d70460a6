export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** Clients must mask what they send; with what is theirs to choose, and one key for all is cheapest. */
const KEY = [0x5a, 0xa5, 0x3c, 0xc3] as const;

/** One whole frame from a client. */
export function clientFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length > 0xffff) throw new Error("no client of this bench says that much at once");
  const start = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x80 | opcode;
  if (length < 126) frame[1] = 0x80 | length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(length, 2);
  }
  for (let i = 0; i < 4; i++) frame[start - 4 + i] = KEY[i]!;
  for (let i = 0; i < length; i++) frame[start + i] = payload[i]! ^ KEY[i & 3]!;
  return frame;
}

/** Takes the frames out of what arrives, whole ones without copying them. */
export class FrameReader {
  private rest: Buffer | undefined;

  /** The payload given to `hear` is only there until `hear` returns. */
  constructor(private readonly hear: (opcode: number, payload: Buffer) => void) {}

  read(arrived: Buffer): void {
    const data = this.rest === undefined ? arrived : Buffer.concat([this.rest, arrived]);
    this.rest = undefined;
    let at = 0;
    while (data.length - at >= 2) {
      let length = data[at + 1]! & 0x7f;
      let from = at + 2;
      if (length === 126) {
        if (data.length - at < 4) break;
        length = data.readUInt16BE(at + 2);
        from = at + 4;
      } else if (length === 127) {
        if (data.length - at < 10) break;
        length = Number(data.readBigUInt64BE(at + 2));
        from = at + 10;
      }
      if (from + length > data.length) break;
      if ((data[at]! & 0x80) === 0) throw new Error("no server of this bench sends in fragments");
      this.hear(data[at]! & 0x0f, data.subarray(from, from + length));
      at = from + length;
    }
    if (at < data.length) this.rest = Buffer.from(data.subarray(at));
  }
}
