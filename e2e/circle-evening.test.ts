import { GAMES } from "@tavolata/games/playable";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../server/testing/client.ts";
import { keepPlaying } from "../server/testing/test-server.ts";
import { axeFindings } from "./browser/axe.ts";
import { beReady, Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";
import { findFaketime, SettableClock } from "./faketime.ts";

const template = GAMES.find(({ manifest }) => manifest.template === true)?.manifest.name ?? "";
const OVER = `document.querySelector("dialog[open] .places") !== null`;
const MOVE = `document.querySelector(".text-moves button:not(:disabled)") !== null`;
const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
const POINTS = [10, 7, 5];

describe.skipIf(findFaketime() === undefined)("An evening of a circle", () => {
  let clock: SettableClock;
  let party: Party;
  beforeAll(async () => {
    clock = await SettableClock.make();
    party = await Party.begin({ ...clock.env, TEMPLATE_GAME: "1" });
  });
  afterAll(async () => {
    await party.goHome();
    await party.end();
    await clock.remove();
  });

  async function check({ page }: Visitor, what: string): Promise<void> {
    expect(await axeFindings(page), what).toEqual([]);
    expect(await page.evaluate(WIDER), `${what} is not wider than the window`).toBe(0);
  }

  it("is planned, signed up for, opens by itself, and its result stands in the season", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    await ada.goto("/circle");
    await page.locator("form input").first().fill("Il giovedì");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("button", { name: "Apri una stagione" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.locator("form button[type=submit]").click();
    await page.getByRole("button", { name: "Metti in calendario una serata" }).click();
    await sheet.getByRole("button", { name: /^un .* sì e uno no$|^una .* sì e una no$/ }).click();
    await check(ada, "form");
    await sheet.locator("form button[type=submit]").click();
    await page.locator(".evening").waitFor();
    expect(await page.locator(".evening").innerText()).toMatch(/un[ao]? .* sì e un[ao] no alle 21:00/);

    const circle = page.url().split("/").at(-1) ?? "";
    const [cookie] = await ada.context.cookies();
    const person = { id: "", nickname: "", avatar: "" };
    const self = await Client.connect(party.server.port, {
      cookie: `${cookie?.name}=${cookie?.value}`,
      person,
    });
    await self.must({ type: "follow-circle", circle });
    await self.until(() => self.circle?.inside != null);
    const [planned] = self.circle?.inside?.evenings ?? [];
    if (planned === undefined) throw new Error("no evening was planned");
    const { evening, day, plan, starts } = planned;
    // The shortest game there is, which no form offers.
    const program = [
      { type: "tables", game: template, options: { lives: 1 }, settings: {}, chips: "purse" } as const,
    ];
    await self.must({
      type: "program-act",
      circle,
      act: { type: "change-evening", evening, plan: { ...plan, program } },
    });
    const invitation = self.circle?.inside?.invitation?.secret ?? "";
    const join = async (nickname: string) => {
      const client = await Client.connect(party.server.port);
      await client.must({ type: "introduce", nickname });
      await client.must({ type: "follow-circle", circle, invitation });
      await client.must({ type: "circle-act", circle, act: { type: "join", invitation } });
      return client;
    };
    const [bea, cea] = [await join("Bea"), await join("Cea")];
    const answer = { type: "answer-evening", evening, day, coming: "yes" } as const;
    await bea.must({ type: "program-act", circle, act: answer });
    await self.close();

    await page.getByRole("button", { name: "Vengo", exact: true }).click();
    await page.locator(".evening-who").getByText("Bea").waitFor();
    await page.locator(".evening-who").getByText("tu", { exact: true }).waitFor();
    await check(ada, "circle");
    await ada.picture("evening");

    await clock.set(Math.ceil((starts - Date.now()) / 1000));
    await page.waitForURL(/\/t\//, { timeout: 30_000 });
    await bea.until(() => bea.circle?.inside?.evenings.some(({ opened }) => opened !== null) === true);
    const opened = bea.circle?.inside?.evenings.find(({ opened }) => opened !== null)?.opened;
    const table = opened?.tables[0]?.table ?? "";
    expect(page.url()).toContain(table);
    for (const friend of [bea, cea]) {
      await friend.must({ type: "watch", table });
      await friend.mustDo(table, { type: "ready", seed: friend.id });
    }
    await beReady(ada);
    for (const friend of [bea, cea]) await friend.until(() => friend.update !== undefined);
    await Promise.all([keepPlaying(bea, table), keepPlaying(cea, table), playOn(ada)]);

    const places = bea.room?.ended[0]?.result?.places ?? [];
    const ofBea = bea.room?.playing?.chairs.findIndex((chair) => {
      const sitting = bea.room?.chairs[chair];
      return sitting != null && "person" in sitting && sitting.person === bea.id;
    });
    await ada.goto(`/circle/${circle}`);
    await page.locator(".seasons a").click();
    await page.locator(".season-standings tbody tr").nth(2).waitFor();
    const rows = await page.locator(".season-standings tbody tr").allInnerTexts();
    const place = places[ofBea ?? -1] ?? 0;
    expect(rows.find((row) => row.includes("Bea"))?.match(/\d+$/)?.[0]).toBe(String(POINTS[place - 1]));
    await check(ada, "season");
    for (const friend of [bea, cea]) await friend.close();
  });

  async function playOn(visitor: Visitor): Promise<void> {
    for (;;) {
      await visitor.until(`${OVER} || ${MOVE}`, 20_000);
      if (await visitor.page.evaluate(OVER)) return;
      const moves = visitor.page.locator(".text-moves button:not(:disabled)");
      await moves
        .last()
        .click({ timeout: 2000 })
        // Time may be up, or somebody else was quicker.
        .catch(() => undefined);
    }
  }
});
