import type { Update } from "@tavolata/server/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { addBot, beReady, choose, openTable, Party, sitDown } from "../../../e2e/browser/party.ts";
import { secretsIn } from "../../../e2e/browser/secrets.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { CHANCE, playOn } from "./card-player.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** A cash table in its lobby: the host with bots, friends on their chairs. */
async function gather(host: Visitor, friends: readonly Visitor[], bots: number, choices: object = {}) {
  const link = await openTable(host, "Bestia");
  await choose(host, { "Secondi tra le smazzate": "1", "Ritmo dei bot": "Svelti", ...choices });
  for (let i = 0; i < bots; i++) await addBot(host);
  for (const friend of friends) await sitDown(friend, link);
  for (const visitor of [host, ...friends]) await beReady(visitor);
  for (const { page } of [host, ...friends]) await page.locator(".hand-card").first().waitFor();
  return link;
}

interface HandOver {
  readonly type: "handOver";
  readonly bestie: readonly number[];
  readonly how: string;
  readonly nextPot: number;
  readonly tricks: readonly unknown[];
}

/** How the hands came out that this visitor was told of. */
function handsOf({ heard }: Visitor): HandOver[] {
  return heard
    .filter((message): message is Update => message.type === "update")
    .flatMap(({ events }) => events.flatMap((entry) => entry.events))
    .filter((event): event is HandOver => event.type === "handOver");
}

/** Everybody plays until it is so. */
async function playUntil(
  players: readonly Visitor[],
  isSo: () => boolean | Promise<boolean>,
  temper: "bold" | "meek" = "meek",
): Promise<void> {
  while (!(await isSo())) {
    for (const player of players) await playOn(player, temper);
    // Until one of them is to move, or for a second: a hand may have come to its end without them.
    await Promise.race(players.map((player) => player.until(`${CHANCE} !== "wait"`, 1000).catch(() => {})));
  }
}

const seatOf = ({ page }: Visitor, name: string) => page.locator(".seat").filter({ hasText: name });

describe("A cash table of six", () => {
  it("[BES-11] [BES-30] [BES-33] people and bots, several hands, a bestia, somebody sitting out, a newcomer who waits", async () => {
    const [ada, bea, ciro] = [
      await party.come("Ada"),
      await party.come("Bea", { size: "desk" }),
      await party.come("Ciro", { dark: true }),
    ];
    const people = [ada, bea, ciro];
    const link = await gather(ada, [bea, ciro], 3);
    await playUntil(people, () => handsOf(ada).some(({ bestie }) => bestie.length > 0), "bold");
    await ada.picture("bestia-cash-phone");
    await bea.picture("bestia-cash-desk");

    // A newcomer sits down while the pot is running, and waits for it to be clear.
    const dino = await party.come("Dino");
    await playUntil(people, () => (handsOf(ada).at(-1)?.nextPot ?? 0) > 0, "bold");
    await dino.page.goto(link);
    await dino.page.locator(".bestia-chair").first().click();
    await dino.page.getByRole("button", { name: /^Siediti con/ }).click();
    await dino.page.locator(".you-tag").waitFor();
    await dino.page.locator(".frame-prompt").filter({ hasText: "l'invito adesso è 0,10" }).waitFor();
    expect(await axeFindings(dino.page)).toEqual([]);
    await dino.picture("bestia-cash-newcomer");
    await playUntil(people, async () => (await dino.page.locator(".hand-card").count()) > 0);
    const all = [...people, dino];

    // One sits out for a hand, and comes back.
    const name = await ciro.page.locator(".seat:has(.you-tag) .seat-name").innerText();
    await ciro.page.locator(".bestia-more").click();
    const sheet = ciro.page.getByRole("dialog");
    await sheet.getByRole("button", { name: /sit-out/i }).click();
    await sheet.getByText("finché non tocchi «Sono tornato»").waitFor();
    await ciro.page.keyboard.press("Escape");
    const back = ciro.page.locator(".bestia-actions").getByRole("button", { name: "Sono tornato" });
    await playUntil(all, () => back.isVisible());
    await seatOf(ada, name).filter({ hasText: "sit-out" }).waitFor();
    await ciro.picture("bestia-cash-sit-out");
    await back.click();
    await seatOf(ada, name).filter({ hasNotText: "sit-out" }).waitFor();
    const before = handsOf(ada).length;
    await playUntil(all, () => handsOf(ada).length >= before + 2);
    for (const { name: who, heard } of all) expect(secretsIn(heard), who).toEqual([]);
  }, 240_000);
});

describe("A cash table with rising levels", () => {
  it("[BES-1] [BES-4] [BES-33] publishes its schedule, speaks of the cards as they look, and says where the chips went when it is closed", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    await ada.goto("/");
    await page.evaluate(`localStorage.setItem("tavolata.deck", "french")`);
    await gather(ada, [], 2, { "Minuti per livello": "10" });
    await page.locator(".bestia-strip").filter({ hasText: "→ 0,20 fra 10 min" }).waitFor();
    expect(await page.locator(".bestia-stock .bestia-tag b").innerText()).toMatch(
      /quadri|cuori|fiori|picche/,
    );

    await page.locator(".bestia-more").click();
    await page.locator(".bestia-levels tbody tr").first().waitFor();
    const levels = await page.locator(".bestia-levels tbody tr").allInnerTexts();
    expect(levels.slice(0, 3).map((row) => row.split(/\s*\t\s*/))).toEqual([
      ["1", "0,10", "adesso"],
      ["2", "0,20", "fra 10 min"],
      ["3", "0,30", "fra 20 min"],
    ]);
    expect(levels).toHaveLength(14);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Menù" }).click();
    await page.getByText("Gestisci il tavolo").click();
    await page.getByRole("button", { name: "Chiudi il tavolo" }).click();
    await page.getByRole("button", { name: /^Davvero\? Si chiude/ }).click();
    await page.keyboard.press("Escape");
    const places = page.locator("dialog[open] .places");
    await playUntil([ada], () => places.isVisible());
    await page.getByText("i gettoni di ognuno sono tornati nel suo borsellino").waitFor();
    expect(await page.getByText("Aspettiamo gli altri").count()).toBe(0);
    await ada.picture("bestia-cash-closed");
  }, 120_000);
});

describe("A four-card hand", () => {
  it("[BES-28] is dealt, exchanged and played with four cards and four tricks", async () => {
    const ada = await party.come("Ada");
    const bea = await party.come("Bea", { size: "desk" });
    await gather(ada, [bea], 1, { Carte: "4" });
    expect(await ada.page.locator(".hand-card").count()).toBe(4);
    await ada.picture("bestia-four-cards");
    await playUntil(
      [ada, bea],
      () => handsOf(ada).some(({ how, tricks }) => how === "played" && tricks.length === 4),
      "bold",
    );
    for (const { heard } of [ada, bea]) expect(secretsIn(heard)).toEqual([]);
  }, 120_000);
});
