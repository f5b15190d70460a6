import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Learner } from "../../../e2e/browser/learner.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("The first hand of Piccioni, on a phone", () => {
  it("teaches a Trophy, the flock, a Reaction and what cards can pay for", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    const card = (name: string) => page.locator(".hand-card").and(page.getByLabel(name, { exact: true }));
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const own = page.locator(".pic-near");

    const learner = await Learner.begin(ada, "piccioni");
    await learner.reads();
    await learner.taps(card("Fionda"), button("Gioca Fionda"));
    await learner.taps(
      page.getByRole("group", { name: "La tua Area" }).getByRole("button"),
      button("Scegli"),
    );
    expect(await own.getByRole("img", { name: "un Trofeo" }).count()).toBe(1);
    await learner.reads();
    expect(await button("Pesca 1").getAttribute("aria-disabled"), "only counted, not offered").toBe("true");
    await learner.taps(button("Pesca 2"));
    expect(await learner.words.innerText()).toContain("Grasso");
    await learner.reads();
    await learner.looksRound();
    await learner.taps(page.locator(".pic-actions").getByRole("button", { name: "Battimani" }));
    expect(await page.locator(".pic-in-play").getByRole("img", { name: "Battimani" }).count()).toBe(1);
    await learner.reads(3);
    await learner.taps(
      button("Fai un Trofeo (2\u00a0carte)"),
      card("Briciole"),
      card("Complice"),
      button("Scarta 2 di 2"),
    );
    expect(await own.getByRole("img", { name: "due Trofei" }).count()).toBe(1);
    await learner.reads();
    await learner.looksRound();
    await learner.finishes();
    await learner.looksRound();
  }, 120_000);
});
