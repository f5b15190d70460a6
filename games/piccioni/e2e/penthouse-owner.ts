import type { Seat } from "@tavolata/kernel";
import type { Update } from "@tavolata/server/protocol";
import type { Locator, Page } from "playwright-core";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { type Card, type Event, known, playerAt, type View } from "../rules/index.ts";

/** What a player at a table of Piccioni sees that they can do. */
export type Chance = "over" | "missed" | "choice" | "answer" | "action" | "throwAway" | "wait";

/** Looks at the drawn table as a person does: at what there is to press. */
const LOOK = `(() => {
  const there = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  if (there("dialog[open] .places")) return "over";
  if (there("dialog[open] .missed")) return "missed";
  if (!document.title.startsWith("●")) return "wait";
  if (there(".pic-picker")) return "choice";
  if (there(".pic-actions [aria-keyshortcuts=p]")) return "answer";
  if (there(".pic-draw")) return "action";
  return there(".pic-actions [data-kind=main]") ? "throwAway" : "wait";
})()`;

/** Reads every word in the pictures, and asks for the next picture at once: by a tap, or else with the return key. */
const IMPATIENCE = `(() => {
  if (window.wordsSeen !== undefined) return;
  window.wordsSeen = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".pic-newcomer q, .pic-newcomer p, .pic-stamp, .pic-caption b, .pic-cry, .pic-finale h2"))
      wordsSeen.add(one.textContent);
    const skip = document.querySelector(".pic-skip");
    if (skip !== null) skip.click();
    else if (document.querySelector(".pic-actions, .pic-picker, dialog[open]") === null)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
})()`;

/** A card of the hand, by the name on it, and the seat whose Area it is for. */
export type Wish = { readonly play: string; readonly on?: Seat } | "draw" | undefined;

/** Somebody who owns a penthouse and plays with their fingers. */
export class PenthouseOwner {
  /** What they want to do with an action; by default they play what they can. */
  wants: (view: View) => Wish = () => undefined;
  /** The name of the card they answer with, if they want to. */
  answers: (view: View) => string | undefined = () => undefined;
  /** Called before they do something for the first time. */
  onFirst: (chance: Chance) => Promise<void> = async () => {};
  /** Called when they have read the card that they are about to play. */
  onRead: () => Promise<void> = async () => {};
  private readonly done = new Set<Chance>();
  private wish: Wish;

  constructor(readonly visitor: Visitor) {}

  private get page(): Page {
    return this.visitor.page;
  }

  private get lastUpdate(): Update {
    const update = this.visitor.heard.findLast((one): one is Update => one.type === "update");
    return known(update, "update yet");
  }

  /** What they see, by all that came over their wire. */
  get view(): View {
    return this.lastUpdate.view as unknown as View;
  }

  get hand(): readonly Card[] {
    return playerAt(this.view, this.lastUpdate.watcher as Seat).hand;
  }

  /** All the words in the pictures of what happened. */
  async wordsSeen(): Promise<string> {
    return (await this.page.evaluate<string[]>("[...wordsSeen]")).join("; ");
  }

  /** Everything that they have been told. */
  get told(): readonly Event[] {
    return this.visitor.heard.flatMap((message) =>
      message.type === "update" ? message.events.flatMap(({ events }) => events as unknown as Event[]) : [],
    );
  }

  /** Plays until the game is over, or until they have read these words. */
  async play(words = ""): Promise<void> {
    await this.page.evaluate(IMPATIENCE);
    const look = `wordsSeen.has(${JSON.stringify(words)}) ? "over" : ${LOOK}`;
    for (;;) {
      const chance = await this.page.evaluate<Chance>(look);
      if (chance === "over") return;
      if (chance === "wait") await this.visitor.until(`(${look}) !== "wait"`, 40_000);
      else await this.act(chance);
    }
  }

  private async act(chance: Chance): Promise<void> {
    if (!this.done.has(chance)) await this.onFirst(chance);
    this.done.add(chance);
    if (chance === "missed") await this.page.keyboard.press("Escape");
    if (chance === "choice") await this.choose();
    if (chance === "answer") await this.answer();
    if (chance === "action") await this.takeAction();
    if (chance === "throwAway") await this.throwAway();
  }

  private async takeAction(): Promise<void> {
    const wish = this.wants(this.view);
    this.wish = wish;
    const open = this.page.locator('.hand-card[data-open="true"]');
    // By the accessible name: the visible one may be hyphenated.
    const wished =
      typeof wish === "object" ? open.and(this.page.getByLabel(wish.play, { exact: true })) : open;
    if (wish === "draw" || (await wished.count()) === 0) return this.draw();
    await wished.first().click();
    await this.page.locator(".pic-readable").waitFor();
    await this.onRead();
    await this.press(this.page.locator(".pic-actions [data-kind=main]"));
  }

  private async draw(): Promise<void> {
    await this.press(this.page.locator('.pic-draw .button:not([aria-disabled="true"])').last());
  }

  /** Chooses what they had in mind, or else something on the table, and as many as it takes. */
  private async choose(): Promise<void> {
    const on = typeof this.wish === "object" ? this.wish.on : undefined;
    const wished = this.page.locator(`.pic-options [data-zone="${on}"]`);
    const button = this.page.locator(".pic-picker > .button");
    const isWanting = async () => (await button.getAttribute("aria-disabled")) === "true";
    if ((await wished.count()) === 0 && (await isWanting())) await this.tapOnTheTable();
    const options = [...(await wished.all()), ...(await this.page.locator(".pic-options button").all())];
    for (const option of options) {
      if (!(await isWanting())) break;
      await option.click();
    }
    await this.press(button);
  }

  /** A bird, a Guano or a Zone is chosen where it is, and lit among what there is to choose. */
  private async tapOnTheTable(): Promise<void> {
    await this.page.locator(':is(.pic-place, .pic-terrace)[data-lit="true"]').first().click();
    await this.page.locator('.pic-options [aria-pressed="true"]').first().waitFor();
  }

  private async answer(): Promise<void> {
    const name = this.answers(this.view);
    const buttons = this.page.locator(".pic-actions .button");
    const wished = name === undefined ? undefined : buttons.filter({ hasText: name });
    const isThere = wished !== undefined && (await wished.count()) > 0;
    await this.press(isThere ? wished.first() : this.page.locator(".pic-actions [aria-keyshortcuts=p]"));
  }

  private async throwAway(): Promise<void> {
    const button = this.page.locator(".pic-actions [data-kind=main]");
    for (const card of await this.page.locator(".hand-card").all()) {
      if ((await button.getAttribute("aria-disabled")) !== "true") break;
      await card.click();
    }
    await this.press(button);
  }

  /** Presses, and waits until the referee has said something: until then nothing else can be pressed. */
  private async press(button: Locator): Promise<void> {
    const told = new Promise<void>((resolve) => {
      this.visitor.onHeard = ({ type }) => {
        if (type === "update") resolve();
      };
    });
    await button.click();
    await told;
  }
}
