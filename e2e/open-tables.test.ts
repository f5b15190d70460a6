import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "../server/testing/client.ts";
import { axeFindings } from "./browser/axe.ts";
import { faultsIn, nameOf, WINDOWS } from "./browser/fits.ts";
import { FIRST_GAME, Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterAll(() => party.end());

async function looksRight(visitor: Visitor, what: string): Promise<void> {
  expect(await axeFindings(visitor.page), what).toEqual([]);
  for (const window of WINDOWS) {
    const faults = await faultsIn(visitor.page, window);
    await visitor.picture(`open-${what}-${nameOf(window)}`);
    expect(faults, `${what}, ${nameOf(window)}`).toEqual([]);
  }
  await visitor.page.setViewportSize({ width: 360, height: 740 });
}

it("Strangers meet at an open table; one of them keeps away from the other and tells those who run the house", async () => {
  const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { dark: true, language: "en" })];
  await ada.goto("/");
  const tables = ada.page.getByRole("region", { name: "Tavoli aperti" });
  await tables.getByText("Adesso nessun tavolo è aperto a tutti").waitFor();
  await tables.getByRole("button", { name: "Trova un tavolo" }).click();
  const asked = ada.page.getByRole("dialog", { name: "Trova un tavolo" });
  await asked.getByRole("button", { name: "Cerca" }).click();
  await asked.getByText("Adesso non c'è un tavolo così").waitFor();
  await looksRight(ada, "nothing");
  await asked.getByRole("button", { name: FIRST_GAME }).click();
  await ada.page.waitForURL(/\/t\//);
  await ada.page.getByText("Aperto a tutti", { exact: true }).waitFor();

  await bea.goto("/");
  const row = bea.page.getByRole("link", { name: new RegExp(`${FIRST_GAME}.*1 person, . free seats`) });
  await row.waitFor();
  await looksRight(bea, "list");
  await bea.page.getByRole("button", { name: "Find me a table" }).click();
  const wanted = bea.page.getByRole("dialog", { name: "Find me a table" });
  await wanted.getByRole("button", { name: FIRST_GAME }).click();
  await looksRight(bea, "wish");
  await wanted.getByRole("button", { name: "Look for one" }).click();
  await bea.page.waitForURL(ada.page.url());
  await bea.page.getByText("(you)").waitFor();
  await looksRight(bea, "lobby");
  // A bot has got up for her, or an empty chair was there.
  await expect.poll(() => ada.page.locator(".chair-name").count()).toBe(1);

  await bea.page.locator(".chair-name").first().click();
  const card = bea.page.getByRole("dialog");
  await card.getByRole("button", { name: "Block" }).click();
  await card.getByRole("button", { name: "Really? Tap again" }).click();
  await card.getByText(/^You have blocked/).waitFor();
  await card.getByRole("button", { name: "Report…" }).click();
  await card.getByRole("button", { name: "Unfair play" }).click();
  await card.getByLabel("A few words, if you like").fill("looks into my cards");
  await looksRight(bea, "report");
  await card.getByRole("button", { name: "Send the report" }).click();
  await card.getByText(/^Thank you: the report/).waitFor();
  await bea.page.keyboard.press("Escape");

  // What the blocked one writes does not come, and their tables are gone from the list.
  await ada.page.getByLabel("Scrivi qualcosa").fill("Ehi, mi senti?");
  await ada.page.getByRole("button", { name: "Manda" }).click();
  await ada.page.getByText("Ehi, mi senti?").waitFor();
  await bea.goto("/");
  await bea.page.getByText("No table is open to everybody just now").waitFor();
  expect(JSON.stringify(bea.heard)).not.toContain("mi senti");
  await bea.goto("/me");
  await bea.page.getByRole("heading", { name: "People you keep away from" }).waitFor();
  await looksRight(bea, "profile");
  await bea.page.getByRole("button", { name: /^Make peace with/ }).click();
  await bea.page.getByText("Nobody. From somebody's name").waitFor();
  await party.goHome();
});

it("The door of a house by invitation only says so, and opens to who has one", async () => {
  const house = await Party.begin({ INVITATION_CODE: "nonna-pina" });
  const ada = await house.come("Ada");
  await ada.goto("/");
  await ada.page.getByRole("heading", { name: "Qui si entra su invito" }).waitFor();
  ada.complaints.splice(0);
  await looksRight(ada, "door");
  await ada.page.getByLabel("Il tuo invito").fill("nonna-pina");
  await ada.page.getByRole("button", { name: "Entra", exact: true }).click();
  await ada.page.getByRole("button", { name: "Gioca subito con i bot" }).first().waitFor();
  await Client.connect(house.server.port).then(
    () => expect.fail("nobody comes in without an invitation"),
    () => undefined,
  );
  ada.complaints.splice(0);
  await house.goHome();
  await house.end();
});
