import { describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { sitDown } from "../../../e2e/browser/party.ts";
import { it as texts } from "../texts/index.ts";
import { later } from "../texts/it/later.ts";
import { farmParty } from "./farm-party.ts";
import { Farmhand } from "./farmhand.ts";
import { expectTidy, FACES_AT, plays } from "./farmyard.ts";

const { come, connect, tableWith, othersAt, begin } = farmParty();
const { screen } = texts;

describe("Nine at a table", () => {
  it("are told apart on a phone, also by people who read large text", async () => {
    const { host, table, link } = await tableWith({});
    const visitor = await come("Ada");
    const { page } = visitor;
    await sitDown(visitor, link);
    const others = await othersAt(table, host, [1, 2, 3, 4, 5, 6, 7, 8]);
    await begin(table, visitor, others);
    await page.getByRole("button", { name: later.gotIt }).click();
    const box = (selector: string) =>
      page.evaluate<Record<"left" | "right" | "top" | "bottom", number>>(
        `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`,
      );
    if (new Farmhand(visitor, 0).view.holder !== 0) {
      const [card, face] = [await box(".bec-fourth"), await box(".bec-face:has(.bec-fourth) .bec-bust")];
      expect(card.left, "the fourth card is beside the face").toBeGreaterThanOrEqual(face.right - 3);
    }
    const slots = `[...document.querySelectorAll(".bec-guilds li")].map((one) =>
      [...one.querySelectorAll(".bec-egg")].filter((egg) => egg.getBoundingClientRect().width > 4).length)`;
    expect(await page.evaluate(slots), "every guild's places for eggs are there").toEqual(Array(4).fill(6));
    await visitor.picture("beccato-nine-phone-it");
    await expectTidy(visitor);
    for (const [width, height, percent, least] of [
      [360, 740, 200, 90],
      [320, 568, 200, 20],
      [375, 553, 100, 80],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(`document.documentElement.style.fontSize = "${percent}%"`);
      const [frame, near] = [await box(".bec-frame"), await box(".frame-near")];
      await visitor.picture(`beccato-nine-${width}-${percent}-it`);
      expect(Math.min(frame.bottom, near.top) - frame.top, `${width} ${percent}`).toBeGreaterThan(least);
      const cut = `[...document.querySelectorAll(".bec-shout b")].filter((one) => one.scrollWidth > one.parentElement.clientWidth).length`;
      expect(await page.evaluate(cut), "shouts can be read").toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    }
  }, 60_000);

  it("see each other's faces and gestures on a phone on its side, too, and faces stay where they are", async () => {
    const { host, table, link } = await tableWith({});
    const visitor = await come("Ada");
    await visitor.page.setViewportSize({ width: 740, height: 360 });
    await sitDown(visitor, link);
    const others = await othersAt(table, host, [1, 2, 3, 4, 5, 6, 7, 8]);
    await begin(table, visitor, others);
    await visitor.page.getByRole("button", { name: later.gotIt }).click();
    const height = (selector: string) =>
      visitor.page.evaluate<number>(
        `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().height`,
      );
    expect(await height(".bec-frame > .bec-figure")).toBeGreaterThan(130);
    expect(await height(".coach"), "and somebody explains it").toBeGreaterThan(40);
    await visitor.picture("beccato-nine-side-it");
    await expectTidy(visitor);
    const facesAt = await visitor.page.evaluate(FACES_AT);
    await plays(others[0]!, table, { type: "chicchirichi" });
    await visitor.page.locator(".bec-stamp").waitFor();
    await visitor.picture("beccato-nine-side-reveal-it");
    expect(await visitor.page.evaluate(FACES_AT)).toBe(facesAt);
    await expectTidy(visitor);
  }, 60_000);
});

describe("Around one real table", () => {
  it("[BEC-34] phones hold the cards and shout, the screen shows what is open, and neither knows a gesture", async () => {
    const tv = await come("TV", { size: "tv" });
    await tv.goto("/");
    await tv.page.getByRole("link", { name: "Usa questo schermo" }).click();
    await tv.page.getByRole("button", { name: /Beccato!/ }).click();
    await tv.page.waitForURL(/\/s\/./);
    const link = tv.page.url().replace("/s/", "/t/");
    const table = new URL(link).pathname.split("/")[2]!;
    const visitor = await come("Ada");
    await sitDown(visitor, link);
    await visitor.page.getByText(texts.refusals["people-only"]).waitFor();
    expect(await visitor.page.getByRole("button", { name: /bot/i }).count(), "no bots are offered").toBe(0);
    const others = await othersAt(table, await connect(), [1, 2, 3]);
    await begin(table, visitor, others);
    await tv.page.locator(".beccato").waitFor();
    const [ada, looking] = [new Farmhand(visitor, 0), new Farmhand(tv, -1)];
    for (const { page } of [visitor, tv])
      expect(await page.locator(".bec-groups [aria-expanded]").count()).toBe(0);
    expect(await tv.page.locator(".bec-hand, .bec-shouts").count()).toBe(0);
    expect(await tv.page.locator(".bec-focus").count(), "nobody in the room is drawn large").toBe(0);
    const eggHeight = `document.querySelector(".bec-guilds .bec-egg").getBoundingClientRect().height`;
    expect(await tv.page.evaluate(eggHeight)).toBeGreaterThan(70);
    await tv.picture("beccato-screen-tv-it");
    await visitor.picture("beccato-hand-phone-it");
    await expectTidy(visitor);
    await ada.accuses(1);
    await Promise.all([visitor, tv].map(({ page }) => page.locator(".bec-stamp").waitFor()));
    await tv.picture("beccato-screen-reveal-tv-it");
    expect(await axeFindings(tv.page)).toEqual([]);
    expect(looking.view.players.map(({ shown }) => shown)).toEqual([false, true, false, false]);
    await ada.says(screen.next);
    for (const other of others) await plays(other, table, { type: "ready" });
    await tv.page.locator(".bec-last").getByText("Beccato").waitFor();
    await tv.picture("beccato-screen-next-tv-it");
    for (const { secrets } of [ada, looking]) expect(secrets).toEqual([]);
  }, 60_000);
});
