import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { addBot, beReady, choose, FIRST_GAME, openTable, Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** A table for one hand with two bots, everybody ready. */
async function quickTable(visitor: Visitor): Promise<void> {
  await openTable(visitor);
  await choose(visitor, { "Numero di mani": "1", "Ritmo dei bot": "Svelti" });
  await addBot(visitor);
  await addBot(visitor);
  await beReady(visitor);
}

/** Presses Tab until the element with the focus has this name. */
async function tabTo({ page }: Visitor, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate<string>(
      `document.activeElement.ariaLabel ?? document.activeElement.textContent ?? ""`,
    );
    if (name.test(focused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

describe("Without a mouse", () => {
  it("a player gets from the front page to the end of a game with the keyboard alone", async () => {
    const ada = await party.come("Ada", { size: "desk" });
    const { keyboard } = ada.page;
    await ada.goto("/");
    // Nothing can be opened before the server has said what is played.
    await ada.until(`document.querySelector(".home-game-play:not(:disabled)") !== null`);
    await tabTo(ada, new RegExp(`^${FIRST_GAME}$`));
    await keyboard.press("Enter");
    await ada.page.getByRole("dialog").waitFor();
    await tabTo(ada, /^Apri un tavolo$/);
    await keyboard.press("Enter");
    await ada.page.getByRole("heading", { name: "I posti" }).waitFor();
    await tabTo(ada, /^Cambia$/);
    await keyboard.press("Enter");
    await ada.page.getByRole("dialog").waitFor();
    await tabTo(ada, /^1$/);
    await keyboard.press("Space");
    await keyboard.press("Escape");
    await tabTo(ada, /^Riempi con i bot$/);
    await keyboard.press("Enter");
    // It waits until the bots have sat down.
    await ada.page.locator("button:enabled", { hasText: /^Ci sono!$/ }).waitFor();
    await tabTo(ada, /^Ci sono!$/);
    await keyboard.press("Enter");
    await ada.page.locator(".hand-card").first().waitFor();

    const there = (selector: string) => `document.querySelector("${selector}") !== null`;
    const [skip, rank, bill] = [
      ".bill-skip",
      ".rank[aria-disabled=false]",
      ".actions-bill[aria-disabled=false]",
    ];
    const over = there("dialog[open] .places");
    while (!(await ada.page.evaluate(over))) {
      await ada.until([over, ...[skip, rank, bill].map(there)].join(" || "), 40_000);
      if (await ada.page.evaluate(there(skip))) await keyboard.press("Enter");
      else if (await ada.page.evaluate(there(rank))) await orderByKeys(ada);
      else if (await ada.page.evaluate(there(bill))) {
        await keyboard.press("b");
        await keyboard.press("b");
        await ada.until(`!(${there(bill)})`);
      }
    }
    await tabTo(ada, /Ancora una!/);
  });

  /** Orders a rank that the player holds, by its key, and shows the card with the arrows and Enter. */
  async function orderByKeys(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    const rank = page.locator(".rank[aria-disabled=false]").first();
    await rank.waitFor();
    await page.keyboard.press((await rank.getAttribute("aria-keyshortcuts"))!);
    await page.locator(".hand-card[data-open=true]").first().waitFor();
    const cards = page.locator(".hand-card");
    const open = await cards.evaluateAll((all) =>
      all.findIndex((one) => one.getAttribute("data-open") === "true"),
    );
    await cards.and(page.locator("[tabindex='0']")).focus();
    await page.keyboard.press("Home");
    for (let i = 0; i < open; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await visitor.until(`document.querySelector(".rank[aria-disabled=false]") === null`);
  }
});

describe("Without eyes", () => {
  it("a whole game can be played on the table in words, and everything that is told is announced", async () => {
    const ada = await party.come("Ada");
    await ada.goto("/");
    await ada.page.getByRole("button", { name: "Impostazioni" }).click();
    await ada.page
      .getByRole("group", { name: "Il tavolo si vede" })
      .getByRole("button", { name: "In parole" })
      .click();
    await ada.page.keyboard.press("Escape");
    await quickTable(ada);
    const over = `document.querySelector("dialog[open] .places") !== null`;
    const moves = ada.page.locator(".text-moves button");
    while (!(await ada.page.evaluate(over))) {
      await ada.until(
        `${over} || document.querySelector(".text-moves button:not(:disabled)") !== null`,
        40_000,
      );
      // Two bots may finish the game between them before it is her turn.
      if (await ada.page.evaluate(over)) break;
      await ada.page.getByRole("heading", { name: "Le tue mosse" }).waitFor();
      expect(await axeFindings(ada.page)).toEqual([]);
      const folded = ada.page.locator(".text-table details:not([open]) summary");
      const bill = moves.filter({ hasText: "Il conto, prego!" });
      if ((await bill.count()) > 0) await bill.click();
      else {
        if ((await folded.count()) > 0) await folded.first().click();
        await moves.last().click();
      }
      await ada.until(`${over} || !document.title.startsWith("●")`);
    }
    expect(await ada.page.locator(".frame").count(), "nothing was drawn").toBe(0);
    const said = await ada.page.getByRole("log").innerText();
    expect(said).toContain("Il conto, prego!");
    expect(said).toContain("Partita finita");
  });
});

describe("In another language", () => {
  it("everything changes at once, even in the middle of a hand, and stays changed", async () => {
    const ada = await party.come("Ada");
    // Not a quick table: bots could finish the game between them before she has chosen her language.
    await openTable(ada);
    await addBot(ada);
    await addBot(ada);
    await beReady(ada);
    await ada.page.locator(".hand-card").first().waitFor();
    await ada.page.getByRole("button", { name: "Menù" }).click();
    await ada.page.getByRole("button", { name: "English" }).click();
    await ada.page.getByRole("dialog", { name: "Menu" }).waitFor();
    await ada.page.keyboard.press("Escape");
    await ada.page.getByRole("list", { name: "Your cards" }).waitFor();
    expect(await ada.page.evaluate("document.documentElement.lang")).toBe("en");
    expect(await ada.page.locator("body").innerText()).not.toMatch(/Tocca a|Mano \d|da ordinare/);
    await ada.page.reload();
    await ada.page.getByRole("list", { name: "Your cards" }).waitFor();
  });
});
