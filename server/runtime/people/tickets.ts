import { randomBytes } from "node:crypto";
import type { Store, Ticket } from "../../store/contract.ts";

/** A ticket as it was found: to change it only if it is still so. */
export interface FoundTicket<State> {
  readonly id: string;
  readonly state: State;
  readonly text: string;
}

/** What is good for one use and a short time, wherever in the cluster it was given out. */
export class Tickets<State> {
  constructor(
    private readonly store: Store,
    private readonly kind: string,
    private readonly lastsMs: number,
  ) {}

  async give(state: State): Promise<{ readonly id: string; readonly until: number }> {
    const id = randomBytes(16).toString("base64url");
    const now = this.store.now();
    const until = now + this.lastsMs;
    await this.store.saveTicket({ id, kind: this.kind, state: JSON.stringify(state), until }, now);
    return { id, until };
  }

  async find(id: string): Promise<FoundTicket<State> | undefined> {
    return this.read(await this.store.ticket(id));
  }

  /** False if somebody else was faster. */
  change({ id, text }: FoundTicket<State>, state: State): Promise<boolean> {
    return this.store.changeTicket(id, text, JSON.stringify(state));
  }

  /** Only one of those who try gets it. */
  async take(id: string): Promise<State | undefined> {
    return this.read(await this.store.takeTicket(id))?.state;
  }

  private read(ticket: Ticket | undefined): FoundTicket<State> | undefined {
    if (ticket?.kind !== this.kind || ticket.until < this.store.now()) return undefined;
    return { id: ticket.id, state: JSON.parse(ticket.state) as State, text: ticket.state };
  }
}
