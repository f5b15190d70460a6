import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { CardPlayer, CHANCE, GESTURES } from "./browser/card-player.ts";
import { beReady, openTable, Party, sitDown } from "./browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** How much of the turned-up card the stock hides. */
const COVERED = `(() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [trump, stock] = [box(".bestia-trump .card"), box(".bestia-deck > .card")];
  const width = Math.min(trump.right, stock.right) - Math.max(trump.left, stock.left);
  const height = Math.min(trump.bottom, stock.bottom) - Math.max(trump.top, stock.top);
  return (Math.max(0, width) * Math.max(0, height)) / (trump.width * trump.height);
})()`;

const OVERFLOW = `[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]`;

describe("At a table of Bestia", () => {
  it("[BES-35] [BES-36] [BES-37] a phone and a desk declare with three buttons, play with every gesture, and hear why not", async () => {
    const ada = await party.come("Ada");
    const bea = await party.come("Bea", { size: "desk", dark: true });
    const link = await openTable(ada, "Bestia");
    await sitDown(bea, link);
    for (const friend of [ada, bea]) await beReady(friend);
    const players = [new CardPlayer(ada, 0), new CardPlayer(bea, 2)];
    for (const { page } of [ada, bea]) await page.locator(".hand-card").first().waitFor();

    const isDone = () => players.every(({ used, exchanged }) => exchanged && used.size === GESTURES.length);
    const isExplained = () => players.some(({ reasons }) => reasons.length > 0);
    while (!isDone() || !isExplained()) {
      for (const player of players) await player.act();
      await Promise.race([ada, bea].map((friend) => friend.until(`${CHANCE} !== "wait"`)));
    }
    for (const { reasons } of players) for (const reason of reasons) expect(reason).toMatch(/^BES-2[12]$/);
  });

  it.each([
    { size: "phone", language: "it" },
    { size: "desk", language: "en", dark: true },
    { size: "tv", language: "it" },
  ] as const)(
    "[BES-38] the stock covers part of the trump, nothing is cut off and axe is content: %o",
    async (looks) => {
      const ada = await party.come("Ada", looks);
      const bea = await party.come("Bea");
      const link = await openTable(ada, "Bestia");
      await sitDown(bea, link);
      for (const friend of [ada, bea]) await beReady(friend);
      await ada.page.locator(".hand-card").nth(2).waitFor();
      await ada.until(`document.querySelector(".bestia-trump") !== null`);
      const covered = await ada.page.evaluate<number>(COVERED);
      expect(covered).toBeGreaterThan(0.2);
      expect(covered).toBeLessThan(0.8);
      expect(await ada.page.evaluate(OVERFLOW)).toEqual([0, 0]);
      expect(await axeFindings(ada.page)).toEqual([]);
      await ada.picture(`bestia-${looks.size}-${looks.language}`);
    },
  );
});
