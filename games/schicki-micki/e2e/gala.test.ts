import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { overlaps } from "../../../e2e/browser/fits.ts";
import { beReady, Party, sitDown } from "../../../e2e/browser/party.ts";
import { type Card, FEATURES, look, type View } from "../rules/index.ts";
import { DECISIVE } from "../testing/decks.ts";
import { CARDS, Doorman, rightKey, wrongKey } from "./doorman.ts";

/** Cards that are alike in everything want the red pawn: then every call is wrong. */
const WRONG_FOR_TWINS = "1";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("At the door of the gala", () => {
  it("[SCH-25] somebody who plays in words wins a line, where cards are turned slowly enough", async () => {
    const { host, table, link } = await party.tableOf("schicki-micki", {
      turning: "clock",
      paceSeconds: 5,
      windowMs: 3000,
      restSeconds: 1,
      deck: DECISIVE,
    });
    const ada = await party.come("Ada");
    await ada.goto("/");
    await ada.page.getByRole("button", { name: "Impostazioni" }).click();
    await ada.page
      .getByRole("group", { name: "Il tavolo si vede" })
      .getByRole("button", { name: "In parole" })
      .click();
    await ada.page.keyboard.press("Escape");
    await sitDown(ada, link);
    await host.mustDo(table, { type: "sit", chair: 1 });
    await host.mustDo(table, { type: "ready", seed: "b" });
    await beReady(ada);
    const line = () => ((host.update?.view as View | undefined)?.line ?? []).map(({ card }) => card as Card);
    await host.until(() => look(line()).situation !== "none", 150_000);
    const { situation, matches } = look(line());
    const labels = { twoWorms: "Bussa", identical: "rossa", several: "blu", one: "", none: "" };
    const names = ["ombrello", "cappello", "sciarpa", "becco", "coda", "lombrico"];
    const wanted = situation === "one" ? names[FEATURES.indexOf(matches[0]!.feature)]! : labels[situation];
    const key = rightKey(line())!;
    const buttons = ada.page.locator(".text-moves button");
    const listed = await buttons.allInnerTexts();
    const button = buttons.filter({ hasText: new RegExp(wanted, "i") }).first();
    expect(await button.getAttribute("aria-keyshortcuts")).toBe(key);
    // Nobody reads a card and answers it in less than 120 ms: that would be an answer to the line before (SCH-21).
    await ada.page.evaluate("new Promise((read) => setTimeout(read, 500))");
    await ada.page.keyboard.press(key);
    await host.until(() => (host.update!.view as View).lastSettling !== null);
    expect(await buttons.allInnerTexts(), "every button stays where it was").toEqual(listed);
    expect((host.update!.view as View).lastSettling).toMatchObject({ winners: [0] });
    await ada.page
      .getByRole("log")
      .getByText(/Ada|Tu|prende/)
      .first()
      .waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
  }, 200_000);

  it("[SCH-10] [SCH-25] what is said of a key that means nothing yet does not cover the keys", async () => {
    const { host, table, link } = await party.tableOf("schicki-micki", { turning: "hand", dealerSeconds: 0 });
    const ada = await party.come("Ada");
    await sitDown(ada, link);
    await host.mustDo(table, { type: "sit", chair: 1 });
    await host.mustDo(table, { type: "ready", seed: "b" });
    await beReady(ada);
    const { page } = ada;
    await page.locator(".schicki-key").first().waitFor();
    for (const [width, height] of [
      [360, 740],
      [375, 553],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(".schicki-key").first().click();
      await page.locator(".why-not p").waitFor();
      expect(await overlaps(page, [".why-not p", ".schicki-key", ".schicki-line"]), `${width}`).toEqual([]);
    }
    await ada.picture("schicki-toast-desk-it");
  }, 60_000);

  it("[SCH-26] [SCH-28] a line that nobody won is not given away, and is explained when somebody takes it", async () => {
    const { link } = await party.tableOf("schicki-micki", {
      turning: "clock",
      paceSeconds: 4,
      restSeconds: 5,
      deck: DECISIVE,
    });
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
    await sitDown(ada, link);
    await sitDown(bea, link);
    for (const friend of [ada, bea]) await beReady(friend);
    const doorman = new Doorman(ada, 600, (line) =>
      line.length === 2 ? (wrongKey(line) ?? WRONG_FOR_TWINS) : undefined,
    );
    await doorman.stand();
    // Bea lets cards go by until everything that is seen before has been looked at, however long that takes.
    let hasLooked = false;
    const taker = new Doorman(bea, 600, (line) => (hasLooked ? rightKey(line) : undefined));
    await taker.stand();
    const panel = ada.page.locator(".schicki-settling");
    await panel.waitFor({ timeout: 60_000 });
    expect(doorman.settlings[0]).toMatchObject({ why: null, winners: [], out: [0] });
    expect(await panel.innerText()).toMatch(/la fila resta[\s\S]*sbagliato, fuori/);
    expect(await ada.page.locator('.schicki-card[data-unlit="true"]').count(), "nothing is lit").toBe(0);
    await ada.picture("schicki-line-stays-phone-it");
    await bea.picture("schicki-line-stays-desk-it");
    await panel.waitFor({ state: "hidden", timeout: 60_000 });
    await ada.page.getByText("Questa fila la guardi soltanto").waitFor();
    await ada.picture("schicki-out-phone-it");
    hasLooked = true;
    await panel.waitFor({ timeout: 60_000 });
    expect(doorman.settlings[1]?.why?.earlier).toMatchObject([{ seat: 0, outcome: "wrong" }]);
    expect(await panel.innerText()).toMatch(/(?:ugual[ei]:|identiche|lombrichi)[\s\S]*prima: sbagliato/);
    await ada.picture("schicki-line-explained-phone-it");
    await bea.picture("schicki-line-explained-desk-it");
    expect(await axeFindings(ada.page)).toEqual([]);
  }, 200_000);
});

describe("Around one real table", () => {
  it("[SCH-5] [SCH-22] [SCH-27] cards are on the screen only, phones are the buttons, and all look at the same screen", async () => {
    const tv = await party.come("TV", { size: "tv" });
    await tv.goto("/");
    await tv.page.getByRole("link", { name: "Usa questo schermo" }).click();
    await tv.page.getByRole("button", { name: /Schicki Micki/ }).click();
    await tv.page.waitForURL(/\/s\/./);
    const link = tv.page.url().replace("/s/", "/t/");
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { dark: true })];
    await sitDown(ada, link);
    await sitDown(bea, link);
    for (const friend of [ada, bea]) await beReady(friend);
    const looking = new Doorman(tv, 0, () => undefined);
    const dealing = [new Doorman(ada, 0, () => undefined), new Doorman(bea, 0, () => undefined)];
    for (const doorman of [looking, ...dealing]) await doorman.stand();
    const line = () => looking.line;
    // The player who has the deck turns cards until there is something to react to.
    for (let cards = 1; look(line()).situation === "none"; cards++) {
      await Promise.any(
        [ada, bea].map(({ page }) => page.locator('.schicki-turn[data-open="true"]').click()),
      );
      await tv.page
        .locator(".schicki-card")
        .nth(cards - 1)
        .waitFor({ timeout: 20_000 });
      await tv.until(`document.querySelectorAll(".schicki-card").length >= ${cards}`);
    }
    for (const { page } of [ada, bea]) {
      expect(await page.locator(".schicki-card").count(), "no cards on phones").toBe(0);
      await page
        .getByText(/schermo/)
        .first()
        .waitFor();
    }
    expect(await tv.page.locator(".schicki-console").count()).toBe(0);
    await tv.picture("schicki-screen-tv-it");
    await ada.picture("schicki-hand-phone-it");
    const lay = await tv.page.evaluate(CARDS);
    await ada.page.keyboard.press(rightKey(line())!);
    await tv.page.locator(".schicki-settling").waitFor();
    expect(await tv.page.evaluate(CARDS)).toEqual(lay);
    await ada.page.locator(".schicki-settling").waitFor();
    await tv.picture("schicki-screen-settled-tv-it");
    expect(looking.settlings[0]!.winners).toEqual([0]);
    // One card is enough where it has two worms.
    expect(looking.shown, "the screen has said when it showed each card").toBe(looking.settlings[0]!.cards);
    for (const { early } of [looking, ...dealing]) expect(early).toEqual([]);
    expect(await axeFindings(tv.page)).toEqual([]);
    expect(await axeFindings(ada.page)).toEqual([]);
  }, 120_000);
});
