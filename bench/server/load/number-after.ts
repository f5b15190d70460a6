const ZERO = "0".charCodeAt(0);

/** The whole number right after a piece of text, without reading the rest of the message; NaN if there is none. */
export function numberAfter(message: Buffer, text: string, from = 0): number {
  const at = message.indexOf(text, from);
  if (at < 0) return Number.NaN;
  let number = 0;
  let digits = 0;
  for (let i = at + text.length; i < message.length; i++, digits++) {
    const digit = message.readUInt8(i) - ZERO;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  return digits === 0 ? Number.NaN : number;
}
