import { GAMES } from "@tavolata/games/playable";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chipsTournament, SEASON } from "../server/testing/circle-clients.ts";
import { Client } from "../server/testing/client.ts";
import { axeFindings } from "./browser/axe.ts";
import { faultsIn, nameOf, WINDOWS } from "./browser/fits.ts";
import { FIRST_GAME, Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";
import { findFaketime, SettableClock } from "./faketime.ts";

const RUDE = "Giocate come dei polli";
const withChips = chipsTournament();
const CHIPS_GAME = withChips.type === "tournament" ? withChips.plan.game : "";

/** What is wrong with the page in any window, and for those who do not see it. */
async function faults({ page }: Visitor, where: string): Promise<string[]> {
  const found = (await axeFindings(page)).map((fault) => `${where}: ${fault}`);
  for (const window of WINDOWS) {
    for (const fault of await faultsIn(page, window)) found.push(`${where}, ${nameOf(window)}: ${fault}`);
  }
  return found;
}

describe.skipIf(findFaketime() === undefined)("Those who organise a circle", () => {
  let clock: SettableClock;
  let party: Party;
  beforeAll(async () => {
    clock = await SettableClock.make();
    party = await Party.begin({ ...clock.env });
  });
  afterAll(async () => {
    await party.goHome();
    await party.end();
    await clock.remove();
  });

  it("plans rounds of any game, sees what a table plays with, and deals with what is reported there", async () => {
    const wrong: string[] = [];
    const [ada, dea] = [await party.come("Ada"), await party.come("Dea")];
    const { page } = ada;
    const button = (visitor: Visitor, name: string | RegExp) => visitor.page.getByRole("button", { name });
    await ada.goto("/circle");
    await page.locator("form input").first().fill("Il giovedì");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("button", { name: "Metti in calendario una serata" }).click();
    const sheet = page.getByRole("dialog");
    const rounds = sheet.getByRole("group", { name: "Torneo a turni", exact: true });
    await rounds.getByRole("button").first().waitFor();
    expect(await rounds.getByRole("button").count()).toBe(
      GAMES.filter(({ manifest }) => !("template" in manifest)).length,
    );
    await rounds.getByRole("button", { name: FIRST_GAME }).click();
    await sheet.getByText(`3 turni di ${FIRST_GAME}`).waitFor();
    await sheet.getByRole("button", { name: "a eliminazione" }).click();
    await sheet.getByText(`Torneo a eliminazione di ${FIRST_GAME}`).waitFor();
    await ada.picture("circle-planning-knock-out");
    wrong.push(...(await faults(ada, "knock-out")));
    await sheet.getByRole("button", { name: "a turni", exact: true }).click();
    await sheet.getByRole("group", { name: "Quanti turni" }).getByRole("button", { name: "4" }).click();
    await ada.picture("circle-planning-rounds");
    wrong.push(...(await faults(ada, "rounds")));
    // As somebody may want it who only has the keyboard.
    await sheet.locator("form button[type=submit]").focus();
    await page.keyboard.press("Enter");
    await page.locator(".evening").getByText(`4 turni di ${FIRST_GAME}`).waitFor();

    const circle = page.url().split("/").at(-1) ?? "";
    const [cookie] = await ada.context.cookies();
    const self = await Client.connect(party.server.port, {
      cookie: `${cookie?.name}=${cookie?.value}`,
      person: { id: "", nickname: "", avatar: "" },
    });
    await self.must({ type: "follow-circle", circle });
    await self.until(() => (self.circle?.inside?.evenings.length ?? 0) > 0);
    const planned = self.circle?.inside?.evenings[0];
    if (planned === undefined) throw new Error("no evening was planned");
    expect(planned.plan.program.at(-1)).toMatchObject({ plan: { kind: "rounds", rounds: { count: 4 } } });
    const act = { type: "open-season", plan: { ...SEASON, stack: 5000 } } as const;
    await self.must({ type: "program-act", circle, act });
    const { evening, plan, starts } = planned;
    const program = [
      { type: "tables", game: CHIPS_GAME, options: {}, settings: {}, chips: "circle" } as const,
    ];
    const changed = { type: "change-evening", evening, plan: { ...plan, program } } as const;
    await self.must({ type: "program-act", circle, act: changed });
    const secret = self.circle?.inside?.invitation?.secret ?? "";
    await dea.goto(`/circle/${circle}#${secret}`);
    await button(dea, "Entra nel circolo").click();
    await dea.page.getByRole("heading", { name: "Chi c'è adesso" }).waitFor();
    const friends = await Promise.all(
      ["Bea", "Cea"].map(async (nickname) => {
        const client = await Client.connect(party.server.port);
        await client.must({ type: "introduce", nickname });
        await client.must({ type: "follow-circle", circle, invitation: secret });
        await client.must({ type: "circle-act", circle, act: { type: "join", invitation: secret } });
        return client;
      }),
    );
    const [bea, cea] = friends as [Client, Client];
    await self.until(() => self.circle?.inside?.here.length === 4);
    await self.close();

    // It is time: the page leads to the table, which says what is played with there.
    await button(ada, /^Vengo$/).click();
    await page.locator(".evening-who").getByText("tu", { exact: true }).waitFor();
    await clock.set(Math.ceil((starts - Date.now()) / 1000));
    await page.waitForURL(/\/t\//, { timeout: 30_000 });
    await page.getByText("I tuoi gettoni del circolo").waitFor();
    await page.locator(".purse strong", { hasText: "50,00" }).waitFor();
    expect(await page.getByText("Il tuo borsellino").count()).toBe(0);
    await ada.picture("circle-chips-in-lobby");
    wrong.push(...(await faults(ada, "lobby")));
    const table = page.url().split("/").at(-1) ?? "";
    for (const friend of friends) await friend.must({ type: "watch", table });
    await bea.mustDo(table, { type: "say", text: RUDE });
    await cea.until(() => cea.lines.some(({ text }) => text === RUDE));

    await ada.goto(`/circle/${circle}`);
    await page.getByRole("heading", { name: "Chi c'è adesso" }).waitFor();
    expect(await page.getByRole("heading", { name: "Segnalazioni" }).count()).toBe(0);
    const filed = await fetch(new URL("/api/reports", party.server.url), {
      method: "POST",
      headers: { cookie: cea.guest.cookie, "content-type": "application/json" },
      body: JSON.stringify({ table, about: bea.id, kind: "insult", words: "Non è la prima volta" }),
    });
    expect(filed.status).toBe(201);
    await page.getByRole("heading", { name: "Segnalazioni" }).waitFor();
    await page.getByText("«Non è la prima volta»").waitFor();
    await page.getByText("Leggi le chiacchiere").click();
    await page.locator(".circle-reports").getByText(RUDE).waitFor();
    expect(await page.getByRole("link", { name: "Vai al tavolo" }).getAttribute("href")).toBe(`/t/${table}`);
    await ada.picture("circle-report");
    wrong.push(...(await faults(ada, "report")));
    await dea.page.goto(`${party.server.url}circle/${circle}`);
    await dea.page.getByRole("heading", { name: "Chi c'è adesso" }).waitFor();
    expect(await dea.page.getByText("Segnalazioni").count()).toBe(0);
    expect(JSON.stringify(dea.heard)).not.toContain("Non è la prima volta");

    const done = button(ada, "Fatto: Offese o minacce, Bea");
    await done.click();
    await page.getByText("Scrivi due parole su che cosa hai fatto.").waitFor();
    await page.getByLabel("Che cosa hai fatto? Lo legge chi organizza.").fill("Ne abbiamo parlato");
    await done.click();
    await page.getByRole("heading", { name: "Segnalazioni" }).waitFor({ state: "detached" });
    await button(ada, "Gestisci il circolo").click();
    await page.getByText("Che cosa è successo").click();
    await page
      .getByRole("dialog")
      .getByText(/si occupa di una segnalazione: «Ne abbiamo parlato»/)
      .waitFor();
    expect(wrong).toEqual([]);
    for (const friend of friends) await friend.close();
  }, 120_000);
});
