import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./axe.ts";
import type { Visitor } from "./visitor.ts";

/** Somebody who goes through the first hand of a game with their finger, in Italian. */
export class Learner {
  private step = 1;

  private constructor(
    readonly visitor: Visitor,
    private readonly game: string,
  ) {}

  /** Reads what the game is, and begins. */
  static async begin(visitor: Visitor, game: string): Promise<Learner> {
    const learner = new Learner(visitor, game);
    await visitor.goto(`/l/${game}`);
    const begin = visitor.page.getByRole("button", { name: "Cominciamo" });
    await begin.waitFor();
    await learner.looksRound();
    await begin.tap();
    await learner.arrives();
    return learner;
  }

  /** What the lesson says now. */
  get words(): Locator {
    return this.visitor.page.locator(".lesson-words");
  }

  /** Has read the words of so many steps. */
  async reads(steps = 1): Promise<void> {
    for (let read = 0; read < steps; read++) {
      await this.next.tap();
      this.step += 1;
      await this.arrives();
    }
  }

  /** Makes the move that the step is about, by these taps. */
  async taps(...what: readonly Locator[]): Promise<void> {
    expect(await this.next.count(), `a move in step ${this.step}`).toBe(0);
    for (const one of what) await one.tap();
    this.step += 1;
    await this.arrives();
  }

  /** Has read the last words. */
  async finishes(): Promise<void> {
    await this.next.tap();
    await this.visitor.page.getByRole("heading", { name: "Ora sai giocare" }).waitFor();
  }

  /** The page is for everybody, and fits the window. */
  async looksRound(): Promise<void> {
    const { page } = this.visitor;
    expect(await axeFindings(page), `step ${this.step}`).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  }

  private get next(): Locator {
    return this.visitor.page.locator(".lesson-next").getByRole("button", { name: "Avanti" });
  }

  /** Everything before the step has been seen, its words are said, and they can be read without scrolling. */
  private async arrives(): Promise<void> {
    await this.visitor.until(`document.querySelector(".lesson-strip")?.dataset.settled === "true"
      && document.querySelector(".lesson-next small").textContent.startsWith("${this.step} di ")`);
    const hidden = await this.words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, await this.words.innerText()).toBeLessThanOrEqual(1);
    await this.visitor.picture(`lesson-${this.game}-${String(this.step).padStart(2, "0")}`);
  }
}
