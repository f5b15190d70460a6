import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { faultsIn, nameOf, WINDOWS } from "../../../e2e/browser/fits.ts";
import { beReady, choose, openTable, Party } from "../../../e2e/browser/party.ts";
import { CHANCE } from "./card-player.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin({}, 32);
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("[BES-35] with letters twice as large, Cambio and the play of a card are whole on every small device", async () => {
  const ada = await party.come("Ada");
  await openTable(ada, "Bestia");
  await choose(ada, { "Ritmo dei bot": "Svelti", "Secondi per decidere": "senza limite" });
  for (let bots = 0; bots < 3; bots++) {
    await ada.page
      .getByRole("button", { name: /Aggiungi un bot/ })
      .first()
      .click();
    await ada.page
      .getByRole("dialog")
      .getByRole("button", { name: /Maestro, normale/ })
      .click();
    await ada.page
      .locator(".chair-who")
      .nth(bots + 1)
      .waitFor();
  }
  await beReady(ada);
  // Playwright takes what is closed for what cannot be pressed; people press it all the same.
  const press = (name: string) =>
    ada.page.locator(".bestia-actions .button").filter({ hasText: name }).click({ force: true });
  const isWhole = async (when: string) => {
    for (const window of WINDOWS) {
      expect(await faultsIn(ada.page, window), `${when}, ${nameOf(window)}`).toEqual([]);
    }
  };
  await ada.until(`${CHANCE} === "declare"`, 30_000);
  await isWhole("to declare");
  await press("Cambio");
  await ada.page.getByText("Per cambiare, tocca prima le carte da buttare e poi Cambio.").waitFor();
  await ada.page.locator(".hand-card").nth(0).click();
  await ada.page.locator(".hand-card").nth(1).click();
  await ada.page.getByText("Butti due carte e ne prendi altrettante dal mazzo").waitFor();
  expect(await ada.page.locator(".why-not p").count(), "nothing lies over the next thing to do").toBe(0);
  await isWhole("with two cards chosen");
  await press("Cambio 2 carte");
  // A player who stands alone has won the pot and plays nothing; another hand comes.
  await ada.until(`${CHANCE} !== "wait"`, 60_000);
  while ((await ada.page.evaluate(CHANCE)) !== "play") {
    await press("Servito");
    await ada.until(`${CHANCE} !== "wait"`, 60_000);
  }
  await isWhole("to play");
}, 120_000);
