import { GAMES } from "@tavolata/games/playable";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { beReady, choose, openTable, Party, sitDown } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

const template = GAMES.find(({ manifest }) => manifest.template === true);
if (template === undefined) throw new Error("there is no game for others to be copied from");
const { title, seats } = template.manifest;
const BOTS = seats.min - 2;

const OVER = `document.querySelector("dialog[open] .places") !== null`;
const MOVE = `document.querySelector(".text-moves button:not(:disabled)") !== null`;
const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

let party: Party;
beforeAll(async () => {
  party = await Party.begin({ TEMPLATE_GAME: "1" });
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** Nothing is wrong for axe, and nothing sticks out. */
async function check(visitor: Visitor, what: string): Promise<void> {
  await visitor.picture(`plain-${what}`);
  expect(await axeFindings(visitor.page), what).toEqual([]);
  expect(await visitor.page.evaluate(WIDER), `${what} is not wider than the window`).toBe(0);
}

/** As many bots as the game needs beside two people, and they do not take their time. */
async function invite(host: Visitor): Promise<void> {
  const { page } = host;
  for (let missing = BOTS; missing > 0; missing--) {
    const free = page.getByRole("button", { name: "Aggiungi un bot" });
    await free.first().waitFor();
    const before = await free.count();
    await free.first().click();
    await page.locator("dialog[open] .bots button").first().click();
    await free.nth(before - 1).waitFor({ state: "detached" });
  }
  await choose(host, { "Ritmo dei bot": "Svelti" });
}

/** Makes any of the moves as soon as there is one; false where the game is over instead. */
async function move(visitor: Visitor): Promise<boolean> {
  await visitor.until(`${OVER} || ${MOVE}`, 40_000);
  if (await visitor.page.evaluate(OVER)) return false;
  const moves = visitor.page.locator(".text-moves button:not(:disabled)");
  await moves
    .nth(visitor.heard.length % (await moves.count()))
    .click({ timeout: 2000 })
    // Time may be up, or somebody else was quicker.
    .catch(() => undefined);
  return true;
}

async function playOn(visitor: Visitor): Promise<void> {
  while (await move(visitor));
}

async function showTable({ page }: Visitor, as: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^Men[uù]$/ }).click();
  await page
    .getByRole("group", { name: /Il tavolo si vede|Show the table as/ })
    .getByRole("button", { name: as })
    .click();
  await page.keyboard.press("Escape");
}

describe("A game that nobody has drawn", () => {
  it("is played to its end by two people and a bot, also in words alone, and seen again", async () => {
    const ada = await party.come("Ada");
    const bea = await party.come("Bea", { size: "desk", language: "en", dark: true });
    await sitDown(bea, await openTable(ada, title));
    await check(ada, "lobby-phone-it");
    await invite(ada);
    await beReady(ada);
    await beReady(bea);

    for (const { page } of [ada, bea]) await page.locator(".plain").waitFor();
    const names = await ada.page.locator(".plain-name strong").allInnerTexts();
    expect(names).toHaveLength(seats.min);
    expect((await bea.page.locator(".plain-name strong").allInnerTexts()).sort()).toEqual(names.sort());
    await bea.page.locator(".plain-told li").first().waitFor();
    await check(ada, "table-phone-it");
    await check(bea, "table-desk-en");

    const beaPlays = playOn(bea);
    await showTable(ada, /^In parole$/);
    await ada.page.locator(".text-table").waitFor();
    expect(await ada.page.locator(".plain").count()).toBe(0);
    await move(ada);
    await check(ada, "words-phone-it");
    await showTable(ada, /^Disegnato$/);
    await ada.page.locator(".plain").waitFor();
    await Promise.all([beaPlays, playOn(ada)]);

    expect(await ada.page.locator(".places li").count()).toBe(seats.min);
    await check(ada, "result-phone-it");
    await ada.page.getByRole("link", { name: "Rivedi la partita" }).click();
    await ada.page.waitForURL(/\/r\//);
    await ada.page.locator(".replay-table .plain").waitFor({ timeout: 30_000 });
    const { page } = ada;
    const first = await page.locator(".plain").innerText();
    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".plain").innerText()).not.toBe(first);
    expect(await page.locator(".replay-told").innerText()).not.toBe("");
    await check(ada, "replay-phone-it");
    await page.getByRole("button", { name: "È stato tutto onesto?" }).click();
    await page.getByRole("button", { name: "Controlla questa partita" }).click();
    await page.getByText("Tutto torna.").waitFor();
  });

  it("is shown to the room on a shared screen, and phones have what is their own", async () => {
    const tv = await party.come("TV", { size: "tv" });
    await tv.goto("/s");
    await tv.page.getByRole("button", { name: title }).click();
    await tv.page.waitForURL(/\/s\/./);
    const link = tv.page.url().replace("/s/", "/t/");
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { language: "en" })];
    await sitDown(ada, link);
    await invite(ada);
    await sitDown(bea, link);
    await beReady(ada);
    await beReady(bea);

    await tv.page.locator(".plain-told li").first().waitFor();
    expect(await tv.page.locator(".plain-name strong").count()).toBe(seats.min);
    expect(await tv.page.locator(".text-moves").count(), "nobody plays on the screen").toBe(0);
    await check(tv, "screen-tv-it");
    expect(await ada.page.locator(".plain-name strong").count(), "a phone has one's own place alone").toBe(1);
    await check(ada, "hand-phone-it");
    await Promise.all([ada, bea].map(playOn));
    await tv.page
      .locator(".tv-places li")
      .nth(seats.min - 1)
      .waitFor();
    await check(tv, "screen-result-tv-it");
  });
});
