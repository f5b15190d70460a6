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
  readonly onPicture?: (picture: StagePicture<unknown>) => void;
  /** Whether anybody looks; where nobody does, nothing is told at length. */
  readonly isSeen?: () => boolean;
}

interface Waiting<View> extends StagePicture<View> {
  readonly isGlance?: true;
}

/**
 * With more milliseconds than this still to show, only the outcome of each thing is shown: nobody plays on
 * yesterday's table.
 */
const MOST_WAITING = 7000;
const GLANCE = 160;
/** Beyond this many glances the older ones are left out. */
const MOST_GLANCES = 5;
/**
 * How long a picture that must be seen is shown in a hurry, in milliseconds: long enough to see where somebody flies, and
 * never so short that they seem to jump.
 */
const HURRIED = { most: 300, least: 140 };

/**
 * Shows what happened one picture after the other. What is told while something is still being shown waits for its
 * turn. A device that is far behind shows only how each thing ended and who went where; one that nobody looks at
 * shows how it is now.
 */
export class Stage<View> {
  private readonly current;
  /** What was told together stays together; the last picture of each shows the table as it was then. */
  private queue: Waiting<View>[][] = [];
  /** Too much was waiting once, and not everything has been shown since. */
  private behind = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: View,
    private readonly hooks: StageHooks = {},
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

  /** The last of the pictures shows the table as it is then. */
  play(pictures: readonly StagePicture<View>[]): void {
    if (pictures.length === 0) return;
    this.queue.push([...pictures]);
    if (this.hooks.isSeen?.() === false) {
      this.catchUp();
      return;
    }
    this.behind ||= this.waiting() > MOST_WAITING;
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

  /** Of everything but the latest news only the pictures that must be seen are shown, and then a glance at how it ended. */
  private hurry(): void {
    const latest = this.queue.at(-1)!;
    const older = this.queue.slice(0, -1);
    const kept = older.flat().filter(({ isKept }) => isKept).length;
    const pace = Math.max(HURRIED.least, Math.min(HURRIED.most, MOST_WAITING / kept));
    const hurried = older.map((pictures, i): Waiting<View>[] => {
      const seen = pictures.filter(({ isKept }) => isKept).map((picture) => ({ ...picture, lasts: pace }));
      const last = pictures.at(-1)!;
      if (last.isKept || i < older.length - MOST_GLANCES) return seen;
      return [...seen, { ...last, lasts: GLANCE, isGlance: true }];
    });
    this.queue = [...hurried.filter(({ length }) => length > 0), latest];
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const picture = this.queue[0]?.shift();
    if (picture === undefined) return;
    if (this.queue[0]?.length === 0) this.queue.shift();
    if (this.queue.length === 0) this.behind = false;
    this.hooks.onPicture?.(picture);
    this.show({
      view: picture.view,
      scene: picture.scene,
      number: this.current.value.number + 1,
      upToDate: this.queue.length === 0,
      flies: picture.isGlance !== true,
    });
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, picture.lasts);
  }

  private show(picture: ShownPicture<View>): void {
    if (picture.flies) this.hooks.before?.();
    this.current.value = picture;
  }
}
