import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Learner } from "../../../e2e/browser/learner.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("The first hand of Beccato!, on a phone", () => {
  it("teaches to signal, to look, to shout when a mate signals, to catch a rival who does, and to crow", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    const button = (name: string) => page.getByRole("button", { name });
    const serama = page.locator(".bec-near").getByRole("button", { name: "Serama" });
    const shout = (kind: string) => page.locator(`[data-shout="${kind}"]`);

    const learner = await Learner.begin(ada, "beccato");
    const signal = page.locator(".bec-new-signal");
    await signal.getByText("Lo sapete solo tu e Pepe").waitFor();
    await learner.reads(2);
    await learner.taps(page.locator(".bec-groups [data-secret]"));
    expect(await signal.count(), "who has made it knows it").toBe(0);
    await learner.reads();
    await learner.taps(serama, serama);
    expect(await page.locator(".bec-feather").count(), "the feather is there while it is read about").toBe(1);
    expect(await learner.words.innerText()).toContain("una piuma");
    await learner.taps(button("Guarda Pepe"));
    await learner.looksRound();
    await learner.taps(shout("coccode"));
    expect(await page.getByText("Giusto!").count()).toBe(1);
    expect(await page.getByRole("button", { name: "Avanti" }).count(), "one way to go on").toBe(1);
    await learner.reads();
    await learner.taps(shout("beccato"), button("Beccato, Latta!"));
    await learner.taps(page.locator("[data-breed-of-coop]").first());
    expect(await page.getByRole("button", { name: "Avanti" }).count(), "one way to go on").toBe(1);
    await learner.reads();
    await learner.taps(shout("chicchirichi"));
    expect(await page.getByText("Giusto!").count()).toBe(1);
    const goOn = page.getByRole("button", { name: "Avanti" });
    expect(await goOn.count(), "one way to go on while there is something to read").toBe(1);
    await learner.reads();
    expect(await goOn.count()).toBe(1);
    await learner.looksRound();
    await learner.finishes();
    await learner.looksRound();
  }, 120_000);
});
