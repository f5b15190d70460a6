import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { addBot, beReady, choose, openTable, Party, signOf, sitDown } from "../../../e2e/browser/party.ts";
import { secretsIn } from "../../../e2e/browser/secrets.ts";
import { Diner } from "./diner.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const QUICK = { "Numero di mani": "2", "Ritmo dei bot": "Svelti" };

describe("A whole game", () => {
  it("is played by three phones, a desk and a bot, with a phone that is reloaded in mid-hand and an onlooker", async () => {
    const ada = await party.come("Ada");
    const bea = await party.come("Bea");
    const ciro = await party.come("Ciro", { dark: true });
    const dora = await party.come("Dora", { size: "desk", language: "en" });
    const link = await openTable(ada);
    await choose(ada, QUICK);
    for (const friend of [bea, ciro, dora]) await sitDown(friend, link);
    await addBot(ada);
    const players = [ada, bea, ciro, dora];
    for (const player of players) await beReady(player);
    const diners = players.map((player) => new Diner(player));
    for (const { page } of players) await page.locator(".hand-card").first().waitFor();

    const onlooker = await party.come("Elio", { size: "tv" });
    await onlooker.page.goto(link);
    await onlooker.page.getByText(/Stai guardando/).waitFor();
    expect(await onlooker.page.locator(".hand-card").count(), "an onlooker sees no hand").toBe(0);

    // Everybody plays; after her first call Bea's phone is reloaded, and she goes on.
    const beasGame = async () => {
      const [, diner] = diners;
      await diner!.play(() => diner!.calls > 0);
      const before = await bea.page
        .locator(".hand-card")
        .evaluateAll((cards) => cards.map((one) => one.ariaLabel));
      await bea.page.reload();
      await bea.page.locator(".hand-card").first().waitFor();
      const after = await bea.page
        .locator(".hand-card")
        .evaluateAll((cards) => cards.map((one) => one.ariaLabel));
      if (diner!.update!.awaited) expect(after.length).toBeGreaterThanOrEqual(before.length);
      await diner!.play();
    };
    await Promise.all([diners[0]!.play(), beasGame(), diners[2]!.play(), diners[3]!.play()]);

    const results = await Promise.all(
      players.map(async ({ page }) => {
        const names = await page.locator(".places li strong").allInnerTexts();
        return names.map((name) => name.replace(/ \((tu|you)\)$/, ""));
      }),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toHaveLength(5);
    for (const visitor of [...players, onlooker]) {
      expect(
        visitor.heard.some(({ type }) => type === "update"),
        visitor.name,
      ).toBe(true);
      expect(secretsIn(visitor.heard), visitor.name).toEqual([]);
    }
    expect(
      Math.max(...diners.flatMap(({ taps }) => taps)),
      "a call takes three taps at most",
    ).toBeLessThanOrEqual(3);

    // The same people again, in one tap each.
    for (const { page } of players) {
      await page.getByRole("button", { name: /Ancora una!|Another one!/ }).click();
    }
    for (const { page } of players) {
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.locator(".hand-card").nth(5).waitFor();
    }
  });
});

describe("A table on its three shapes", () => {
  it.each([
    { size: "phone", language: "it" },
    { size: "phone", language: "en", dark: true },
    { size: "desk", language: "it", dark: true },
    { size: "tv", language: "en" },
  ] as const)(
    "is without fault for axe, scrolls nowhere, and has targets of 44 pixels: %o",
    async (looks) => {
      const ada = await party.come("Ada", looks);
      const check = async (what: string) => {
        await ada.picture(`${what}-${looks.size}-${looks.language}`);
        expect(await axeFindings(ada.page), what).toEqual([]);
        const overflow = `[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]`;
        expect(await ada.page.evaluate(overflow), `${what} fits the window`).toEqual([0, 0]);
        expect(await ada.page.evaluate(SMALL_TARGETS), `${what} can be touched`).toEqual([]);
      };
      await ada.goto("/");
      await signOf(ada)
        .getByRole("button", { name: /Gioca subito|Play now/ })
        .click();
      const diner = new Diner(ada, 3);
      // The title says so as soon as it is so; the table, once everybody has seen what led to it.
      await ada.page
        .locator(".rank[aria-disabled=false], .actions-bill[aria-disabled=false]")
        .first()
        .waitFor({ timeout: 40_000 });
      await check("turn");
      await ada.page.locator("button.plate").first().click();
      await ada.page.locator(".ranks").waitFor();
      await check("ranks");
      await ada.page.keyboard.press("Escape");
      await diner.play(() => diner.calls > 0);
      await check("waiting");
      for (const sheet of ["menu", "help", "log", "chat"]) {
        await ada.page.locator(".bar-button").nth(["menu", "help", "log", "chat"].indexOf(sheet)).click();
        await ada.page.getByRole("dialog").waitFor();
        await check(sheet);
        await ada.page.keyboard.press("Escape");
      }
    },
  );
});

/** What can be pressed and is smaller than a fingertip; links inside sentences are not meant. */
const SMALL_TARGETS = `[...document.querySelectorAll("button, a[href], input, summary")]
  .filter((one) => one.checkVisibility() && one.closest("[inert], p") === null)
  .map((one) => [one.className || one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([name, { width, height }]) => name + " " + Math.round(width) + "x" + Math.round(height))`;
