import type { PublicTournament } from "@tavolata/server/protocol";
import { withChanges } from "@tavolata/server/protocol/changes";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { Party } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { Diner } from "./diner.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

/** The tournament as this device has been told last. */
function told({ heard }: Visitor): PublicTournament {
  let now: PublicTournament | undefined;
  for (const message of heard) {
    if (message.type !== "tournament") continue;
    now = message.tournament ?? withChanges(now!, message.changes ?? []);
  }
  return now!;
}

/** Points by hand, from what everybody is told of the tables. */
function pointsByHand({ rounds, players, plan }: PublicTournament): number[] {
  const all = players.map(() => 0);
  for (const { tables } of rounds!.played) {
    for (const { players: seated, result } of tables) {
      for (const [seat, player] of seated.entries()) {
        const place = result!.places[seat]!;
        const alike = result!.places.filter((other) => other === place).length;
        const shared = plan.rounds!.points.slice(place - 1, place - 1 + alike);
        all[player]! += (shared.reduce((sum, points) => sum + points, 0) * rounds!.unit) / alike;
      }
    }
  }
  return all;
}

/** The second of the first table is said to have won it; everybody reads who said so, and why. */
async function correct(organiser: Visitor, other: Visitor): Promise<void> {
  const { page } = organiser;
  await page.locator(".desk summary").getByText("Decidi").click();
  await page.getByLabel("Quale tavolo").selectOption({ label: "Turno 1, Tavolo 1" });
  const { result } = told(organiser).rounds!.played[0]!.tables[0]!;
  const worst = result!.places.indexOf(Math.max(...result!.places));
  const fields = page.getByLabel(/^Posto di/);
  for (const [seat] of result!.places.entries()) {
    await fields.nth(seat).selectOption(seat === worst ? "1" : String(2 + (seat > worst ? seat - 1 : seat)));
  }
  await page.getByLabel("Il motivo, che leggono tutti").fill("Il conto era sbagliato");
  await page.locator(".desk-form button.button").click();
  await page.locator(".desk-form button.button").click();
  for (const visitor of [organiser, other]) await visitor.page.getByText("Il conto era sbagliato").waitFor();
  expect(told(other).rounds!.played[0]!.tables[0]!.result).toMatchObject({ corrected: true });
}

async function letBotPlay(visitor: Visitor): Promise<void> {
  await visitor.page.locator(".play-bar button").first().click();
  await button(visitor, "Fai giocare un bot per me").click();
  await visitor.page.locator("dialog[open] .places").waitFor({ timeout: 40_000 });
}

describe("Three rounds of Il Conto", () => {
  it("among bots and two people: tables by the standings, a correction with its reason, points that add up", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
    await ada.goto("/e#il-conto-prego");
    const choose = (group: string, value: string) =>
      ada.page.getByRole("group", { name: group }).getByRole("button", { name: value, exact: true }).click();
    await ada.page.getByLabel("Come si chiama").fill("Giovedì a turni");
    await choose("Giocatori per tavolo", "3");
    await ada.page.getByText("Punti, tempo tra i turni, premi").click();
    await choose("Tra un turno e l'altro", "15 secondi");
    await ada.page.getByText("Altre regole").click();
    await choose("Mani", "1");
    await choose("Ritmo dei bot", "svelti");
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.picture("rounds-opening");
    await button(ada, "Apri le iscrizioni").click();
    await ada.page.getByRole("heading", { name: "Giovedì a turni" }).waitFor();
    const link = ada.page.url();
    await bea.page.goto(link);
    for (const visitor of [ada, bea]) {
      await button(visitor, "Iscriviti").click();
      await button(visitor, "Ritirati").waitFor();
    }
    for (let bots = 1; bots <= 4; bots++) {
      await button(ada, "Un bot in più").click();
      await ada.page.getByRole("status", { name: /Bot/ }).getByText(String(bots)).waitFor();
    }
    await button(ada, "Comincia adesso").click();
    await button(ada, /^Davvero/).click();
    for (let round = 1; round <= 3; round++) {
      for (const visitor of [ada, bea]) {
        await visitor.until(
          `location.pathname.startsWith("/t/") && document.querySelector(".play") !== null
          && document.querySelector("dialog[open] .places") === null`,
          30_000,
        );
      }
      // The first round is played by hand; then bots play for them, who are quicker.
      if (round === 1) await Promise.all([ada, bea].map((visitor) => new Diner(visitor).play()));
      else await Promise.all([ada, bea].map(letBotPlay));
      if (round === 1) await ada.picture("rounds-table-over");
      for (const visitor of [ada, bea]) await button(visitor, "Alla classifica").click();
      await ada.page
        .getByText(/Il prossimo turno comincia/)
        .first()
        .waitFor({ timeout: 30_000 });
      if (round === 1) await correct(ada, bea);
      await button(ada, round < 3 ? "Comincia il prossimo turno" : "Chiudi il torneo adesso").click();
      await button(ada, /^Davvero/).click();
    }
    await ada.page.locator(".podium").waitFor();
    expect(told(ada).phase).toBe("over");
    const last = told(ada);
    const byHand = pointsByHand(last);
    for (const { player, points } of last.rounds!.standings) expect(points).toBe(byHand[player]);
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.picture("rounds-over");
  }, 120_000);
});
