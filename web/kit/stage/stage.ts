import { type ReadonlySignal, signal } from "@preact/signals";
import type { StagePicture } from "../contract.ts";

/** What is shown now. */
export interface ShownPicture<View> {
  readonly view: View;
  readonly scene: unknown;
  /** Counts the pictures. */
  readonly number: number;
  /** Whether this is how the table is now, with nothing left to show. */
  readonly upToDate: boolean;
  /** Whether things fly to their places in it. In a glance at what is long past they are simply there. */
  readonly flies: boolean;
}

interface StageHooks {
  /** Right before the picture changes to one that things fly in. */
  readonly before?: () => void;
  readonly onPicture?: (step: StagePicture<unknown>) => void;
  /** Whether anybody looks; nothing is drawn out for nobody. */
  readonly isSeen?: () => boolean;
}

interface Waiting<View> extends StagePicture<View> {
  readonly isGlance?: true;
}

/** More than this still to be shown, and only what came out of each thing is shown: nobody plays on yesterday's table. */
const PATIENCE = 7000;
const GLANCE = 160;
/** Beyond so many glances even those are left out. */
const MOST_GLANCES = 5;
/** What is kept then: long enough to see where somebody flies, and never so short that he only jumps. */
const HURRIED = { most: 300, least: 140 };

/**
 * Shows what happened one picture after the other. What is told while something is still being shown waits for its
 * turn; who is far behind sees only how each thing ended and who went where, and who does not look sees how it is now.
 */
export class Stage<View> {
  private readonly current;
  /** What was told together stays together; the last step of each shows the table as it was then. */
  private queue: Waiting<View>[][] = [];
  /** Too much was waiting once, and not everything has been shown since. */
  private behind = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: View,
    private readonly watch: StageHooks = {},
  ) {
    this.current = signal<ShownPicture<View>>({
      view: first,
      scene: undefined,
      number: 0,
      upToDate: true,
      flies: false,
    });
  }

  get picture(): ReadonlySignal<ShownPicture<View>> {
    return this.current;
  }

  /** The last of the steps shows the table as it is then. */
  play(steps: readonly StagePicture<View>[]): void {
    if (steps.length === 0) return;
    this.queue.push([...steps]);
    if (this.watch.isSeen?.() === false) {
      this.catchUp();
      return;
    }
    this.behind ||= this.waiting() > PATIENCE;
    if (this.behind) this.hurry();
    if (this.timer === undefined) this.next();
    else if (this.current.value.upToDate) this.current.value = { ...this.current.value, upToDate: false };
  }

  /** How the table is now, without telling how it came about. */
  jump(view: View): void {
    this.stop();
    const number = this.current.value.number + 1;
    this.show({ view, scene: undefined, number, upToDate: true, flies: false });
  }

  /** The next picture at once. */
  skip(): void {
    if (this.queue.length > 0) this.next();
  }

  catchUp(): void {
    const last = this.queue.at(-1)?.at(-1);
    if (last !== undefined) this.jump(last.view);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = false;
  }

  private waiting(): number {
    return this.queue.flat().reduce((sum, { lasts }) => sum + lasts, 0);
  }

  /** All but the latest news in a glance each, after what of it must be seen. */
  private hurry(): void {
    const latest = this.queue.at(-1)!;
    const older = this.queue.slice(0, -1);
    const kept = older.flat().filter(({ isKept }) => isKept).length;
    const pace = Math.max(HURRIED.least, Math.min(HURRIED.most, PATIENCE / kept));
    const hurried = older.map((steps, i): Waiting<View>[] => {
      const seen = steps.filter(({ isKept }) => isKept).map((step) => ({ ...step, lasts: pace }));
      const last = steps.at(-1)!;
      if (last.isKept || i < older.length - MOST_GLANCES) return seen;
      return [...seen, { ...last, lasts: GLANCE, isGlance: true }];
    });
    this.queue = [...hurried.filter(({ length }) => length > 0), latest];
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const step = this.queue[0]?.shift();
    if (step === undefined) return;
    if (this.queue[0]?.length === 0) this.queue.shift();
    if (this.queue.length === 0) this.behind = false;
    this.watch.onPicture?.(step);
    this.show({
      view: step.view,
      scene: step.scene,
      number: this.current.value.number + 1,
      upToDate: this.queue.length === 0,
      flies: step.isGlance !== true,
    });
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, step.lasts);
  }

  private show(picture: ShownPicture<View>): void {
    if (picture.flies) this.watch.before?.();
    this.current.value = picture;
  }
}
