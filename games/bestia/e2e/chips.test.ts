import type { PublicRoom } from "@tavolata/server/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { addBot, beReady, choose, openTable, Party, signOf } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { CHANCE, playOn } from "./card-player.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

function lastRoom({ heard }: Visitor): PublicRoom {
  return heard.flatMap((message) => (message.type === "room" ? [message.room] : [])).at(-1)!;
}

describe("A cash table of Bestia", () => {
  it("[BES-33] shows its own options in the lobby, and people sit down with chips while it is played", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea")];
    const link = await openTable(ada, "Bestia");
    await ada.page.getByText("Il tuo borsellino").waitFor();
    await ada.page.getByText(/ne metti sul tavolo 20,00/).waitFor();
    const rules = await ada.page.locator(".rules dt").allTextContents();
    expect(rules).toContain("Ingresso minimo");
    for (const other of ["Iscrizione", "Premi", "Più tavoli"]) expect(rules).not.toContain(other);
    await addBot(ada);
    await beReady(ada);
    await ada.page.locator(".bestia").waitFor();
    // The seed for the next game is left without being asked for.
    const { commitment } = lastRoom(ada);
    await ada.until(`document.querySelector(".bestia") !== null &&
      JSON.parse(localStorage.getItem("tavolata.seeds")).some((given) => given.commitment === "${commitment}")`);

    await bea.page.goto(link);
    await button(bea, "Siediti").first().click();
    await bea.page.getByRole("heading", { name: "Con quanto ti siedi?" }).waitFor();
    await bea.page.getByText("Da 10,00 a 40,00").waitFor();
    expect(await axeFindings(bea.page)).toEqual([]);
    await bea.page.getByLabel("Gettoni").first().fill("12,50");
    await bea.page.keyboard.press("Tab");
    await button(bea, "Siediti con 12,50").click();
    await bea.page.getByText("12,50").first().waitFor();

    await button(bea, "Menù").click();
    await bea.page.getByText("27,50").waitFor();
    expect(await button(bea, "Fai giocare un bot per me").count()).toBe(0);
    expect(await axeFindings(bea.page)).toEqual([]);
    await bea.page.getByRole("dialog").getByRole("button", { name: "Alzati" }).click();
    await bea.page.getByRole("dialog").getByRole("button", { name: "Alzati" }).click();
    await bea.page.getByText(/Stai guardando/).waitFor();

    await button(ada, "Menù").click();
    await ada.page.getByText("Gestisci il tavolo").click();
    await button(ada, "Chiudi il tavolo").click();
    await button(ada, /^Davvero/).click();
    await ada.page.getByText(/si chiude a piatto vuoto/).waitFor();
  });
});

/** A cash table of one person and bots; what an option is called, and the sum that is typed in for it. */
async function playAlone(host: Visitor, sums: Readonly<Record<string, string>>, bots = 1): Promise<void> {
  await openTable(host, "Bestia");
  await choose(host, { "Ritmo dei bot": "Svelti", "Secondi tra le smazzate": "1" });
  await button(host, /^Cambia$/).click();
  await host.page.getByRole("dialog").waitFor();
  for (const [option, sum] of Object.entries(sums)) {
    await host.page.getByLabel(option).fill(sum);
    await host.page.keyboard.press("Tab");
    await host.until(
      `[...document.querySelectorAll(".rules > div")].some((one) => one.textContent === ${JSON.stringify(option + sum)})`,
    );
  }
  await host.page.keyboard.press("Escape");
  await host.page.getByRole("dialog").waitFor({ state: "hidden" });
  for (let bot = 0; bot < bots; bot++) await addBot(host);
  await beReady(host);
  await host.page.locator(".hand-card").first().waitFor();
}

function ownTopUp(visitor: Visitor): number | "short" | undefined {
  const chair = lastRoom(visitor).chairs.find((one) => one !== null && "person" in one);
  return chair != null && "person" in chair ? chair.topUp : undefined;
}

/** Plays every hand, so that none is ended by the others, until it is so. */
async function playUntil(visitor: Visitor, isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await playOn(visitor, "meek");
    await visitor.until(`${CHANCE} !== "wait"`, 1000).catch(() => {});
  }
}

