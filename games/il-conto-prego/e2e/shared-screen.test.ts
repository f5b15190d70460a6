import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { addBot, beReady, choose, openTable, Party, sitDown } from "../../../e2e/browser/party.ts";
import { secretsIn } from "../../../e2e/browser/secrets.ts";
import { Diner } from "./diner.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** The seats that reach over what everybody reads in the middle. */
const SEATS_OVER_THE_TABLE = `(() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => [one.innerText, one.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const middle = boxes(".pad, .conto-chip, .plate");
  return boxes(".frame-seat").filter(([, seat]) => middle.some(([, thing]) => meet(seat, thing))).map(([who]) => who);
})()`;

describe("Around one real table", () => {
  it("a screen opens the table, phones are the hands, and the screen never gets a card it may not show", async () => {
    const tv = await party.come("TV", { size: "tv" });
    await tv.goto("/");
    await tv.page.getByRole("link", { name: "Usa questo schermo" }).click();
    await tv.page.getByRole("button", { name: /Il Conto, Prego!/ }).click();
    await tv.page.waitForURL(/\/s\/./);
    await tv.page.getByRole("img", { name: /QR/ }).waitFor();
    expect(await axeFindings(tv.page)).toEqual([]);
    await tv.picture("screen-lobby-tv-it");

    const link = tv.page.url().replace("/s/", "/t/");
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { dark: true })];
    await sitDown(ada, link);
    // The first one who sits down has the table; the screen cannot press anything.
    await choose(ada, { "Numero di mani": "1", "Ritmo dei bot": "Svelti" });
    await addBot(ada);
    await sitDown(bea, link);
    await beReady(ada);
    await beReady(bea);
    for (const { page } of [ada, bea]) await page.locator(".hand-card").first().waitFor();
    expect(await ada.page.locator(".frame-seats").isVisible(), "a phone has the hand alone").toBe(false);
    await ada.picture("hand-phone-it");
    // Somebody who is not in the room wants the whole table on their own device.
    await bea.page.getByRole("button", { name: "Non lo vedo" }).click();
    await bea.page.locator(".frame-seats").waitFor();
    await bea.page.getByRole("button", { name: "Menù" }).click();
    await bea.page.getByRole("button", { name: /solo le mie carte/ }).click();
    await bea.page.locator(".frame-seats").waitFor({ state: "hidden" });
    await tv.page.locator(".plate").first().waitFor();
    expect(await tv.page.locator(".hand-card, .actions").count()).toBe(0);
    await tv.picture("screen-game-tv-it");
    expect(await axeFindings(tv.page)).toEqual([]);

    await Promise.all([ada, bea].map((player) => new Diner(player).play()));
    await tv.page.getByText(/^Vinc/).first().waitFor();
    await tv.picture("screen-result-tv-it");
    expect(tv.heard.some((message) => message.type === "update" && message.watcher === "screen")).toBe(true);
    expect(secretsIn(tv.heard)).toEqual([]);
  });

  it("a screen has the notepad free between the seats of five", async () => {
    const { host, table } = await party.tableOf("il-conto-prego", {});
    const tv = await party.come("TV", { size: "tv" });
    await tv.goto(`/s/${table}`);
    await tv.page.getByText(/Questo schermo si chiama/).waitFor();
    await host.mustDo(table, { type: "sit", chair: 0 });
    for (let chair = 1; chair < 5; chair++) {
      await host.mustDo(table, { type: "seat-bot", chair, bot: "maestro:normal" });
    }
    const screen = host.room?.people.find(({ id }) => id !== host.room?.host)?.id;
    await host.mustDo(table, { type: "set-screen", person: screen! });
    await host.mustDo(table, { type: "ready", seed: "00".repeat(16) });
    await tv.page.locator(".frame-seat").nth(4).waitFor();
    await tv.page.locator(".pad-line").first().waitFor();
    expect(await tv.page.evaluate(SEATS_OVER_THE_TABLE)).toEqual([]);
  });

  it("a screen can come to a table that is there, when the host says so", async () => {
    const ada = await party.come("Ada");
    const link = await openTable(ada);
    const tv = await party.come("TV", { size: "desk" });
    await tv.page.goto(link.replace("/t/", "/s/"));
    const asks = tv.page.getByText(/Questo schermo si chiama/);
    await asks.waitFor();
    const name = /chiama (.+)\./.exec(await asks.innerText())![1]!;
    await ada.page.getByRole("button", { name, exact: true }).click();
    await ada.page.getByRole("button", { name: "Usalo come schermo al centro" }).click();
    await tv.page.getByRole("img", { name: /QR/ }).waitFor();
  });
});
