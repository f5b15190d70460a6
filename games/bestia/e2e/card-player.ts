import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Visitor } from "../../../e2e/browser/visitor.ts";

/** What a player at a table of Bestia can do, by what the page shows. */
type Chance = "declare" | "blind" | "play" | "wait";
export const CHANCE = `(() => {
  if (!document.title.startsWith("●")) return "wait";
  const labels = [...document.querySelectorAll(".bestia-actions .button")]
    .filter((one) => one.ariaDisabled !== "true").map((one) => one.textContent);
  if (labels.some((label) => label.startsWith("Servito"))) return "declare";
  if (labels.includes("Al buio")) return "blind";
  return document.querySelector(".bestia-ghost") === null ? "wait" : "play";
})()`;

const OPACITY = `Number(getComputedStyle(document.querySelector(".bestia-ghost .card")).opacity)`;

export const GESTURES = ["double tap", "tap and ghost", "drag", "keys"] as const;

/** Plays every hand, and each card by another gesture. */
export class CardPlayer {
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
    const chance = await this.page.evaluate<Chance>(CHANCE);
    if (chance === "declare") await this.declare();
    if (chance === "blind") await this.button("Passo").click();
    if (chance === "play") await this.playCard();
  }

  private async declare(): Promise<void> {
    if (this.exchanged) return this.button("Servito").click();
    const buttons = await this.page.locator(".bestia-actions .button:not(.bestia-more)").allInnerTexts();
    expect(buttons.map((words) => words.replace(/\s+/g, " "))).toEqual([
      "Passo",
      "Servito tieni tutto",
      "Cambio tocca le carte",
    ]);
    const cards = this.page.locator(".hand-card");
    await cards.nth(0).click();
    await cards.nth(2).click();
    await this.button("Cambio 2").waitFor();
    await cards.nth(0).click();
    await this.button("Cambio 1").waitFor();
    expect(await cards.nth(0).getAttribute("aria-pressed")).toBe("false");
    await this.button("Cambio 1").click();
    await this.visitor.until(`${CHANCE} !== "declare"`);
    this.exchanged = true;
  }

  private async playCard(): Promise<void> {
    const { page } = this;
    const forbidden = page.locator('.hand-card[data-open="false"]');
    if ((await forbidden.count()) > 0) {
      // Playwright takes what is closed for what cannot be pressed; people press it all the same.
      await forbidden.first().click({ force: true });
      this.reasons.push((await page.locator(".why-not-clause").getAttribute("data-clause")) ?? "");
    }
    const card = page.locator('.hand-card[data-open="true"]').first();
    const name = await card.getAttribute("aria-label");
    const gesture = GESTURES[this.next++ % GESTURES.length];
    if (gesture === undefined) throw new Error("there is no such gesture");
    const ghost = page.locator(".bestia-ghost");
    const isLast = (await page.locator(".hand-card").count()) === 1;
    if (gesture === "double tap") await card.dblclick();
    if (gesture === "tap and ghost") {
      if (!isLast) await card.click();
      await page.locator('.bestia-ghost[data-full="true"]').waitFor();
      expect(await page.evaluate(OPACITY)).toBeLessThan(1);
      await ghost.click();
    }
    if (gesture === "drag") {
      const [from, to] = [await boxOf(card), await boxOf(ghost)];
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
    }
    if (gesture === "keys") {
      await card.focus();
      if (!isLast) await page.keyboard.press("Enter");
      await page.locator('.hand-card[aria-pressed="true"]').waitFor();
      await page.keyboard.press("Enter");
    }
    await this.visitor.until(
      `![...document.querySelectorAll(".hand-card")].some((one) => one.ariaLabel === ${JSON.stringify(name)})`,
    );
    expect(await page.locator(".why-not p").count(), "what was said of another card is settled").toBe(0);
    this.used.add(gesture);
  }
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return box;
}

/** Plays every hand with the cards dealt, so that somebody goes bestia soon; or passes whenever that is allowed. */
export async function playOn({ page }: Visitor, temper: "bold" | "meek"): Promise<void> {
  const chance = await page.evaluate<Chance>(CHANCE);
  const press = (name: string) => page.locator(".bestia-actions .button").filter({ hasText: name }).click();
  if (chance === "declare") await press(temper === "bold" ? "Servito" : "Passo");
  if (chance === "blind") await press("Passo");
  if (chance === "play") await page.locator('.hand-card[data-open="true"]').first().dblclick();
}
