import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { beReady, choose, openTable, Party, sitDown } from "../../../e2e/browser/party.ts";
import { CardPlayer, CHANCE, GESTURES, playOn } from "./card-player.ts";

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

/** What lies on something that everybody wants to see: a stamp is a little askew, and its box larger than it is. */
const HIDDEN = `(() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const people = ".seat-name, .seat-face";
  return [
    [".bestia-trick .card", ".bestia-trump .card, .bestia-copper, " + people],
    [".bestia-stamp, .bestia-won", people + ", .seat-marks"],
    [".bestia-backs", people],
    [".bestia-duty", ".bestia-tricks"],
  ].flatMap(([above, below]) =>
    boxes(above).flatMap((a) =>
      boxes(below).filter((b) => b.width > 0 && shared(a, b) > 0.1 * Math.min(a.width * a.height, b.width * b.height))
        .map(() => above + " on " + below)));
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
    { size: "phone", players: 10 },
    { size: "desk", players: 10 },
  ] as const)(
    "no card, stamp or sum lies on a face, a name or the trump: %o",
    async ({ size, players }) => {
      const ada = await party.come("Ada", { size });
      await openTable(ada, "Bestia");
      await choose(ada, { "Ritmo dei bot": "Svelti", "Secondi tra le smazzate": "3" });
      await ada.page.getByRole("button", { name: "Riempi con i bot" }).click();
      await ada.page
        .locator(".chair-who")
        .nth(players - 1)
        .waitFor();
      await beReady(ada);
      await ada.page.locator(".hand-card").first().waitFor();
      const seen = new Set<string>();
      while (!(seen.has("cards") && seen.has("outcome"))) {
        await playOn(ada, "bold");
        await ada.until(`${CHANCE} !== "wait" || document.querySelector(".bestia-outcome") !== null`);
        if ((await ada.page.locator(".bestia-outcome").count()) > 0) seen.add("outcome");
        if ((await ada.page.locator(".bestia-trick .card").count()) > 1) seen.add("cards");
        expect(await ada.page.evaluate<string[]>(HIDDEN)).toEqual([]);
        await ada.until(`${CHANCE} !== "wait" || document.querySelector(".bestia-outcome") === null`);
      }
    },
    90_000,
  );

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
