import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Learner } from "../../../e2e/browser/learner.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("The first hand of Schicki Micki, on a phone", () => {
  it("teaches a call, a blue pawn and a knock, and then asks without helping", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    const keys = page.getByRole("group", { name: "I tasti" });
    const key = (name: string) => keys.getByRole("button", { name });
    /** The key that the lesson names last. */
    const named = async () => key(/.*«(.+?)»/.exec(await learner.words.innerText())?.[1] ?? "");
    const turn = page.getByRole("button", { name: "Scopri" });

    const learner = await Learner.begin(ada, "schicki-micki");
    await learner.reads();
    await learner.taps(await named());
    expect(await learner.words.innerText()).toContain("La fila è tua: due carte.");
    await learner.reads();
    await learner.taps(key("Blu"));
    await learner.reads();
    await learner.looksRound();
    await learner.taps(turn);
    await learner.taps(turn);
    await learner.taps(key("Busso"));
    await learner.reads(2);
    // Nothing is hinted at here: what is wrong is settled like at any table, and explained.
    await learner.taps(key("Rossa"));
    expect(await learner.words.innerText()).toContain("Non era quella: rendi una carta");
    await learner.reads();
    await learner.looksRound();
    await learner.finishes();
    await learner.looksRound();
  }, 120_000);
});
