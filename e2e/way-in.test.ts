import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { openTable, Party, signOf } from "./browser/party.ts";
import type { Looks } from "./browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const come = (name: string, looks?: Looks) => party.come(name, looks);

describe("The way in", () => {
  it("takes one tap to a game against bots", async () => {
    const ada = await come("Ada");
    await ada.goto("/");
    await signOf(ada).getByRole("button", { name: "Gioca subito con i bot" }).click();
    const hand = ada.page.getByRole("list", { name: "Le tue carte" });
    await hand.getByRole("button").nth(5).waitFor();
    expect(await hand.getByRole("button").count()).toBe(6);
  });

  it("takes one tap from an opened link to a seat, and one more to be ready", async () => {
    const [ada, bea] = [await come("Ada"), await come("Bea")];
    const link = await openTable(ada);
    await bea.page.goto(link);
    await bea.page.getByRole("button", { name: "Siediti", exact: true }).click();
    await bea.page.getByText("(tu)").waitFor();
    await bea.page.getByRole("button", { name: "Ci sono!" }).click();
    await ada.page.getByText(/c'è$/).first().waitFor();
    await ada.page.getByRole("button", { name: "Riempi con i bot" }).click();
    await ada.page.getByRole("button", { name: "Ci sono!" }).click();
    for (const { page } of [ada, bea]) await page.getByRole("list", { name: "Le tue carte" }).waitFor();
  });

  it("can be said aloud, scanned or copied", async () => {
    const [ada, bea] = [await come("Ada"), await come("Bea")];
    const link = await openTable(ada);
    const code = await ada.page.locator(".invite-code strong").innerText();
    expect(code).toMatch(/^[A-Z]{6}$/);
    await ada.page.getByRole("button", { name: "QR" }).click();
    await ada.page.getByRole("img", { name: /QR/ }).waitFor();
    await ada.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await ada.page.getByRole("button", { name: "Copia il link" }).click();
    await ada.page.getByText("Link copiato").waitFor();
    expect(await ada.page.evaluate("navigator.clipboard.readText()")).toBe(link);

    await bea.goto("/");
    await bea.page.getByLabel("Hai un codice?").fill(code.toLowerCase());
    await bea.page.getByRole("button", { name: "Entra" }).click();
    await bea.page.waitForURL(link);
  });

  it("remembers who somebody is and where they were", async () => {
    const ada = await come("Ada");
    await ada.goto("/");
    await ada.page.getByRole("button", { name: /Cambia nome e faccia/ }).click();
    await ada.page.getByLabel("Il tuo nome").fill("Ada la Magnifica di Orvieto");
    expect(await ada.page.getByLabel("Il tuo nome").inputValue()).toHaveLength(24);
    await ada.page.getByRole("button", { name: "Un'altra faccia" }).click();
    await ada.page.getByRole("button", { name: "Salva" }).click();
    await ada.page.getByRole("dialog").waitFor({ state: "hidden" });
    const link = await openTable(ada);
    await ada.page.locator(".chairs").getByText("Ada la Magnifica di Orv").waitFor();
    await ada.goto("/");
    await ada.page.getByRole("link", { name: /Torna al tavolo/ }).click();
    await ada.page.waitForURL(link);
    await ada.page.locator(".chairs").getByText("Ada la Magnifica di Orv").waitFor();
  });

  it("says what to do if there is no table", async () => {
    const ada = await come("Ada");
    await ada.goto("/t/AAAAAAAAAAAAAAAAAAAAAA");
    await ada.page.getByText("Questo tavolo non c'è: controlla il link.").waitFor();
    await ada.goto("/c/ZZZZZZ");
    await ada.page.getByText(/Con questo codice non si entra/).waitFor();
    await ada.page.getByRole("link", { name: "Torna all'ingresso" }).click();
    await ada.page.getByRole("heading", { name: "A cosa giochiamo?" }).waitFor();
  });

  it("lets the host choose the rules and everybody read them", async () => {
    const [ada, bea] = [await come("Ada"), await come("Bea", { language: "en" })];
    await bea.page.goto(await openTable(ada));
    await ada.page.getByRole("button", { name: "Cambia", exact: true }).click();
    await ada.page
      .getByRole("group", { name: "Regola del Saldo" })
      .getByRole("button", { name: "sì" })
      .click();
    const group = ada.page.getByRole("group", { name: "Tempo per decidere" });
    await group.getByRole("button", { name: "30 secondi" }).click();
    const rules = bea.page.locator(".rules");
    await rules.getByText("30 seconds").waitFor();
    expect(await rules.innerText()).toMatch(/Saldo[^\n]*\n+yes/);
    expect(await bea.page.getByRole("button", { name: "Change", exact: true }).count()).toBe(0);
  });
});

describe("Every page of the way in", () => {
  it.each([
    { size: "phone", language: "it" },
    { size: "phone", language: "en", dark: true },
    { size: "desk", language: "en" },
    { size: "tv", language: "it", dark: true },
  ] as const)("has no fault that axe finds, and fits: %o", async (looks) => {
    const ada = await come("Ada", looks);
    const name = (page: string) => `${page}-${looks.size}-${looks.language}`;
    const check = async (page: string) => {
      await ada.picture(name(page));
      expect(await axeFindings(ada.page), page).toEqual([]);
      const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
      expect(await ada.page.evaluate(overflow), `${page} is not wider than the window`).toBe(0);
    };
    await ada.goto("/");
    await signOf(ada).waitFor();
    await check("home");
    await ada.page.locator(".corner").click();
    await check("profile");
    await ada.page.keyboard.press("Escape");
    await openTable(ada);
    await check("lobby");
    await ada.page.getByRole("button", { name: /^(Cambia|Change)$/ }).click();
    await check("options");
    await ada.page.keyboard.press("Escape");
    await ada.goto("/c/ZZZZZZ");
    await ada.page.locator(".nowhere").waitFor();
    await check("nowhere");
  });
});
