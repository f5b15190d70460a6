import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Learner } from "../../../e2e/browser/learner.ts";
import { Party } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const NAME = "Melagranao";

async function comeAs(name: string): Promise<Visitor> {
  const visitor = await party.come("Ada");
  const { page } = visitor;
  await visitor.goto("/");
  await page.getByRole("button", { name: /Cambia nome e faccia/ }).click();
  await page.getByLabel("Il tuo nome").fill(name);
  await page.getByRole("button", { name: "Salva" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return visitor;
}

/** How much of the name on one's own seat is cut off. */
async function cutOff({ page }: Visitor): Promise<number> {
  const name = page.locator(".seat:has(.you-tag) .seat-name").filter({ hasText: NAME });
  return name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

describe("On a phone", () => {
  it("a name of ten letters is whole on one's own seat, beside three cards", async () => {
    const ada = await comeAs(NAME);
    await Learner.begin(ada, "bestia");
    await ada.picture("own-name-bestia");
    expect(await cutOff(ada)).toBe(0);
  });
});
