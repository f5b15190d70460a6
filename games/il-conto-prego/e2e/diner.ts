import type { Update } from "@tavolata/server/protocol";
import type { Page } from "playwright-core";
import type { Visitor } from "../../../e2e/browser/visitor.ts";

/** What somebody at the table of Il Conto, Prego! sees that they can do. */
type Chance = "over" | "missed" | "skip" | "rank" | "call" | "discard" | "wait";

/** Looks at the drawn table as a person does: by what is there to be pressed. */
const LOOK = `(() => {
  const there = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  if (there("dialog[open] .places")) return "over";
  if (there("dialog[open] .missed")) return "missed";
  if (there(".bill-skip")) return "skip";
  if (!document.title.startsWith("●")) return "wait";
  if (there(".rank[aria-disabled=false]")) return "rank";
  if (there(".actions-bill[aria-disabled=false]")) return "call";
  if (there(".actions .button[data-kind=main]") && there(".hand-card[data-open=true]")) return "discard";
  return "wait";
})()`;

/** A person at the drawn table, who plays with their fingers until the game is over. */
export class Diner {
  /** How many calls they have made. */
  calls = 0;
  /** How often they have asked for the bill. */
  bills = 0;
  /** How many taps each of them took. */
  readonly taps: number[] = [];

  constructor(
    readonly visitor: Visitor,
    /** Asks for the bill from so many cards in a dish on: so a hand ends. */
    private readonly doubtsFrom = 2,
  ) {}

  private get page(): Page {
    return this.visitor.page;
  }

  /** Plays until the game is over, or until it is so. */
  async play(until: () => boolean = () => false): Promise<void> {
    while (!until()) {
      const chance = await this.page.evaluate<Chance>(LOOK);
      if (chance === "over") return;
      if (chance === "wait") await this.visitor.until(`${LOOK} !== "wait"`, 40_000);
      else if (chance === "missed") await this.page.keyboard.press("Escape");
      else if (chance === "skip") await this.page.keyboard.press("Enter");
      else if (chance === "discard") await this.discard();
      else await this.callOrDoubt(chance);
    }
  }

  /** The last thing the referee sent them. */
  get update(): Update | undefined {
    return this.visitor.heard.findLast((message): message is Update => message.type === "update");
  }

  private async callOrDoubt(chance: "rank" | "call"): Promise<void> {
    if (chance === "call" && (await this.largestDish()) >= this.doubtsFrom) return this.askForTheBill();
    let taps = 0;
    if (chance === "call") {
      // Whichever plate has a rank that they may call.
      for (const plate of await this.page.locator("button.plate").all()) {
        await plate.click();
        taps += 1;
        if ((await this.page.locator(".rank[aria-disabled=false]").count()) > 0) break;
      }
    }
    const ranks = this.page.locator(".rank[aria-disabled=false]");
    if ((await ranks.count()) === 0) return this.askForTheBill();
    await ranks.last().click();
    await this.page.locator(".hand-card[data-open=true]").first().click();
    this.calls += 1;
    this.taps.push(taps + 2);
    await this.moved();
  }

  private async largestDish(): Promise<number> {
    const fans = await this.page.locator(".plate-fan").all();
    const counts = await Promise.all(fans.map((fan) => fan.locator(".plate-card").count()));
    return Math.max(0, ...counts);
  }

  async askForTheBill(): Promise<void> {
    const bill = this.page.locator(".actions-bill");
    await bill.click();
    await bill.click();
    this.bills += 1;
    await this.moved();
  }

  private async discard(): Promise<void> {
    const done = this.page.locator(".actions .button[data-kind=main]");
    for (const card of await this.page.locator(".hand-card[data-open=true]").all()) {
      if ((await done.getAttribute("aria-disabled")) !== "true") break;
      await card.click();
    }
    await done.click();
    await this.moved();
  }

  /** Their turn is over as soon as the referee has said so. */
  private async moved(): Promise<void> {
    await this.visitor.until(`!document.title.startsWith("●") || ${LOOK} === "skip"`);
  }
}
