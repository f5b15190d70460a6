import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { addBot, beReady, choose, openTable, Party } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { Diner } from "./diner.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** A game of one hand with two bots, played to its end; the link to it. */
async function playedGame(ada: Visitor): Promise<string> {
  await openTable(ada);
  await choose(ada, { "Numero di mani": "1", "Ritmo dei bot": "Svelti" });
  await addBot(ada);
  await addBot(ada);
  await beReady(ada);
  await new Diner(ada).play();
  await ada.page.getByRole("link", { name: "Rivedi la partita" }).click();
  await ada.page.waitForURL(/\/r\//);
  await ada.page.locator(".replay-table .plate").first().waitFor({ timeout: 30_000 });
  return ada.page.url();
}

describe("A finished game", () => {
  it("is seen again step by step at a link, from every seat and with all cards open, and proves to be fair", async () => {
    const ada = await party.come("Ada");
    const link = await playedGame(ada);
    const { page } = ada;
    const slider = page.getByRole("slider");
    expect(await slider.inputValue()).toBe("1");
    expect(await page.locator(".hand-card").count(), "from one's own seat one sees one's hand").toBe(6);
    await page.getByRole("button", { name: "Avanti" }).click();
    await expect.poll(() => slider.inputValue()).toBe("2");
    await page.keyboard.press("End");
    await page.getByText("Partita finita").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await ada.picture("replay-phone-it");

    await page.getByRole("button", { name: "È stato tutto onesto?" }).click();
    await page.getByRole("button", { name: "Controlla questa partita" }).click();
    await page.getByText("Tutto torna.").waitFor();
    await page.keyboard.press("Escape");

    await page.getByLabel("Vista da").selectOption({ label: "Tutte le carte scoperte" });
    await page.keyboard.press("Home");
    await expect.poll(() => page.locator(".conto-open").count()).toBe(3);
    await page.getByLabel("Vista da").selectOption({ label: "Chi guarda" });
    await expect.poll(() => page.locator(".conto-open").count()).toBe(0);
    expect(await page.locator(".hand-card").count()).toBe(0);

    // Somebody else, with the link alone, on a desk.
    const bea = await party.come("Bea", { size: "desk", language: "en", dark: true });
    await bea.page.goto(link);
    await bea.page.locator(".replay-table .plate").first().waitFor();
    const names = await bea.page.locator(".seat-name").allInnerTexts();
    expect(names).toContain("Latta");
    await bea.picture("replay-desk-en");
    expect(await axeFindings(bea.page)).toEqual([]);
  });

  it("that was tampered with is found out", async () => {
    const ada = await party.come("Ada");
    const link = await playedGame(ada);
    const bea = await party.come("Bea");
    await bea.page.route("**/api/record/*", async (route) => {
      const response = await route.fetch();
      const record = (await response.json()) as { log: { move: { show?: string } }[] };
      const called = record.log.find(({ move }) => move.show !== undefined)!;
      called.move.show = called.move.show === "2C" ? "3C" : "2C";
      await route.fulfill({ response, json: record });
    });
    await bea.page.goto(link);
    await bea.page.getByRole("button", { name: "È stato tutto onesto?" }).click();
    await bea.page.getByRole("button", { name: "Controlla questa partita" }).click();
    await bea.page.getByText("Qualcosa non torna.").waitFor();
  });

  it("that never was is said so", async () => {
    const ada = await party.come("Ada");
    await ada.goto("/r/AAAAAAAAAAAAAAAAAAAAAA");
    await ada.page.getByText("Questa partita non c'è, o non è ancora finita.").waitFor();
    ada.complaints.splice(0, ada.complaints.length, ...ada.complaints.filter((text) => !/404/.test(text)));
  });
});
