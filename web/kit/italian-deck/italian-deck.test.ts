import { describe, expect, it } from "vitest";
import { draw as drawNeapolitan } from "./neapolitan.ts";
import { draw as drawPiacentine } from "./piacentine.ts";

const LOOKS = { neapolitan: drawNeapolitan, piacentine: drawPiacentine };
const FACES = [..."A234567FCR"].flatMap((rank) => [..."DCBS"].map((suit) => rank + suit));

for (const [look, draw] of Object.entries(LOOKS)) {
  describe(`The ${look} deck`, () => {
    const cards = [...FACES, "?"];

    it("draws each card, and none like another", () => {
      expect(new Set(cards.map(draw)).size).toBe(41);
    });

    it("closes whatever it opens", () => {
      for (const card of cards) expect(unclosed(draw(card)), card).toEqual([]);
    });

    it("paints only with colours it has, and only numbers", () => {
      for (const card of cards) {
        const paints = [...draw(card).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint!);
        expect(paints.filter((paint) => !/^(?:none|#[\da-f]{6})$/.test(paint))).toEqual([]);
        expect(draw(card), card).not.toMatch(/NaN|undefined|[@*]/);
      }
    });

    it("tells rank and suit in two corners, besides the picture", () => {
      const index = (card: string) => draw(card).slice(-tailOf(draw(card)));
      const tails = new Set(FACES.map(index));
      expect(tails.size).toBe(40);
    });

    it("has no way to run a script or to fetch anything", () => {
      for (const card of cards)
        expect(draw(card)).not.toMatch(/<(?!\/?(?:svg|g|path)\b)|href|url\(|style=| on/);
    });
  });
}

describe("The two decks", () => {
  it("have no card in common, and not even the back", () => {
    const all = [...FACES, "?"].flatMap((card) => [drawNeapolitan(card), drawPiacentine(card)]);
    expect(new Set(all).size).toBe(82);
  });
});

/** The second corner is the first one turned, and the last thing drawn. */
function tailOf(svg: string): number {
  return svg.length - svg.lastIndexOf('<g transform="rotate(180)">');
}

function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name, alone] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!end) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
