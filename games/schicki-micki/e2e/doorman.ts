import type { ServerMessage } from "@tavolata/server/protocol";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { type Card, type Event, FEATURES, HIDDEN, look, rightDeed } from "../rules/index.ts";

export type Settling = Extract<Event, { type: "settled" }>;

const HAND_KEYS = { knock: "k", red: "r", blue: "b" } as const;

/** The key that is right on this line. */
export function rightKey(line: readonly Card[]): string | undefined {
  const deed = rightDeed(look(line));
  if (deed === null) return undefined;
  return deed.kind === "call" ? String(FEATURES.indexOf(deed.what) + 1) : HAND_KEYS[deed.what];
}

/** A call that is wrong on every line that has something to react to. */
export function wrongKey(line: readonly Card[]): string | undefined {
  const { situation, matches } = look(line);
  const free = FEATURES.findIndex((feature) => matches.every((match) => match.feature !== feature));
  return situation === "none" || free < 0 ? undefined : String(free + 1);
}

/** Where every card of the line lies. */
export const CARDS = `[...document.querySelectorAll(".schicki-card")].map((card) => {
  const { x, y, width } = card.getBoundingClientRect();
  return [x, y, width].map(Math.round).join(" ");
})`;

/** Notes when a card is put into the page, and presses keys a number of milliseconds after it. */
const STOPWATCH = `(() => {
  let shown = 0;
  const isCard = (node) => node.nodeType === 1 && node.matches(".schicki-card");
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isCard))) shown = performance.now();
  }).observe(document.querySelector(".schicki"), { subtree: true, childList: true });
  window.pressAfter = (key, ms) => setTimeout(
    () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    Math.max(0, shown + ms - performance.now()),
  );
})()`;

/** Somebody in a browser who looks at every line and presses a key, always the same time after the last card. */
export class Doorman {
  readonly settlings: Settling[] = [];
  /** Faces that came over their wire before they were turned. */
  readonly early: string[] = [];
  private reacted: number[] = [];
  /** Who reacted before each settling, and last since then, in the order in which the reactions came in. */
  readonly arrived: number[][] = [this.reacted];
  readonly line: Card[] = [];
  /** How many cards the shared screen has said it showed. */
  shown = 0;
  private readonly turned = new Set<string>();

  constructor(
    readonly visitor: Visitor,
    private readonly takes: number,
    private readonly choose: (line: readonly Card[]) => string | undefined = rightKey,
  ) {}

  async stand(): Promise<void> {
    await this.visitor.page.locator(".schicki").waitFor();
    await this.visitor.page.evaluate(STOPWATCH);
    for (const message of this.visitor.heard) this.hear(message, true);
    this.visitor.onHeard = (message) => this.hear(message);
  }

  /** They do not react to what lay there before they came. */
  private hear(message: ServerMessage, isPast = false): void {
    if (message.type !== "update") return;
    const events = message.events.flatMap((moment) => moment.events as unknown as Event[]);
    for (const event of events) this.note(event, isPast);
    // Around one table phones see a line once it has been taken.
    for (const event of events)
      if (event.type === "settled") for (const card of event.why?.line ?? []) this.turned.add(card);
    const { options: _, ...seen } = message.view as { options?: unknown };
    for (const [, face = ""] of JSON.stringify([seen, message.changes, events]).matchAll(
      /"([-YGORPB]{6,7})"/g,
    )) {
      if (!this.turned.has(face)) this.early.push(face);
    }
  }

  private note(event: Event, isPast: boolean): void {
    if (event.type === "turned" && event.card !== HIDDEN) {
      this.line.push(event.card);
      this.turned.add(event.card);
      const key = isPast ? undefined : this.choose(this.line);
      if (key !== undefined) {
        void this.visitor.page.evaluate(`pressAfter(${JSON.stringify(key)}, ${this.takes})`);
      }
    } else if (event.type === "shown") this.shown += 1;
    else if (event.type === "called" || event.type === "moved") this.reacted.push(event.seat);
    else if (event.type === "settled") {
      this.settlings.push(event);
      this.reacted = [];
      this.arrived.push(this.reacted);
      if (event.winners.length > 0) this.line.length = 0;
    }
  }
}
