import { type ReadonlySignal, signal } from "@preact/signals";
import type { Step } from "../contract.ts";

/** What is shown now. */
export interface Picture<View> {
  readonly view: View;
  readonly scene: unknown;
  /** Counts the pictures. */
  readonly number: number;
  /** Whether this is how the table is now, with nothing left to show. */
  readonly upToDate: boolean;
}

interface Watch {
  /** Right before the picture changes. */
  readonly before?: () => void;
  readonly onStep?: (step: Step<unknown>) => void;
  /** Whether anybody looks; nothing is drawn out for nobody. */
  readonly isSeen?: () => boolean;
}

/** More than this still to be shown, and pictures go by faster: nobody plays on yesterday's table. */
const PATIENCE = 7000;
const HURRY = 4;

/**
 * Shows what happened one picture after the other. What is told while something is still being shown waits for its
 * turn; who is far behind sees it faster, and who does not look sees how it is now.
 */
export class Stage<View> {
  private readonly current;
  private readonly queue: Step<View>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: View,
    private readonly watch: Watch = {},
  ) {
    this.current = signal<Picture<View>>({ view: first, scene: undefined, number: 0, upToDate: true });
  }

  get picture(): ReadonlySignal<Picture<View>> {
    return this.current;
  }

  /** The last of the steps shows the table as it is then. */
  play(steps: readonly Step<View>[]): void {
    if (steps.length === 0) return;
    this.queue.push(...steps);
    if (this.watch.isSeen?.() === false) this.catchUp();
    else if (this.timer === undefined) this.next();
    else if (this.current.value.upToDate) this.current.value = { ...this.current.value, upToDate: false };
  }

  /** How the table is now, without telling how it came about. */
  jump(view: View): void {
    this.stop();
    this.show({ view, scene: undefined, number: this.current.value.number + 1, upToDate: true });
  }

  /** The next picture at once. */
  skip(): void {
    if (this.queue.length > 0) this.next();
  }

  catchUp(): void {
    const last = this.queue.at(-1);
    if (last !== undefined) this.jump(last.view);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue.length = 0;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const step = this.queue.shift();
    if (step === undefined) return;
    this.watch.onStep?.(step);
    this.show({
      view: step.view,
      scene: step.scene,
      number: this.current.value.number + 1,
      upToDate: this.queue.length === 0,
    });
    const waiting = this.queue.reduce((sum, { lasts }) => sum + lasts, 0);
    const lasts = waiting > PATIENCE ? step.lasts / HURRY : step.lasts;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, lasts);
  }

  private show(picture: Picture<View>): void {
    this.watch.before?.();
    this.current.value = picture;
  }
}