describe("Topping up", () => {
  it("[BES-33] can be asked for in a hand, taken back, and comes when the hand is over", async () => {
    const ada = await party.come("Ada");
    await playAlone(ada, {});
    const ask = async () => {
      await button(ada, "Menù").click();
      await ada.page.getByRole("dialog").getByRole("button", { name: "Ricarica" }).click();
      await ada.page.getByText(/Sei in una smazzata: arrivano appena finisce/).waitFor();
    };
    await ask();
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.picture("bestia-top-up-sheet");
    await button(ada, "Aggiungi 20,00 a fine smazzata").click();
    await ada.page.getByText("A fine smazzata ricarichi 20,00.").waitFor();
    await ada.picture("bestia-top-up-noted");
    expect(await axeFindings(ada.page)).toEqual([]);
    await button(ada, "Ci ripenso").click();
    await ada.page.getByText("A fine smazzata ricarichi").waitFor({ state: "detached" });
    await ask();
    await ada.page.getByLabel("Gettoni").first().fill("15,00");
    await ada.page.keyboard.press("Tab");
    await button(ada, "Aggiungi 15,00 a fine smazzata").click();
    await ada.page.getByText("A fine smazzata ricarichi 15,00.").waitFor();
    await playUntil(ada, () => ownTopUp(ada) === undefined);
    await ada.page.getByText("A fine smazzata ricarichi").waitFor({ state: "detached" });
    await button(ada, "Menù").click();
    await ada.page.getByRole("dialog").locator(".purse strong").getByText("5,00", { exact: true }).waitFor();
  });

  it("[BES-31] brings back a player who was sitting out for want of chips", async () => {
    const ada = await party.come("Ada");
    await playAlone(ada, { "Credito residuo minimo": "10,00", "Gettoni iniziali": "10,00" });
    const topUp = ada.page.locator(".bestia-actions").getByRole("button", { name: "Ricarica" });
    await playUntil(ada, () => topUp.isVisible());
    await ada.picture("bestia-out-of-chips");
    await topUp.click();
    await button(ada, /^Aggiungi [\d,]+/).click();
    await ada.page.locator(".hand-card").first().waitFor();
  });
});

describe("Sitting out", () => {
  it.each(["phone", "desk"] as const)("[BES-30] is offered with what it means (%s)", async (size) => {
    const ada = await party.come("Ada", { size });
    await playAlone(ada, {}, 3);
    await button(ada, "Il tavolo").click();
    const sheet = ada.page.getByRole("dialog", { name: "Il tavolo" });
    await sheet.getByRole("button", { name: "Sit-out dalla prossima" }).waitFor();
    await sheet.getByText("In sit-out paghi l'invito e passi sempre").waitFor();
    await ada.picture(`bestia-sit-out-${size}`);
  });

  it("[BES-30] [BES-31] ends at any time, even while the page still shows what the others did", async () => {
    const ada = await party.come("Ada", { calm: false });
    await playAlone(ada, {}, 3);
    const told = (type: string) =>
      ada.heard.some(
        (message) =>
          message.type === "update" &&
          message.events.some(({ events }) => events.some((event) => event.type === type)),
      );
    const [sitOut, back] = [button(ada, "Sit-out dalla prossima"), button(ada, "Sono tornato")];
    await button(ada, "Il tavolo").click();
    await sitOut.click();
    await button(ada, "Chiudi").click();
    await playUntil(ada, () => back.isVisible());
    await back.click();
    await expect.poll(() => told("back")).toBe(true);
  });
});

describe("An empty purse", () => {
  it("leaves something to do: a game that costs nothing, by one tap", async () => {
    const ada = await party.come("Ada");
    await playAlone(ada, { "Gettoni iniziali": "40,00" });

    await openTable(ada, "Bestia");
    await ada.page.getByText(/Qui servono 20,00 e il tuo borsellino non li ha: si riempie da solo/).waitFor();
    await expect.poll(() => button(ada, "Ci sono!").count()).toBe(0);
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.picture("bestia-purse-empty");
    await button(ada, "Gioca gratis").click();
    await button(ada, "Riempi con i bot").click();
    await ada.page.getByText("Maestro, facile").nth(0).waitFor();
    await beReady(ada);
    await ada.page.locator(".hand-card").first().waitFor();

    await ada.goto("/");
    await signOf(ada, "Bestia").getByRole("button", { name: "Gioca subito con i bot" }).click();
    await ada.page.getByText(/Il borsellino è vuoto e si riempie da solo/).waitFor();
    await ada.page.locator(".hand-card").first().waitFor();
    await ada.picture("bestia-free");
    expect(lastRoom(ada).options).toMatchObject({ table: "tournament", entry: 0 });
  });
});

describe("Filling up", () => {
  it("seats a bot on every free chair, and leaves those who sit where they are", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
    const link = await openTable(ada, "Bestia");
    await bea.page.goto(link);
    await button(bea, "Siediti qui").nth(4).click();
    await button(ada, "Riempi con i bot").click();
    await ada.until(`document.querySelectorAll(".chair[data-free=true]").length === 0`);
    const { chairs } = lastRoom(ada);
    expect(chairs).toHaveLength(10);
    expect(chairs.filter((one) => one !== null && "person" in one)).toHaveLength(2);
    await bea.picture("bestia-lobby-full-desk");
    await ada.picture("bestia-lobby-full");
    expect(await button(ada, "Riempi con i bot").count()).toBe(0);
  });
});
