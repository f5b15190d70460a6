import type { ServerMessage } from "@tavolata/server/protocol";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { type Card, type Event, HIDDEN, known, playerAt, type Signal, type View } from "../rules/index.ts";
import { it as texts } from "../texts/index.ts";
import { later } from "../texts/it/later.ts";
import { mayKnow, secretsInView } from "./unseen.ts";

/** In milliseconds, until somebody has waited in vain. */
const LONGEST_WAIT = 20_000;

/** Somebody at a table of Beccato!, in a browser. Everything that comes over their wire is checked as it comes. */
export class Farmhand {
  readonly told: Event[] = [];
  private seen: View | undefined;
  /** What came over their wire that they may not know. */
  readonly secrets: string[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(
    readonly visitor: Visitor,
    readonly seat: number,
  ) {
    for (const message of visitor.heard) this.hear(message);
    visitor.onHeard = (message) => this.hear(message);
  }

  get page() {
    return this.visitor.page;
  }

  get view(): View {
    return known(this.seen, `view for ${this.visitor.name} yet`);
  }

  get hand(): Card[] {
    return playerAt(this.view, this.seat).hand.filter((card): card is Card => card !== HIDDEN);
  }

  /** Waits until something is so, by what has come over the wire. */
  async until(isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(
        () => reject(new Error(`${this.visitor.name} waited in vain for ${isSo}`)),
        LONGEST_WAIT,
      );
      const look = () => {
        if (!isSo()) return;
        clearTimeout(tooLong);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  hasHeard(type: Event["type"], since = 0): boolean {
    return this.told.slice(since).some((event) => event.type === type);
  }

  async looksAt(seat: number): Promise<void> {
    await this.page.locator(`.bec-chair[data-seat="${seat}"]`).click();
    await this.until(() => {
      const gaze = this.view.own?.gaze;
      return gaze?.at === seat && gaze.arrived && !gaze.onCards;
    });
  }

  async passes(card: Card): Promise<void> {
    const at = this.hand.indexOf(card);
    const { passes } = this.view;
    await this.page.locator('.bec-hand[data-gives="true"]').waitFor();
    const button = this.page.locator(".bec-hand > li").nth(at).locator("button");
    await button.click();
    await button.and(this.page.locator('[data-raised="true"]')).click();
    await this.until(() => this.view.passes > passes || this.view.phase !== "round");
  }

  /** Opens the tray with a group of signals. */
  async opens(group: keyof typeof later.groups): Promise<void> {
    const key = this.page.locator(".bec-groups .bec-key").filter({ hasText: later.groups[group] });
    if ((await key.getAttribute("aria-expanded")) !== "true") await key.click();
    await this.page.locator(".bec-tray").waitFor();
  }

  /** Holds a signal for as long as something takes. */
  async performs(signal: Signal, whileItLasts: () => Promise<void>): Promise<void> {
    const since = this.told.length;
    const key = this.page
      .locator(".bec-tray")
      .getByRole("button", { name: new RegExp(texts.signals[signal], "i") });
    await key.hover();
    await this.page.mouse.down();
    await this.until(() => this.hasHeard("performs", since));
    await whileItLasts();
    await this.page.mouse.up();
  }

  /** Makes the guild's own signal with its key, which does not show it, for as long as something takes. */
  async signals(whileItLasts: () => Promise<void>): Promise<void> {
    const since = this.told.length;
    const key = this.page.locator('.bec-groups [data-secret="true"]');
    await key.hover();
    await this.page.mouse.down();
    await this.until(() => this.hasHeard("performs", since));
    await whileItLasts();
    await this.page.mouse.up();
  }

  /** What their screen says after a round that they saw in it. */
  async recalls(): Promise<string> {
    await this.says(later.account);
    const sheet = this.page.getByRole("dialog", { name: later.account });
    const said = await sheet.innerText();
    await sheet.getByRole("button", { name: later.close }).click();
    await sheet.waitFor({ state: "hidden" });
    return said;
  }

  /** Holds the button until everybody has heard it. */
  async shouts(shout: "coccode" | "chicchirichi"): Promise<void> {
    await this.page.locator(`[data-shout="${shout}"]`).hover();
    await this.page.mouse.down();
    await this.until(() => this.view.phase !== "round" && this.view.phase !== "shouted");
    await this.page.mouse.up();
  }

  /** Only brushes the button: that is no shout. */
  async brushes(shout: "coccode" | "chicchirichi"): Promise<void> {
    const since = this.told.length;
    await this.page.locator(`[data-shout="${shout}"]`).hover();
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.until(() => this.hasHeard("tookBack", since));
  }

  async accuses(seat: number): Promise<void> {
    await this.page.locator('[data-shout="beccato"]').click();
    await this.page.locator(`.bec-chair[data-seat="${seat}"]`).click();
    await this.until(() => this.view.phase !== "round");
  }

  /** Presses the button that says this. */
  async says(what: string): Promise<void> {
    await this.page.getByRole("button", { name: what, exact: true }).click();
  }

  private hear(message: ServerMessage): void {
    if (message.type !== "update") return;
    const before = this.seen;
    const after = message.view as unknown as View;
    this.seen = after;
    const events = message.events.flatMap((batch) => batch.events as unknown as Event[]);
    this.secrets.push(
      ...secretsInView(after),
      ...events.filter((event) => !mayKnow(event, before, after)).map((event) => JSON.stringify(event)),
    );
    this.told.push(...events);
    for (const look of [...this.waiting]) look();
  }
}
