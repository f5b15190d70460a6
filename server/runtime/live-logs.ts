/** One log that this node follows: a table or a tournament. */
interface Live {
  /** The last entry it knows. */
  readonly seq: number;
  /** Reads on when others have written. */
  catchUp(): void;
}

/** The logs of one kind that this node follows. Each is opened once, however many ask for it at the same time. */
export class LiveLogs<Of extends Live> {
  private readonly live = new Map<string, Of>();
  private readonly opening = new Map<string, Promise<Of | undefined>>();

  /** `open` gives undefined if there is no such log. */
  constructor(private readonly open: (id: string) => Promise<Of | undefined>) {}

  get size(): number {
    return this.live.size;
  }

  entries(): [string, Of][] {
    return [...this.live];
  }

  values(): Of[] {
    return [...this.live.values()];
  }

  /** The one with this id, if this node follows it already. */
  find(id: string): Of | undefined {
    return this.live.get(id);
  }

  /** The one with this id, opened if need be. Rejects if it cannot be opened. */
  async get(id: string): Promise<Of | undefined> {
    return this.live.get(id) ?? this.opening.get(id) ?? this.openNow(id);
  }

  /** Another node has written this entry. Hints may come at any time, even while the log is being opened. */
  hint(id: string, seq: number): void {
    const catchUp = (found: Of | undefined) => {
      if (found !== undefined && found.seq < seq) found.catchUp();
    };
    const opening = this.opening.get(id);
    // If it cannot be opened, those who asked for it are told; there is nothing left to catch up with.
    if (opening === undefined) catchUp(this.live.get(id));
    else opening.then(catchUp, () => {});
  }

  forget(id: string): void {
    this.live.delete(id);
  }

  /** Resolves when everything that is being opened is there, or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.opening.values());
  }

  private openNow(id: string): Promise<Of | undefined> {
    const opening = this.open(id)
      .then((found) => {
        if (found !== undefined) this.live.set(id, found);
        return found;
      })
      .finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }
}
