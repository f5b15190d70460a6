import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draw as drawNeapolitan } from "../web/kit/italian-deck/neapolitan.ts";
import { draw as drawPiacentine } from "../web/kit/italian-deck/piacentine.ts";
import { launchChromium } from "./browser/chromium.ts";

const LOOKS = { neapolitan: drawNeapolitan, piacentine: drawPiacentine };
const CARDS = [..."A234567FCR"].flatMap((rank) => [..."DCBS"].map((suit) => rank + suit));
/** The share of a card's pixels in which any two cards must differ. */
const PLAINLY = 0.1;

/** Parses each picture as XML, draws it as wide as on a small phone, and finds the two that are most alike. */
const COMPARE = `(async (pictures) => {
  const broken = [];
  const drawn = [];
  for (const svg of pictures) {
    if (new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")) broken.push(svg);
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    const context = new OffscreenCanvas(56, 78).getContext("2d");
    context.drawImage(image, 0, 0, 56, 78);
    drawn.push(context.getImageData(0, 0, 56, 78).data);
  }
  const differ = (one, other) => {
    let pixels = 0;
    for (let at = 0; at < one.length; at += 4)
      if ([0, 1, 2].reduce((sum, k) => sum + Math.abs(one[at + k] - other[at + k]), 0) > 96) pixels++;
    return pixels / (56 * 78);
  };
  const pairs = drawn.flatMap((one, i) => drawn.slice(i + 1).map((other) => differ(one, other)));
  return { broken, closest: Math.min(...pairs) };
})`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

describe("An Italian card", () => {
  for (const [look, draw] of Object.entries(LOOKS)) {
    it(`is well-formed, and plainly different from every other at 56 pixels, in the ${look} deck`, async () => {
      const pictures = [...CARDS, "?"].map(draw);
      const found = await page.evaluate<{ broken: string[]; closest: number }>(
        `${COMPARE}(${JSON.stringify(pictures)})`,
      );
      expect(found.broken).toEqual([]);
      expect(found.closest).toBeGreaterThan(PLAINLY);
    });
  }
});
