import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Learner } from "../../../e2e/browser/learner.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("The first hand of Bestia, on a phone", () => {
  it("teaches to declare, to exchange, to follow, to trump, and what a bestia is", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    const card = (name: string) => page.locator(".hand-card").and(page.getByLabel(name, { exact: true }));
    const button = (name: string) =>
      page.locator(".bestia-actions").getByRole("button", { name, exact: true });
    const lay = button("Gioca questa");

    const learner = await Learner.begin(ada, "bestia");
    await button("Cambio tocca le carte").waitFor();
    await learner.reads(3);
    const glows = page.locator('.hand-card[data-taught="true"]');
    expect(await glows.evaluateAll((cards) => cards.map((one) => one.ariaLabel))).toEqual([
      "5 di coppe",
      "6 di coppe",
    ]);
    await card("3 di bastoni").tap();
    await button("Cambio 1 carta").tap();
    await page.getByText("Si potrebbe, ma per ora prova quello che dice il consiglio qui sopra.").waitFor();
    await learner.taps(card("5 di coppe"), card("6 di coppe"), button("Cambio 2 carte"));
    await learner.reads(2);
    await card("3 di bastoni").tap({ force: true });
    await page
      .getByText(/si risponde al seme di uscita/)
      .first()
      .waitFor();
    await learner.taps(card("2 di spade"), lay);
    expect(await page.locator(".bestia-trick .card").count(), "what is explained lies there").toBe(3);
    await learner.reads();
    await learner.looksRound();
    await learner.taps(card("7 di bastoni"), lay);
    await lay.waitFor();
    await learner.taps(card("3 di bastoni"));
    expect(await learner.words.innerText()).toContain("va in bestia");
    await page.getByText("BESTIA!").waitFor();
    await learner.reads(2);
    await learner.taps(button("Passo"));
    await learner.taps(button("Passo"));
    await learner.looksRound();
    await learner.finishes();
    await learner.looksRound();
  });
});
