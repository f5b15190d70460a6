import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addBot, beReady, choose, openTable, Party, signOf, sitDown } from "../../../e2e/browser/party.ts";
import { Visitor } from "../../../e2e/browser/visitor.ts";
import { Wire } from "../../../e2e/browser/wire.ts";
import { Diner } from "./diner.ts";

let party: Party;
let wire: Wire;
beforeAll(async () => {
  party = await Party.begin();
  wire = await Wire.to(party.server.port);
});
afterEach(() => party.goHome());
afterAll(async () => {
  await wire.end();
  await party.end();
});

/** Whatever a browser says about a line that is down is no fault of the page. */
const ABOUT_THE_LINE = /ERR_|WebSocket connection/;

function updatesOf({ heard }: Visitor): number {
  return heard.filter(({ type }) => type === "update").length;
}

describe("A line that drops", () => {
  it("comes back by itself, and tells what happened meanwhile", async () => {
    const bea = await party.come("Bea");
    const link = await openTable(bea);
    await choose(bea, { "Numero di mani": "8", "Ritmo dei bot": "Svelti" });
    await addBot(bea);
    await addBot(bea);
    const ada = await Visitor.come(party.browser, wire.url, "Ada");
    const adasLink = new URL(new URL(link).pathname, wire.url).href;
    await sitDown(ada, adasLink);
    await beReady(ada);
    await beReady(bea);
    const [adaDines, beaDines] = [new Diner(ada), new Diner(bea, 99)];
    // Once Ada has called it is Bea's turn, and then that of two bots; Ada does not hear what they call.
    await Promise.all([
      adaDines.play(() => adaDines.calls > 0),
      beaDines.play(() => adaDines.calls > 0 && beaDines.update!.awaited),
    ]);
    wire.cut();
    await ada.page.getByText("La linea è caduta").waitFor();
    const before = ada.heard.length;
    const [calls, heard] = [beaDines.calls + beaDines.bills, updatesOf(bea)];
    await beaDines.play(() => beaDines.calls + beaDines.bills > calls);
    await expect.poll(() => updatesOf(bea), { timeout: 20_000 }).toBeGreaterThanOrEqual(heard + 2);
    wire.mend();
    await ada.page.getByText("La linea è caduta").waitFor({ state: "hidden" });
    await ada.page.getByRole("dialog", { name: "Mentre non c'eri" }).waitFor();
    const told = await ada.page.locator(".missed li").allInnerTexts();
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(ada.heard.length).toBeGreaterThan(before);
    await ada.page.getByRole("button", { name: "Ho visto" }).last().click();
    await adaDines.play(() => adaDines.calls > 1 || adaDines.bills > 0);
    expect(ada.complaints.filter((text) => !ABOUT_THE_LINE.test(text))).toEqual([]);
    await ada.leave();
  });

  it("is noticed also when it goes dead without a word", async () => {
    const ada = await Visitor.come(party.browser, wire.url, "Ada");
    await ada.goto("/");
    await signOf(ada).getByRole("button", { name: "Gioca subito con i bot" }).click();
    await ada.page.locator(".hand-card").first().waitFor();
    wire.die();
    // Quietly at first: it may only be slow.
    await ada.page.getByText("La linea è lenta").waitFor({ timeout: 6000 });
    expect(await ada.page.getByText("La linea è caduta").count()).toBe(0);
    await ada.page.getByText("La linea è caduta").waitFor({ timeout: 20_000 });
    wire.cut();
    wire.mend();
    await ada.page.getByText("La linea è caduta").waitFor({ state: "hidden", timeout: 20_000 });
    expect(await ada.page.getByText("La linea è lenta").count()).toBe(0);
    const diner = new Diner(ada);
    await diner.play(() => diner.calls + diner.bills > 0);
    expect(ada.complaints.filter((text) => !ABOUT_THE_LINE.test(text))).toEqual([]);
    await ada.leave();
  });
});
