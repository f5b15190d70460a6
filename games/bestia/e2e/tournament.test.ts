import type { PublicTournament } from "@tavolata/server/protocol";
import { withChanges } from "@tavolata/server/protocol/changes";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { Party } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { CHANCE, playOn } from "./card-player.ts";

const WHOLE_TOURNAMENT = 240_000;

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

interface Plan {
  readonly most: string;
  /** The chips to begin with, the ante and the entry, as they are typed in. */
  readonly sums: Readonly<Record<"Gettoni iniziali" | "Invito" | "Iscrizione", string>>;
  readonly start: string;
}

/** The ante is more than anybody has, so that somebody is out with almost every hand. */
const SHORT: Plan = {
  most: "8",
  sums: { "Gettoni iniziali": "1,00", Invito: "5,00", Iscrizione: "0,00" },
  start: "quando lo dico io",
};

async function openTournament(host: Visitor, plan: Partial<Plan> = {}): Promise<string> {
  const { page } = host;
  const { most, sums, start } = { ...SHORT, ...plan };
  await host.goto("/e");
  const choose = (group: string, value: string) =>
    page.getByRole("group", { name: group }).getByRole("button", { name: value, exact: true }).click();
  await page.getByLabel("Come si chiama").fill("Torneo del giovedì");
  await choose("Giocatori al massimo", most);
  await choose("Giocatori per tavolo", "4");
  for (const [label, sum] of Object.entries(sums)) await page.getByLabel(label).fill(sum);
  await choose("Si parte", start);
  await page.getByText("Altre regole").click();
  await choose("Secondi tra le smazzate", "1");
  await choose("Ritmo dei bot", "svelti");
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

/** Passes whenever asked, until the tournament leads back to its own page; returns the tables on the way. */
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

const MOVED = `/Ti spostiamo al tavolo \\d/.test(document.body.textContent)`;

function tournamentsHeard({ heard }: Visitor): PublicTournament[] {
  const told: PublicTournament[] = [];
  for (const message of heard) {
    if (message.type !== "tournament") continue;
    told.push(message.tournament ?? withChanges(told.at(-1)!, message.changes ?? []));
  }
  return told;
}

describe("A tournament of Bestia", () => {
  it(
    "[BES-34] brings everybody to a table, goes on until one is left, and shows how it came out",
    async () => {
      const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
      const link = await openTournament(ada);
      await enter(ada);
      expect(await axeFindings(ada.page)).toEqual([]);
      // Said aloud, and typed in.
      const code = await ada.page.locator(".invite-code strong").innerText();
      await bea.goto("/");
      await bea.page.getByLabel("Hai un codice?").fill(code.toLowerCase());
      await bea.page.getByRole("button", { name: "Entra" }).click();
      await bea.page.waitForURL(link);
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
      // Nobody is ahead before the first hand is over: no place is told.
      expect(await ada.page.locator(".tournament-title b").innerText()).toBe("6 in gioco");
      await ada.page.locator(".tournament-title").click();
      await ada.page.getByRole("table", { name: "In gioco" }).getByRole("row").nth(6).waitFor();
      await ada.picture("bestia-tournament-standings");
      await ada.page.keyboard.press("Escape");

      const been = await Promise.all([ada, bea].map(passAlong));
      for (const tables of been) expect(tables.length).toBeGreaterThan(0);
      for (const visitor of [ada, bea]) {
        await visitor.page.getByRole("heading", { name: "Torneo del giovedì" }).waitFor();
        await visitor.page.getByText(/^Vince |Hai vinto/).waitFor();
        // All who share the third place stand on the podium too.
        const best = tournamentsHeard(visitor)
          .at(-1)!
          .players.filter(({ place }) => place! <= 3);
        await visitor.page.locator(".podium li").first().waitFor();
        expect(await visitor.page.locator(".podium li").count()).toBe(best.length);
        expect(await visitor.page.getByRole("table", { name: "Classifica" }).getByRole("row").count()).toBe(
          7,
        );
        await visitor.page.getByText(/Hai chiuso al \d° posto/).waitFor();
        await visitor.page.getByText("La smazzata che ha deciso").waitFor();
        const isFirst = (await visitor.page.getByText("Hai vinto il torneo!").count()) > 0;
        expect(await visitor.page.locator(".celebration").count()).toBe(isFirst ? 1 : 0);
        expect(await axeFindings(visitor.page)).toEqual([]);
      }
      await ada.picture("bestia-tournament-over");
      await ada.page.getByRole("button", { name: "Fanne un'immagine" }).click();
      await ada.page.getByRole("button", { name: "Salva l'immagine" }).waitFor();
      await ada.picture("bestia-tournament-picture");

      // Every table can be seen again.
      await bea.page.locator(".tournament-tables a").first().click();
      await bea.page.waitForURL(/\/r\//);
      await bea.page.locator(".replay-controls").waitFor();

      const last = tournamentsHeard(ada).at(-1)!;
      expect(last.phase).toBe("over");
      expect(last.players.filter(({ place }) => place === 1)).toHaveLength(1);
      for (const { phase, serverSeed } of [ada, bea].flatMap(tournamentsHeard)) {
        expect(serverSeed === null).toBe(phase !== "over");
      }
    },
    WHOLE_TOURNAMENT,
  );

  it("[BES-34] tells its price and its levels, calls bots by one name, pauses, and lets latecomers in", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
    const sums = { "Gettoni iniziali": "20,00", Invito: "0,10", Iscrizione: "5,00" };
    const link = await openTournament(ada, { sums });
    await ada.page.getByText("tutte le iscrizioni", { exact: true }).waitFor();
    await ada.page.getByText("L'invito sale ogni 5 minuti.").waitFor();
    for (let bots = 0; bots < 3; bots++) {
      await button(ada, "Un bot in più").click();
      await ada.page
        .getByRole("status", { name: /Bot/ })
        .getByText(String(bots + 1))
        .waitFor();
    }
    await button(ada, "Comincia adesso").click();
    await button(ada, /^Davvero/).click();
    await ada.page.getByText(/Livello 1: invito 0,10/).waitFor();
    await ada.page.getByText(/Il prossimo, 0,20, alle/).waitFor();
    await ada.page.getByText("Tutti i livelli").click();
    await ada.page.getByRole("cell", { name: "0,60", exact: true }).waitFor();
    await ada.picture("bestia-tournament-levels");
    expect(await axeFindings(ada.page)).toEqual([]);

    // The house's bots are called at the table what they are called in the standings.
    const names = await ada.page.locator(".ranking-who").allInnerTexts();
    await ada.page.locator(".tournament-tables a").first().click();
    await ada.page.locator(".bestia .seat-name").nth(2).waitFor();
    expect((await ada.page.locator(".bestia .seat-name").allInnerTexts()).sort()).toEqual(names.sort());
    await ada.page.goto(link);

    await button(ada, "Metti in pausa").click();
    await ada.page.getByText("Torneo in pausa.").waitFor();
    await ada.page.getByText("In pausa: anche i livelli aspettano.").waitFor();
    await ada.picture("bestia-tournament-paused");
    await bea.page.goto(link);
    await bea.page.getByText(/Si entra ancora per \d+ minuti\. Ti siedi con tutti i gettoni/).waitFor();
    await button(bea, "Entra per 5,00").click();
    await bea.page.getByText(/Ti siedi appena un tavolo con un posto finisce una smazzata/).waitFor();
    await bea.picture("bestia-tournament-late");
    expect(await axeFindings(bea.page)).toEqual([]);
    await button(ada, "Riprendi").click();
    await ada.page.getByText("Torneo in pausa.").waitFor({ state: "detached" });
    await bea.page.waitForURL(/\/t\//, { timeout: 90_000 });
    await bea.page.locator(".you-tag").waitFor();

    // All four seats of the one table are taken: whoever comes now gets another table.
    const ciro = await party.come("Ciro");
    await ciro.page.goto(link);
    await button(ciro, "Entra per 5,00").click();
    await ciro.page.waitForURL(/\/t\//, { timeout: 90_000 });
  }, 120_000);

  it("[BES-34] moves players to another table when theirs is no longer needed, and tells them so", async () => {
    const people = await Promise.all(["Ada", "Bea", "Ciro", "Dora", "Elsa"].map((name) => party.come(name)));
    const [ada] = people as [Visitor];
    const link = await openTournament(ada);
    for (const visitor of people) {
      if (visitor !== ada) await visitor.page.goto(link);
      await enter(visitor);
    }
    await button(ada, "Comincia adesso").click();
    await button(ada, /^Davvero/).click();
    // Five browsers at once take their time.
    await Promise.all(people.map(({ page }) => page.waitForURL(/\/t\//, { timeout: 60_000 })));
    // Five at two tables of four: when the first is out, four are left, and one table is enough.
    const isOut = () =>
      tournamentsHeard(ada)
        .at(-1)!
        .players.some(({ place }) => place !== null);
    let moved: Visitor | undefined;
    const playOnUntilMoved = async (visitor: Visitor) => {
      while (moved === undefined) {
        await playOn(visitor, "bold").catch(() => {});
        if (await visitor.page.evaluate(MOVED).catch(() => false)) moved = visitor;
        else await visitor.until(`${CHANCE} !== "wait" || ${MOVED}`, 1000).catch(() => {});
      }
    };
    await Promise.all(people.map(playOnUntilMoved));
    expect(isOut()).toBe(true);
    await moved!.page.locator(".you-tag").first().waitFor();
    await moved!.picture("bestia-tournament-moved");
  }, 180_000);

  it("starts by itself when it is full", async () => {
    const people = await Promise.all(["Ada", "Bea", "Ciro", "Dora"].map((name) => party.come(name)));
    const [ada, ...others] = people as [Visitor, ...Visitor[]];
    const link = await openTournament(ada, { most: "4", start: "quando è al completo" });
    await ada.page.getByText("Comincia appena è al completo.").waitFor();
    for (const visitor of others) {
      await visitor.page.goto(link);
      await enter(visitor);
    }
    await button(ada, "Iscriviti").click();
    await Promise.all(people.map(({ page }) => page.waitForURL(/\/t\//)));
  });

  it("can be left and called off before it starts", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea")];
    const link = await openTournament(ada);
    await bea.page.goto(link);
    await enter(bea);
    await ada.page.getByText("una iscrizione su 8").waitFor();
    await button(bea, "Ritirati").click();
    await ada.page.getByText("0 iscrizioni su 8").waitFor();
    await enter(bea);
    await button(ada, "Annulla il torneo").click();
    await button(ada, /^Davvero/).click();
    for (const { page } of [ada, bea]) await page.getByText(/è stato annullato/).waitFor();
    expect(await axeFindings(bea.page)).toEqual([]);
  });

  it("says so where there is no tournament", async () => {
    const ada = await party.come("Ada");
    await ada.goto("/e/AAAAAAAAAAAAAAAAAAAAAA");
    await ada.page.getByRole("heading", { name: "Qui non c'è nessun torneo" }).waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
  });
});
