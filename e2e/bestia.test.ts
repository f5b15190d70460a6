import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { beReady, openTable, Party, sitDown } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** What somebody at the table of Bestia sees that he can do. */
type Chance = "declare" | "blind" | "play" | "wait";
const LOOK = `(() => {
  if (!document.title.startsWith("●")) return "wait";
  const labels = [...document.querySelectorAll(".bestia-actions .button")]
    .filter((one) => one.ariaDisabled !== "true").map((one) => one.textContent);
  if (labels.includes("Servito")) return "declare";
  if (labels.includes("Al buio")) return "blind";
  return document.querySelector(".bestia-ghost") === null ? "wait" : "play";
})()`;

const OPACITY = `Number(getComputedStyle(document.querySelector(".bestia-ghost .card")).opacity)`;

const GESTURES = ["double tap", "tap and ghost", "drag", "keys"] as const;

/** Somebody who plays every hand, and a card by another gesture each time. */
class CardPlayer {
  readonly used = new Set<string>();
  exchanged = false;
  readonly reasons: string[] = [];

  constructor(
    readonly visitor: Visitor,
    private next: number,
  ) {}

  private get page(): Page {
    return this.visitor.page;
  }

  private button(name: string) {
    return this.page.locator(".bestia-actions .button").filter({ hasText: name });
  }

  /** Does whatever there is to be done now, if anything. */
  async act(): Promise<void> {
    const chance = await this.page.evaluate<Chance>(LOOK);
    if (chance === "declare") await this.declare();
    if (chance === "blind") await this.button("Passo").click();
    if (chance === "play") await this.playCard();
  }

  private async declare(): Promise<void> {
    if (this.exchanged) return this.button("Servito").click();
    const buttons = await this.page.locator(".bestia-actions .button:not(.bestia-more)").allInnerTexts();
    expect(buttons).toEqual(["Passo", "Servito", "Cambio"]);
    const cards = this.page.locator(".hand-card");
    await cards.nth(0).click();
    await cards.nth(2).click();
    await this.button("Cambio 2").waitFor();
    await cards.nth(0).click();
    await this.button("Cambio 1").waitFor();
    expect(await cards.nth(0).getAttribute("aria-pressed")).toBe("false");
    await this.button("Cambio 1").click();
    await this.visitor.until(`${LOOK} !== "declare"`);
    this.exchanged = true;
  }

  private async playCard(): Promise<void> {
    const { page } = this;
    const forbidden = page.locator('.hand-card[data-open="false"]');
    if ((await forbidden.count()) > 0) {
      // Playwright takes what is closed for what cannot be pressed; people press it all the same.
      await forbidden.first().click({ force: true });
      this.reasons.push(await page.locator(".why-not-clause").innerText());
    }
    const card = page.locator('.hand-card[data-open="true"]').first();
    const name = (await card.getAttribute("aria-label"))!;
    const gesture = GESTURES[this.next++ % GESTURES.length]!;
    const ghost = page.locator(".bestia-ghost");
    if (gesture === "double tap") await card.dblclick();
    if (gesture === "tap and ghost") {
      await card.click();
      await page.locator('.bestia-ghost[data-full="true"]').waitFor();
      expect(await page.evaluate(OPACITY)).toBeLessThan(1);
      await ghost.click();
    }
    if (gesture === "drag") {
      const [from, to] = [(await card.boundingBox())!, (await ghost.boundingBox())!];
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
    }
    if (gesture === "keys") {
      await card.focus();
      await page.keyboard.press("Enter");
      await page.locator('.hand-card[aria-pressed="true"]').waitFor();
      await page.keyboard.press("Enter");
    }
    await this.visitor.until(
      `![...document.querySelectorAll(".hand-card")].some((one) => one.ariaLabel === ${JSON.stringify(name)})`,
    );
    this.used.add(gesture);
  }
}

/** How much of the turned-up card the stock hides. */
const COVERED = `(() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [trump, stock] = [box(".bestia-trump .card"), box(".bestia-deck > .card")];
  const width = Math.min(trump.right, stock.right) - Math.max(trump.left, stock.left);
  const height = Math.min(trump.bottom, stock.bottom) - Math.max(trump.top, stock.top);
  return (Math.max(0, width) * Math.max(0, height)) / (trump.width * trump.height);
})()`;

const OVERFLOW = `[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]`;

describe("At a table of Bestia", () => {
  it("[BES-35] [BES-36] [BES-37] a phone and a desk declare with three buttons, play with every gesture, and hear why not", async () => {
    const ada = await party.come("Ada");
    const bea = await party.come("Bea", { size: "desk", dark: true });
    const link = await openTable(ada, "Bestia");
    await sitDown(bea, link);
    for (const friend of [ada, bea]) await beReady(friend);
    const players = [new CardPlayer(ada, 0), new CardPlayer(bea, 2)];
    for (const { page } of [ada, bea]) await page.locator(".hand-card").first().waitFor();

    const isDone = () => players.every(({ used, exchanged }) => exchanged && used.size === GESTURES.length);
    const isExplained = () => players.some(({ reasons }) => reasons.length > 0);
    while (!isDone() || !isExplained()) {
      for (const player of players) await player.act();
      await Promise.race([ada, bea].map((friend) => friend.until(`${LOOK} !== "wait"`)));
    }
    for (const { reasons } of players) for (const reason of reasons) expect(reason).toMatch(/^BES-2[12]$/);
  });

  it.each([
    { size: "phone", language: "it" },
    { size: "desk", language: "en", dark: true },
    { size: "tv", language: "it" },
  ] as const)(
    "[BES-38] the stock covers part of the trump, nothing is cut off and axe is content: %o",
    async (looks) => {
      const ada = await party.come("Ada", looks);
      const bea = await party.come("Bea");
      const link = await openTable(ada, "Bestia");
      await sitDown(bea, link);
      for (const friend of [ada, bea]) await beReady(friend);
      await ada.page.locator(".hand-card").nth(2).waitFor();
      await ada.until(`document.querySelector(".bestia-trump") !== null`);
      const covered = await ada.page.evaluate<number>(COVERED);
      expect(covered).toBeGreaterThan(0.2);
      expect(covered).toBeLessThan(0.8);
      expect(await ada.page.evaluate(OVERFLOW)).toEqual([0, 0]);
      expect(await axeFindings(ada.page)).toEqual([]);
      await ada.picture(`bestia-${looks.size}-${looks.language}`);
    },
  );
});
