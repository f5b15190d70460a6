import { describe, expect, test } from "vitest";
import { GAP, layLine } from "./line-layout.ts";

/** What is left for the line on a phone of 360 x 740 with the coach on, on a desk, and on a shared screen. */
const PHONE = { width: 344, height: 186 };
/** The same where the line is long. */
const WITH_NARROW_SEATS = { width: 344, height: 238 };
const BOXES = [PHONE, { width: 900, height: 330 }, { width: 1900, height: 560 }];

describe("The line", () => {
  test("stays readable with ten cards on a phone", () => {
    expect(layLine(10, PHONE)).toEqual({ columns: 5, rows: 2, width: 64 });
  });

  test.each(BOXES)("fits into $width x $height, however long it is", (box) => {
    for (let cards = 0; cards <= 64; cards++) {
      const { columns, rows, width } = layLine(cards, box);
      expect(columns * rows).toBeGreaterThanOrEqual(cards);
      expect(width).toBeGreaterThan(18);
      expect(columns * width + (columns - 1) * GAP).toBeLessThanOrEqual(box.width);
      expect(rows * width * 1.4 + (rows - 1) * GAP).toBeLessThanOrEqual(box.height);
    }
  });

  test.each([PHONE, WITH_NARROW_SEATS])("gets smaller gently in $width x $height", (box) => {
    for (let cards = 5; cards <= 64; cards++) {
      const [before, now] = [layLine(cards - 1, box).width, layLine(cards, box).width];
      expect(now / before, `${cards} cards`).toBeGreaterThan(0.75);
    }
  });

  test("stays readable with eleven cards on a phone, and with fifteen", () => {
    expect(layLine(11, PHONE).width).toBeGreaterThanOrEqual(52);
    expect(layLine(11, WITH_NARROW_SEATS).width).toBeGreaterThanOrEqual(52);
    expect(layLine(15, WITH_NARROW_SEATS).width).toBeGreaterThanOrEqual(52);
  });

  test("is as large as it can be for the number of cards that it is laid out for", () => {
    for (const box of [PHONE, WITH_NARROW_SEATS, ...BOXES]) {
      for (const cards of [3, 6, 10, 12, 15, 24]) {
        const { width } = layLine(cards, box);
        for (let rows = 1; rows <= cards; rows++) {
          const across = (box.width - (Math.ceil(cards / rows) - 1) * GAP) / Math.ceil(cards / rows);
          const down = (box.height - (rows - 1) * GAP) / rows / 1.4;
          expect(width * 1.11).toBeGreaterThanOrEqual(Math.floor(Math.min(across, down)));
        }
      }
    }
  });

  test("leaves cards where they are while others come", () => {
    const layouts = Array.from({ length: 10 }, (_, i) => JSON.stringify(layLine(i + 1, PHONE)));
    expect(new Set(layouts.slice(0, 3)).size).toBe(1);
    expect(new Set(layouts.slice(6)).size).toBe(1);
    expect(new Set(layouts).size).toBe(4);
  });

  test("has no card that is larger than is good to look at", () => {
    expect(layLine(1, { width: 2000, height: 2000 }, 220).width).toBe(220);
  });
});
