import { fastRandom, pick } from "@tavolata/kernel";
import { sooner } from "../browser/visitor.ts";
import type { OtherBrowser } from "./browser.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In the page: what can be pressed there and is seen, each with the spot where a finger would press it. */
const PRESSABLE = `(inside, words) => [...document.querySelectorAll(inside)].flatMap((one) => {
  if (one.matches(":disabled, [aria-disabled=true]")) return [];
  const name = one.getAttribute("aria-label") ?? one.textContent.trim();
  if (!words.test(name)) return [];
  const box = one.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  // The middle of what is seen of it, or nearer to an edge: some of it may be scrolled away, or lie under something.
  const spots = [0.5, 0.85, 0.15].map((part) => ({
    x: left + (right - left) * part,
    y: top + (bottom - top) * part,
  }));
  const free = spots.find(({ x, y }) => one.contains(document.elementFromPoint(x, y)));
  return free === undefined ? [] : [free];
})`;

/** In the page: brings the first of those into sight, as people do with what is further down. */
const SCROLL_TO = `(inside, words) => [...document.querySelectorAll(inside)]
  .find((one) => words.test(one.getAttribute("aria-label") ?? one.textContent.trim()))
  ?.scrollIntoView({ block: "nearest" })`;

/** In the page: the first spot of those, once it has stood still for some pictures; null if there is none any more. */
const STEADY = `async (find) => {
  const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = "", still = 0; ; await picture()) {
    const [spot = null] = find();
    const now = JSON.stringify(spot);
    still = now === before ? still + 1 : 0;
    if (still >= 4) return spot;
    before = now;
  }
}`;

/** In the page: counts this person's moves, and those that were taken. */
const COUNT_MOVES = `(() => {
  if (window.movesTaken !== undefined) return;
  window.movesTaken = 0;
  const sent = new Set();
  const heard = new WeakSet();
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { type, id } = JSON.parse(text);
    if (type === "move") sent.add(id);
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener("message", ({ data }) => {
        const { type, id, refused } = JSON.parse(data);
        if (type === "answer" && sent.has(id) && refused === undefined) window.movesTaken += 1;
      });
    }
    send.call(this, text);
  };
})()`;

/** How it ended is said on a sheet; where that was closed, there is a button that opens it. */
const OVER = `document.querySelector("dialog[open] .places, .play-over") !== null`;
/** A sheet that covers the table comes first. */
const ON_SHEET = "dialog[open] button, dialog[open] input[type=checkbox], [popover]:popover-open button";
/** Most of what there is to do is near the hand, but not all of it. */
const NEAR_HAND = ".play-table .frame-near button";
const ON_TABLE = ".play-table button";

interface Situation {
  readonly isOver: boolean;
  readonly taken: number;
  readonly spots: readonly Spot[];
}

/** In the page: how things stand for somebody who presses one thing or another. */
const SITUATION = `(where) => {
  const find = ${PRESSABLE};
  const found = where.map((inside) => find(inside, /./)).find((spots) => spots.length > 0);
  return { isOver: ${OVER}, taken: window.movesTaken, spots: found ?? [] };
}`;

/** Somebody with another browser, who presses what they see. */
export class Guest {
  private readonly random = fastRandom(7);

  constructor(
    readonly browser: OtherBrowser,
    private readonly patience = 15_000,
  ) {}

  async goto(address: string): Promise<void> {
    await this.browser.goto(address);
  }

  async until(condition: string, timeout = this.patience): Promise<void> {
    if (await this.browser.run<boolean>(sooner(condition, timeout))) return;
    const [where, text] = await this.browser.run<[string, string]>(
      "[location.pathname, document.body.innerText]",
    );
    throw new Error(`waited in vain for ${condition} at ${where}: ${text.slice(0, 600)}`);
  }

  /** Waits for a button or a link with these words, and presses it. */
  async press(words: RegExp): Promise<void> {
    const find = `(${PRESSABLE})("button, a", ${words})`;
    await this.until(`((${SCROLL_TO})("button, a", ${words}), ${find}.length > 0)`);
    const spot = await this.browser.run<Spot | null>(`(${STEADY})(() => ${find})`);
    if (spot === null) throw new Error(`${words} went away before it was pressed`);
    await this.browser.click(spot.x, spot.y);
  }

  /** Presses one or another of these until the condition holds: there may be several ways, and each takes its steps. */
  async pressUntil(words: RegExp, condition: string): Promise<void> {
    const find = `(${PRESSABLE})("button, a", ${words})`;
    for (let tries = 0; tries < 5; tries++) {
      await this.until(`(${condition}) || ((${SCROLL_TO})("button, a", ${words}), ${find}.length > 0)`);
      const isThere = await this.browser.run<boolean>(condition);
      const spot = isThere ? null : await this.browser.run<Spot | null>(`(${STEADY})(() => ${find})`);
      if (spot !== null) await this.browser.click(spot.x, spot.y);
      if (await this.browser.run<boolean>(sooner(condition, 3000))) return;
    }
    await this.until(condition);
  }

  /**
   * Presses one thing or another on the table until so many moves were taken, or the game is over: what people who do
   * not know a game do.
   */
  async playAtRandom(moves: number, timeout = 40_000): Promise<void> {
    await this.browser.run(COUNT_MOVES);
    const begun = performance.now();
    const look = (where: readonly string[]) =>
      this.browser.run<Situation>(`(${SITUATION})(${JSON.stringify(where)})`);
    const { taken: before } = await look([]);
    for (;;) {
      const where = this.random.below(2) === 0 ? [ON_SHEET, NEAR_HAND, ON_TABLE] : [ON_SHEET, ON_TABLE];
      const { isOver, taken, spots } = await look(where);
      if (isOver || taken - before >= moves) return;
      if (performance.now() - begun > timeout) throw new Error(`only ${taken - before} moves in time`);
      if (spots.length === 0)
        await this.until(`${OVER} || (${SITUATION})(${JSON.stringify(where)}).spots.length > 0`);
      else await this.pressAny(spots);
    }
  }

  private async pressAny(spots: readonly Spot[]): Promise<void> {
    const { x, y } = pick(spots, this.random);
    await this.browser.click(x, y);
  }
}
