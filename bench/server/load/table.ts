import type { Meter } from "./meter.ts";

/** Speaks the protocol of one kind of server. */
export interface Dialect {
  /** A table of clients at which the game has begun and nobody has moved yet. */
  open(port: number, number: number, meter: Meter): Promise<LoadTable>;
}

/** Four clients that keep playing while their table is active, each moving as soon as it knows the move before. */
export class LoadTable {
  readonly movers: Mover[] = [];
  private active = false;

  constructor(private readonly clients: readonly { close(): void }[]) {}

  isActive(): boolean {
    return this.active;
  }

  setActive(active: boolean): void {
    this.active = active;
    if (active) for (const mover of this.movers) mover.wake();
  }

  isQuiet(): boolean {
    return this.movers.every((mover) => !mover.isWaiting());
  }

  close(): void {
    this.active = false;
    for (const client of this.clients) client.close();
  }
}

/**
 * One client's moves. They are held back while the table rests, and timed until the last message that ends a move.
 */
export class Mover {
  private kept: string | undefined;
  private sentAt = 0;
  private missing = 0;

  constructor(
    private readonly table: LoadTable,
    private readonly meter: Meter,
    private readonly send: (text: string) => number,
    /** How many messages must arrive to end a move. */
    private readonly awaits: number,
  ) {
    table.movers.push(this);
  }

  /** It is this client's turn, and this is its move. */
  move(text: string): void {
    if (!this.table.isActive()) {
      this.kept = text;
      return;
    }
    this.missing = this.awaits;
    this.sentAt = performance.now();
    this.meter.message("move", this.send(text));
  }

  wake(): void {
    const { kept } = this;
    this.kept = undefined;
    if (kept !== undefined) this.move(kept);
  }

  isWaiting(): boolean {
    return this.missing > 0;
  }

  /** One of the messages has arrived. */
  heard(): void {
    if (this.missing === 0) return;
    this.missing--;
    if (this.missing === 0) this.meter.moved(performance.now() - this.sentAt);
  }

  refused(): void {
    this.missing = 0;
    this.meter.refused();
  }
}
