/** The first byte of a frame that is a whole text message; no other kind is sent here. */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const MOST_IN_16_BITS = 0xffff;

/**
 * Texts as WebSocket frames, in one piece. The library would make several pieces of each. A server of tables mostly
 * sends small texts to many clients, and then the extra pieces make up half of the work.
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
