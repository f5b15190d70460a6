import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { faultsIn, nameOf, WINDOWS } from "./browser/fits.ts";
import { Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

const NAME = "Gli amici del giovedì sera in via Garibaldi";

/** What is wrong with the page in any window, and for those who do not see it. */
async function faults({ page }: Visitor, where: string): Promise<string[]> {
  const found = (await axeFindings(page)).map((fault) => `${where}: ${fault}`);
  for (const window of WINDOWS) {
    for (const fault of await faultsIn(page, window)) found.push(`${where}, ${nameOf(window)}: ${fault}`);
  }
  return found;
}

describe("A circle", () => {
  let party: Party;
  beforeAll(async () => {
    party = await Party.begin();
  });
  afterAll(async () => {
    await party.end();
  });

  it("is founded, invites with approval, removes somebody with a reason, has notices and a table, and is left", async () => {
    const [ada, bea, cea] = await Promise.all(["Ada", "Bea", "Cea"].map((name) => party.come(name)));
    if (ada === undefined || bea === undefined || cea === undefined) throw new Error("nobody came");
    const wrong: string[] = [];
    const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

    await ada.goto("/");
    await ada.page.getByRole("link", { name: "Fonda un circolo" }).click();
    await button(ada, "Fonda il circolo").click();
    await ada.page.getByText("Scrivi un nome, da 1 a 40 caratteri.").waitFor();
    await ada.page.getByLabel("Come si chiama?").fill(NAME.slice(0, 40));
    await ada.page.getByText("Componilo pezzo per pezzo").click();
    await button(ada, "piccione").click();
    await button(ada, "Chi ha l'invito, se chi organizza dice di sì").click();
    await ada.picture("circle-founding");
    wrong.push(...(await faults(ada, "founding")));
    await button(ada, "Fonda il circolo").click();
    await ada.page.getByText("Un circolo da soli è un po' triste: comincia dall'invito.").waitFor();
    await button(ada, "QR").click();
    await ada.page.getByRole("img", { name: "Codice QR per entrare nel circolo" }).waitFor();
    await ada.picture("circle-alone");
    const code = await ada.page.locator(".invite-code strong").innerText();

    // One comes by the code, the other by the link.
    await bea.goto(`/c/${code}`);
    await button(bea, "Chiedi di entrare").click();
    await bea.page.getByText("Hai chiesto di entrare").waitFor();
    await bea.picture("circle-asking");
    await cea.page.goto(bea.page.url());
    await button(cea, "Chiedi di entrare").click();
    await expect.poll(() => button(ada, "Fai entrare").count()).toBe(2);
    await ada.picture("circle-knocking");
    for (let waiting = 2; waiting > 0; waiting--) {
      await button(ada, /^Fai entrare/)
        .first()
        .click();
      await expect.poll(() => button(ada, /^Fai entrare/).count()).toBe(waiting - 1);
    }
    await bea.page.getByRole("heading", { name: "Chi c'è adesso" }).waitFor();
    await expect.poll(() => bea.page.locator(".circle-here li").count()).toBe(3);

    await bea.page.getByLabel("Un avviso per tutti").fill("Giovedì alle nove da me: porto io le carte");
    await button(bea, "Affiggi").click();
    await ada.page.getByText("porto io le carte").waitFor();
    await button(bea, "Apri un tavolo").click();
    await bea.page.locator(".circle-games button").first().click();
    await bea.page.waitForURL(/\/t\//);
    await ada.page.getByText("si aspetta").waitFor();
    await ada.picture("circle-inside");
    wrong.push(...(await faults(ada, "inside")));

    // The newest member is the last in the list.
    await ada.page.locator(".circle-members button").last().click();
    await button(ada, /^Manda via/).click();
    await ada.page.getByLabel(/^Perché\?/).fill("Guarda le carte degli altri");
    await ada.picture("circle-removing");
    wrong.push(...(await faults(ada, "removing")));
    await button(ada, "Manda via").click();
    const gone = [cea, bea].find((one) => one.page.url().includes("/circle/"))!;
    await gone.page.getByText("«Guarda le carte degli altri»").waitFor();
    await gone.picture("circle-removed");

    await button(ada, "Gestisci il circolo").click();
    await ada.page.getByText("Che cosa è successo").click();
    await ada.page.getByRole("dialog").getByText("Guarda le carte degli altri").first().waitFor();
    await ada.picture("circle-desk");
    wrong.push(...(await faults(ada, "desk")));
    await ada.page.keyboard.press("Escape");

    await bea.page.goBack();
    await bea.page.locator(".circle-members button", { hasText: "(tu)" }).click();
    await button(bea, "Lascia il circolo").click();
    await button(bea, "Tocca ancora per lasciarlo.").click();
    await bea.page
      .getByRole("heading", { name: "Solo per i membri" })
      .or(button(bea, "Chiedi di entrare"))
      .waitFor();
    await expect.poll(() => ada.page.locator(".circle-members li").count()).toBe(1);
    await ada.goto("/");
    await ada.page.locator(".my-circles li", { hasText: NAME.slice(0, 20) }).waitFor();
    await ada.picture("circle-at-home");
    expect(wrong).toEqual([]);
    await party.goHome();
  });
});
