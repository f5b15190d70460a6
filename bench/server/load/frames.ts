export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** One whole frame from a client. Clients must mask what they send; a mask of zeros is allowed and costs nothing. */
export function clientFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length > 0xffff) throw new Error("no client of this bench sends that much at once");
  const start = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x80 | opcode;
  if (length < 126) frame[1] = 0x80 | length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(length, 2);
  }
  frame.fill(0, start - 4, start);
  payload.copy(frame, start);
  return frame;
}

/** Splits what arrives into frames, without copying those that arrive whole. */
export class FrameReader {
  private rest: Buffer | undefined;

  /** The payload is only valid until `hear` returns. */
  constructor(private readonly hear: (opcode: number, payload: Buffer) => void) {}

  read(arrived: Buffer): void {
    const data = this.rest === undefined ? arrived : Buffer.concat([this.rest, arrived]);
    this.rest = undefined;
    let at = 0;
    while (data.length - at >= 2) {
      let length = data.readUInt8(at + 1) & 0x7f;
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
      const first = data.readUInt8(at);
      if ((first & 0x80) === 0) throw new Error("no server of this bench sends in fragments");
      this.hear(first & 0x0f, data.subarray(from, from + length));
      at = from + length;
    }
    if (at < data.length) this.rest = Buffer.from(data.subarray(at));
  }
}
