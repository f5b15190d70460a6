import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Learner } from "../../../e2e/browser/learner.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("The first hand of Il Conto, Prego!, on a phone", () => {
  it("teaches to order, to spice, to pile on, and to ask for the bill", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    const card = (name: string) => page.locator(".hand-card").and(page.getByLabel(name, { exact: true }));
    const rank = (way: string, name: string) =>
      page.getByRole("group", { name: way }).getByRole("button", { name });
    const plate = (name: string) => page.locator(".plate").filter({ hasText: name });
    const bill = page.locator(".actions-bill");

    const learner = await Learner.begin(ada, "il-conto-prego");
    await learner.reads(2);
    await learner.taps(rank("Ordina: una carta sola", "6: un 6"), card("6 di quadri"));
    await learner.reads(2);
    await learner.looksRound();
    await learner.taps(plate("Primo"), rank("Spezia: resta una", "J: un Fante"), card("Fante di quadri"));
    await learner.reads();
    await learner.taps(rank("Abbonda: diventano tre", "8: tre 8"), card("Fante di quadri"));
    expect(await learner.words.innerText()).toContain("tre Re e tre 8");
    await learner.reads();
    await learner.taps(bill, bill);
    await page.getByText("FALSO").first().waitFor();
    await learner.looksRound();
    await learner.reads();
    await learner.finishes();
    await learner.looksRound();
  });
});
