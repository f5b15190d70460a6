const NARROW = /[\s.,:;'|!ijlIft()[\]/\\-]/;
const WIDE = /[mwMW@%—…\u1100-\uffff]/u;
const MOST_LINES = 3;

/** Roughly how wide a text will be, in pixels. There is no browser to ask here, so it errs on the wide side. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size;
}

function widthOf(sign: string): number {
  if (NARROW.test(sign)) return 0.36;
  if (WIDE.test(sign)) return 0.98;
  return /[A-Z]/.test(sign) ? 0.72 : 0.6;
}

/** Breaks a text into at most three lines. A longer text ends in dots; the table has it in full. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((word) => pieces(word, width, size))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= MOST_LINES) return lines;
  const last = lines[MOST_LINES - 1] ?? "";
  return [...lines.slice(0, MOST_LINES - 1), `${last.slice(0, Math.max(1, last.length - 2)).trimEnd()}…`];
}

function pieces(word: string, width: number, size: number): string[] {
  const found: string[] = [];
  let piece = "";
  for (const sign of word) {
    if (piece && textWidth(piece + sign, size) > width) {
      found.push(piece);
      piece = "";
    }
    piece += sign;
  }
  return [...found, piece];
}
