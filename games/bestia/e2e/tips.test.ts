import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { Party, signOf } from "../../../e2e/browser/party.ts";
import { TEMPLATE_NAME } from "../../../server/testing/template.ts";
import { CHANCE } from "./card-player.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin({ TEMPLATE_GAME: "1" });
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const isFolded = `document.querySelector(".coach-tips")?.ariaExpanded === "false"`;

it("tips fold by a tap, by the cross and with the turn; then the cross ends them, for one game", async () => {
  const ada = await party.come("Ada");
  const { page } = ada;
  await ada.goto("/");
  await signOf(ada, "Bestia").getByRole("button", { name: "Gioca subito con i bot" }).click();
  await ada.until(`${CHANCE} === "declare"`, 60_000);
  const [tips, cross] = [page.locator(".coach-tips"), page.locator(".coach > .icon-button")];

  await tips.getByText("Altro").click();
  await tips.getByText("Meno").click();
  await ada.until(isFolded);
  await tips.getByText("Altro").click();
  await cross.click();
  await ada.until(isFolded);
  await tips.getByText("Altro").click();
  await page.locator(".bestia-actions .button").filter({ hasText: "Servito" }).click();
  await ada.until(isFolded);

  await cross.click();
  await page.getByText("Niente più consigli in questo gioco; negli altri restano.").waitFor();
  expect(await page.locator(".coach").count()).toBe(0);
  const promises = async (game: string) => {
    await ada.goto(`/l/${game}`);
    await page.getByRole("button", { name: "Salta" }).click();
    await page.getByText("Si impara anche giocando.").waitFor();
    return (await page.getByText("I consigli li trovi nella striscia gialla").count()) > 0;
  };
  expect([await promises("bestia"), await promises(TEMPLATE_NAME)]).toEqual([false, true]);
}, 90_000);
