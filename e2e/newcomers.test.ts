import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { openGame, openTable, Party, signOf, sitDown } from "./browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("Somebody who comes for the first time", () => {
  it("by a link is asked their name, Enter goes on, and they are never asked again", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { isNew: true })];
    const link = await openTable(ada);
    await bea.page.goto(link);
    const field = bea.page.getByLabel("Come ti chiami?");
    await field.waitFor();
    expect(await axeFindings(bea.page)).toEqual([]);
    await bea.picture("name-first-phone-it");
    await bea.page.keyboard.press("Enter");
    await bea.page.getByText("Scrivi un nome, da 1 a 24 lettere.").waitFor();
    await bea.page.keyboard.type("  Bea   la Rossa ");
    await bea.page.keyboard.press("Enter");
    await bea.page.getByRole("button", { name: "Siediti", exact: true }).click();
    await ada.page.locator(".chairs").getByText("Bea la Rossa").waitFor();
    await bea.page.goto(link);
    await bea.page.locator(".chairs").getByText("Bea la Rossa").waitFor();
    expect(await field.count()).toBe(0);
  });

  it("may keep the name they were given", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { isNew: true, language: "en" })];
    const link = await openTable(ada);
    await bea.page.goto(link);
    const stay = bea.page.getByRole("button", { name: /will do$/ });
    const name = (await stay.innerText()).replace(/ will do$/, "");
    await stay.click();
    await sitDown(bea, link);
    await ada.page.locator(".chairs").getByText(name, { exact: true }).waitFor();
  });

  it("is asked when they open a table for friends, and not when they play with bots", async () => {
    const ada = await party.come("Ada", { isNew: true });
    await ada.goto("/");
    const sheet = await openGame(ada);
    await sheet.getByRole("button", { name: "Gioca subito con i bot" }).click();
    await ada.page.getByRole("list", { name: "Le tue carte" }).waitFor();
    await ada.goto("/");
    await (await openGame(ada)).getByRole("button", { name: "Apri un tavolo" }).click();
    await ada.page.getByLabel("Come ti chiami?").fill("Ada");
    await ada.page.keyboard.press("Enter");
    await ada.page.locator(".chairs").getByText("Ada", { exact: true }).waitFor();
  });

  it("is offered to learn a game the first time they want to play it, and only then", async () => {
    const ada = await party.come("Ada", { isNew: true });
    await ada.goto("/");
    const playNow = signOf(ada).getByRole("button", { name: "Gioca subito con i bot" });
    await playNow.click();
    const sheet = ada.page.getByRole("dialog");
    await sheet.getByText(/È la prima volta\?/).waitFor();
    await sheet.getByRole("link", { name: "La prima mano, passo per passo" }).waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(await sheet.getByLabel("Livello dei bot:").locator("option:checked").innerText()).toBe("facile");
    await ada.picture("first-time-phone-it");
    await sheet.getByRole("button", { name: "Gioca subito con i bot" }).click();
    await ada.page.getByRole("list", { name: "Le tue carte" }).waitFor();
    await ada.goto("/");
    await playNow.click();
    await ada.page.getByRole("list", { name: "Le tue carte" }).waitFor();
  });
});

describe("The first page", () => {
  it.each([
    { width: 360, height: 740 },
    { width: 375, height: 553 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])("shows every game and the field for a code at once: %o", async (size) => {
    const ada = await party.come("Ada");
    await ada.page.setViewportSize(size);
    await ada.goto("/");
    await signOf(ada).waitFor();
    const lowest = await ada.page.evaluate<number>(
      `Math.max(...[...document.querySelectorAll(".home-game, .code-form")].map((one) => one.getBoundingClientRect().bottom))`,
    );
    expect(lowest).toBeLessThanOrEqual(size.height);
  });

  it("knows the tables somebody was at, the last one first", async () => {
    const ada = await party.come("Ada");
    const first = await openTable(ada);
    const second = await openTable(ada);
    await ada.goto("/");
    const known = ada.page.getByRole("navigation").getByRole("link");
    await known.nth(1).waitFor();
    const links = await known.evaluateAll((all) =>
      all.map((one) => (one as unknown as { href: string }).href),
    );
    expect(links).toEqual([second, first]);
    await ada.picture("home-known-phone-it");
  });
});
