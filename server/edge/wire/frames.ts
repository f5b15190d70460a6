/** The first byte of a frame that is a whole text message; no other kind is sent here. */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const MOST_IN_16_BITS = 0xffff;

/** Texts as WebSocket frames, ready to be written in one piece. */
export type Frames = { readonly bytes: Buffer } | { readonly latin1: string };

/**
 * Texts as WebSocket frames, in one piece. The library would make several pieces of each. A server of tables mostly
 * sends small texts to many clients, and then the extra pieces make up half of the work. Where all is ASCII, as almost
 * always, the frames are a text too: every byte of a head is a character of Latin-1, and the machine takes such a text as
 * it is, without a buffer that would have to be filled and thrown away.
 */
export function textFrames(texts: readonly string[]): Frames {
  let latin1 = "";
  for (const text of texts) {
    if (Buffer.byteLength(text) !== text.length) return { bytes: framesInBytes(texts) };
    latin1 += headOf(text.length) + text;
  }
  return { latin1 };
}

function framesInBytes(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((text) => [Buffer.from(headOf(Buffer.byteLength(text)), "latin1"), Buffer.from(text)]),
  );
}

/** One character for each byte. */
function headOf(size: number): string {
  if (size < SHORT) return String.fromCharCode(WHOLE_TEXT, size);
  if (size <= MOST_IN_16_BITS) return String.fromCharCode(WHOLE_TEXT, SHORT, size >> 8, size & 0xff);
  const bytes = [4, 3, 2, 1, 0].map((place) => Math.floor(size / 256 ** place) & 0xff);
  return String.fromCharCode(WHOLE_TEXT, LONG, 0, 0, 0, ...bytes);
}
