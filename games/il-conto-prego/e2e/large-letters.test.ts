import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { faultsIn, nameOf, overlaps, WINDOWS } from "../../../e2e/browser/fits.ts";
import { addBot, beReady, choose, openTable, Party } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin({}, 32);
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const CAN_CALL = `document.title.startsWith("●") && document.querySelector(".bill-room") === null &&
  document.querySelector(".rank[aria-disabled=false], .actions-bill[aria-disabled=false]") !== null`;

async function isWhole(visitor: Visitor, when: string): Promise<void> {
  for (const window of WINDOWS) {
    expect(await faultsIn(visitor.page, window), `${when}, ${nameOf(window)}`).toEqual([]);
  }
}

it("[CON-17] with letters twice as large a call is made, a reason hides nothing, and the coach speaks of the bill", async () => {
  const ada = await party.come("Ada");
  const { page } = ada;
  await openTable(ada, "Il Conto, Prego!");
  await choose(ada, { "Ritmo dei bot": "Svelti" });
  for (let bots = 0; bots < 3; bots++) await addBot(ada);
  await beReady(ada);
  await ada.until(CAN_CALL, 40_000);
  await isWhole(ada, "to call");

  if ((await page.locator(".rank[aria-disabled=false]").count()) === 0) {
    for (const plate of await page.locator("button.plate").all()) {
      await plate.click();
      if ((await page.locator(".rank[aria-disabled=false]").count()) > 0) break;
    }
  }
  await page.locator(".rank[aria-disabled=false]").last().click();
  const closed = page.locator(".hand-card[data-open=false]");
  await closed.first().click({ force: true });
  await page.locator(".why-not p").waitFor();
  const over = await overlaps(page, [".why-not p", ".frame-prompt", ".hand-card", ".actions .button"]);
  expect(over.filter((one) => one.includes("why-not"))).toEqual([]);
  await page.locator(".hand-card[data-open=true]").first().click();

  await ada.until(`${CAN_CALL} || document.querySelector(".bill-room") !== null`, 40_000);
  if ((await page.locator(".bill-room").count()) === 0) {
    for (const _ of [1, 2]) await page.locator(".actions-bill").click();
  }
  await ada.until(`document.querySelector(".bill-stamp") !== null`, 20_000);
  // The next hand is dealt beneath it by now.
  expect(await page.locator(".coach-tips").innerText()).toMatch(
    /Si scoprono le carte|La chiamata era|Il conto è stato/,
  );
  const lines = await page.locator(".bill-line").allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^trovat[ae] \d+ cart[ae] su \d+ chiamat[ae]/i);
  const isTrue = !lines.some((line) => /manca/.test(line));
  expect(await page.locator(".bill-stamp").getAttribute("aria-label")).toBe(isTrue ? "VERO" : "FALSO");
  await page.getByText(isTrue ? "Non manca niente: la chiamata è vera." : /la chiamata è falsa\./).waitFor();
}, 120_000);
