/** The first byte of a whole text message; the library knows nothing else to send here. */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const MOST_IN_16_BITS = 0xffff;

/**
 * Texts as WebSocket frames, in one piece. The library would make several pieces of each: what a server of tables
 * mostly does is to send small texts to many, and then half of the work is not the sending.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headSize(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

function headSize(size: number): number {
  if (size < SHORT) return 2;
  return size <= MOST_IN_16_BITS ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = WHOLE_TEXT;
  if (size < SHORT) {
    frames[at + 1] = size;
    return at + 2;
  }
  if (size <= MOST_IN_16_BITS) {
    frames[at + 1] = SHORT;
    return frames.writeUInt16BE(size, at + 2);
  }
  frames[at + 1] = LONG;
  return frames.writeUIntBE(size, frames.writeUInt16BE(0, at + 2), 6);
}
