import type { PublicTournament } from "@tavolata/server/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

const WHOLE_TOURNAMENT = 240_000;

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

/** The ante is more than anybody has, so that somebody is out with almost every hand. */
async function openTournament(host: Visitor): Promise<string> {
  const { page } = host;
  await host.goto("/e");
  const choose = (group: string, value: string) =>
    page.getByRole("group", { name: group }).getByRole("button", { name: value, exact: true }).click();
  await page.getByLabel("Come si chiama").fill("Torneo del giovedì");
  await choose("Giocatori al massimo", "8");
  await choose("Giocatori per tavolo", "4");
  await page.getByLabel("Gettoni iniziali").fill("1,00");
  await page.getByLabel("Invito").fill("5,00");
  await page.getByText("Altre regole").click();
  await choose("Secondi tra le smazzate", "1");
  await choose("Passo dei bot", "svelti");
  await button(host, "Apri le iscrizioni").click();
  await page.getByRole("heading", { name: "Torneo del giovedì" }).waitFor();
  return page.url();
}

async function enter(visitor: Visitor): Promise<void> {
  await button(visitor, "Iscriviti").click();
  await button(visitor, "Ritirati").waitFor();
}

const isBack = `location.pathname.startsWith("/e/")`;
const isAsked = `[...document.querySelectorAll(".bestia-actions .button")].some(
  (one) => one.textContent === "Passo" && one.getAttribute("aria-disabled") === "false")`;

/** Passes whenever he is asked, until the tournament has brought him back to its own page; says where he has been. */
async function passAlong(visitor: Visitor): Promise<string[]> {
  const tables = [new URL(visitor.page.url()).pathname];
  for (;;) {
    await visitor.until(`${isBack} || ${isAsked}`, WHOLE_TOURNAMENT);
    const here = new URL(visitor.page.url()).pathname;
    if (here.startsWith("/e/")) return tables;
    if (!tables.includes(here)) tables.push(here);
    await visitor.page.evaluate(`(${isAsked}) && [...document.querySelectorAll(".bestia-actions .button")]
      .find((one) => one.textContent === "Passo").click()`);
    await visitor.until(`${isBack} || !(${isAsked})`);
  }
}

function tournamentsHeard({ heard }: Visitor): PublicTournament[] {
  return heard.flatMap((message) => (message.type === "tournament" ? [message.tournament] : []));
}

describe("A tournament of Bestia", () => {
  it(
    "[BES-34] brings everybody to a table, goes on until one is left, and shows how it came out",
    async () => {
      const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
      const link = await openTournament(ada);
      await enter(ada);
      expect(await axeFindings(ada.page)).toEqual([]);
      await bea.page.goto(link);
      await enter(bea);
      for (let bots = 0; bots < 4; bots++) {
        await button(ada, "Un bot in più").click();
        await ada.page
          .getByRole("status", { name: /Bot/ })
          .getByText(String(bots + 1))
          .waitFor();
      }
      await ada.picture("bestia-tournament-open");
      await button(ada, "Comincia adesso").click();
      await button(ada, /^Davvero/).click();

      await Promise.all([ada, bea].map(({ page }) => page.waitForURL(/\/t\//)));
      await ada.page.getByText(/Il tuo posto è al tavolo \d/).waitFor();
      await ada.page.getByText(/Sei \d° su 6/).click();
      await ada.page.getByRole("table", { name: "In gioco" }).getByRole("row").nth(6).waitFor();
      await ada.picture("bestia-tournament-standings");
      await ada.page.keyboard.press("Escape");

      const been = await Promise.all([ada, bea].map(passAlong));
      for (const tables of been) expect(tables.length).toBeGreaterThan(0);
      for (const visitor of [ada, bea]) {
        await visitor.page.getByRole("heading", { name: "Torneo del giovedì" }).waitFor();
        await visitor.page.getByText(/^Vince |Hai vinto/).waitFor();
        expect(await visitor.page.locator(".podium li").count()).toBe(3);
        expect(await visitor.page.getByRole("table", { name: "Classifica" }).getByRole("row").count()).toBe(
          7,
        );
        await visitor.page.getByText(/Sei arrivato \d°/).waitFor();
        expect(await axeFindings(visitor.page)).toEqual([]);
      }
      await ada.picture("bestia-tournament-over");

      const last = tournamentsHeard(ada).at(-1)!;
      expect(last.phase).toBe("over");
      expect(last.players.map(({ place }) => place)[0]).toBe(1);
      for (const { phase, serverSeed } of [ada, bea].flatMap(tournamentsHeard)) {
        expect(serverSeed === null).toBe(phase !== "over");
      }
    },
    WHOLE_TOURNAMENT,
  );

  it("can be left and called off before it starts", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea")];
    const link = await openTournament(ada);
    await bea.page.goto(link);
    await enter(bea);
    await ada.page.getByText("1 iscritto su 8").waitFor();
    await button(bea, "Ritirati").click();
    await ada.page.getByText("0 iscritti su 8").waitFor();
    await enter(bea);
    await button(ada, "Annulla il torneo").click();
    await button(ada, /^Davvero/).click();
    for (const { page } of [ada, bea]) await page.getByText(/è stato annullato/).waitFor();
    expect(await axeFindings(bea.page)).toEqual([]);
  });

  it("says so where there is none", async () => {
    const ada = await party.come("Ada");
    await ada.goto("/e/AAAAAAAAAAAAAAAAAAAAAA");
    await ada.page.getByRole("heading", { name: "Qui non c'è nessun torneo" }).waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
  });
});
