import type { Page } from "playwright-core";

/** The quiet edge that is drawn around the code. */
const BORDER = 2;
/** How many bytes of data each version holds at medium correction, and over how many blocks of the same length. */
const DATA: Readonly<Record<number, readonly [bytes: number, blocks: number]>> = {
  2: [28, 1],
  3: [44, 1],
  4: [64, 2],
  5: [86, 2],
  6: [108, 4],
};
/** Of the format: the level of correction, and the pattern that was laid over it; drawn over this. */
const FORMAT_MASK = 0b101010000010010;
const MEDIUM = 0b00;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Row by row, whether the middle of each module is dark. */
const DRAWN = `(() => {
  const svg = document.querySelector(".qr-code");
  const path = new Path2D(svg.querySelector("path").getAttribute("d"));
  const context = document.createElement("canvas").getContext("2d");
  const cells = Array.from({ length: svg.viewBox.baseVal.width }, (_, i) => i + 0.5);
  return cells.map((y) => cells.map((x) => (context.isPointInPath(path, x, y) ? "1" : "0")).join(""));
})()`;

/** The text of a QR code as it is drawn on the page: what a camera reads that sees every module. */
export async function readQr(page: Page): Promise<string> {
  await page.locator(".qr-code").waitFor();
  const drawn = await page.evaluate<readonly string[]>(DRAWN);
  const modules = drawn.slice(BORDER, -BORDER).map((row) => row.slice(BORDER, -BORDER));
  return textOf((x, y) => modules[y]?.[x] === "1", modules.length);
}

type Modules = (x: number, y: number) => boolean;

function textOf(dark: Modules, size: number): string {
  const [bytes, blocks] = DATA[(size - 17) / 4] ?? [];
  if (bytes === undefined || blocks === undefined) throw new Error(`no such QR code is read: ${size}`);
  const mask = maskOf(dark);
  const words: number[] = [];
  let word = 1;
  for (const [x, y] of wayThrough(size)) {
    word = word * 2 + (dark(x, y) === mask(x, y) ? 0 : 1);
    if (word < 256) continue;
    words.push(word - 256);
    word = 1;
  }
  // Blocks take turns: the first word of each, then the second.
  const data = Array.from({ length: bytes }, (_, i) => {
    const length = bytes / blocks;
    return words[(i % length) * blocks + Math.floor(i / length)] ?? 0;
  });
  const half = data.flatMap((one) => [one >> 4, one & 15]);
  const [mode, high = 0, low = 0] = half;
  if (mode !== 4) throw new Error(`only text in bytes is read, not mode ${mode}`);
  const text = Array.from(
    { length: high * 16 + low },
    (_, i) => (half[3 + 2 * i] ?? 0) * 16 + (half[4 + 2 * i] ?? 0),
  );
  return new TextDecoder().decode(Uint8Array.from(text));
}

/** What was laid over the data, as the format beside the first corner says. */
function maskOf(dark: Modules): Modules {
  const row = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dark(x, 8));
  const column = [7, 5, 4, 3, 2, 1, 0].map((y) => dark(8, y));
  const bits = [...row, ...column].reduce((all, bit) => all * 2 + Number(bit), 0) ^ FORMAT_MASK;
  if (bits >> 13 !== MEDIUM) throw new Error("only codes of medium correction are read");
  const mask = MASKS[(bits >> 10) & 7];
  if (mask === undefined) throw new Error("there are only eight masks");
  return mask;
}

/** All modules that hold data, in order: up and down in columns of two, from the right. */
function* wayThrough(size: number): Generator<readonly [x: number, y: number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!isPattern(x, y, size)) yield [x, y];
    }
    up = !up;
  }
}

/** The three corners with the format, the lines of timing, and the one small square that these versions have. */
function isPattern(x: number, y: number, size: number): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const square = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return corner || square || x === 6 || y === 6;
}
