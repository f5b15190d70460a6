import { type ReadonlySignal, signal } from "@preact/signals";

/** More steps than anybody remembers. */
const MOST_STEPS = 100;

/** What somebody is writing, with the way back. */
export class Draft {
  private readonly current = signal<object>({});
  private readonly before = signal<readonly object[]>([]);
  private typed: string | undefined;

  constructor(
    begin: object,
    /** Called with everything that is new, and with undefined where nothing is to be kept any more. */
    private readonly keep: (value: object | undefined) => void,
  ) {
    this.current.value = begin;
  }

  get value(): ReadonlySignal<object> {
    return this.current;
  }

  get canUndo(): boolean {
    return this.before.value.length > 0;
  }

  /** Letters typed into one field, one after the other, are one step: they have the same `typed`. */
  change(value: object, typed?: string): void {
    if (typed === undefined || typed !== this.typed || !this.canUndo) {
      this.before.value = [...this.before.value, this.current.value].slice(-MOST_STEPS);
    }
    this.typed = typed;
    this.current.value = value;
    this.keep(value);
  }

  undo(): void {
    const last = this.before.value.at(-1);
    if (last === undefined) return;
    this.before.value = this.before.value.slice(0, -1);
    this.typed = undefined;
    this.current.value = last;
    this.keep(last);
  }

  /** It is used, or thrown away for this. */
  settle(value: object): void {
    this.before.value = [];
    this.typed = undefined;
    this.current.value = value;
    this.keep(undefined);
  }
}
