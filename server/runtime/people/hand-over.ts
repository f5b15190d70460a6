import { randomInt } from "node:crypto";
import type { HandOver, HandOverClaimed, HandOverState } from "../../protocol/index.ts";
import type { Store } from "../../store/contract.ts";
import type { Proof } from "./people.ts";
import { hashOf, newSecret, sameText } from "./secrets.ts";
import { Tickets } from "./tickets.ts";

const LASTS_MS = 5 * 60_000;

interface Open {
  readonly person: string;
  readonly secretHash: string;
  /** The device that has opened the link, once there is one. */
  readonly claim?: { readonly hash: string; readonly number: number; readonly label: string };
  readonly accepted?: true;
}

/**
 * From one device to another: the first shows a link, the second opens it, and the first says yes. The link alone is
 * worth nothing, because somebody might look over a shoulder.
 */
export class HandOvers {
  private readonly tickets: Tickets<Open>;

  constructor(private readonly store: Store) {
    this.tickets = new Tickets(store, "hand-over", LASTS_MS);
  }

  async begin(person: string): Promise<HandOver> {
    const secret = newSecret();
    const { id, until } = await this.tickets.give({ person, secretHash: hashOf(secret) });
    return { ticket: id, secret, until };
  }

  /** The other device has opened the link: the first one to do so, and no other. */
  async claim(id: string, secret: string, label: string): Promise<HandOverClaimed | undefined> {
    const ticket = await this.tickets.find(id);
    if (ticket === undefined || ticket.state.claim !== undefined) return undefined;
    if (!sameText(ticket.state.secretHash, hashOf(secret))) return undefined;
    const person = await this.store.person(ticket.state.person);
    if (person === undefined) return undefined;
    const [claim, number] = [newSecret(), randomInt(10, 100)];
    const claimed = { ...ticket.state, claim: { hash: hashOf(claim), number, label } };
    if (!(await this.tickets.change(ticket, claimed))) return undefined;
    return { claim, number, nickname: person.nickname };
  }

  /** What the first device sees of it. */
  async stateFor(person: string, id: string): Promise<HandOverState> {
    const ticket = await this.tickets.find(id);
    if (ticket?.state.person !== person || ticket.state.accepted) return { state: "over" };
    const { claim } = ticket.state;
    if (claim === undefined) return { state: "open" };
    return { state: "claimed", label: claim.label, number: claim.number };
  }

  /** The first device has said yes or no. False if there was nothing to say it to. */
  async answer(person: string, id: string, accept: boolean): Promise<boolean> {
    const ticket = await this.tickets.find(id);
    if (ticket?.state.person !== person || ticket.state.accepted) return false;
    if (!accept) return (await this.tickets.take(id)) !== undefined;
    if (ticket.state.claim === undefined) return false;
    return this.tickets.change(ticket, { ...ticket.state, accepted: true });
  }

  /** Whom the second device is to be signed in as, once; "waiting" as long as nobody has said anything. */
  async collect(id: string, claim: string): Promise<Proof | "waiting" | undefined> {
    const ticket = await this.tickets.find(id);
    if (ticket?.state.claim === undefined || !sameText(ticket.state.claim.hash, hashOf(claim)))
      return undefined;
    if (!ticket.state.accepted) return "waiting";
    return { person: ticket.state.person, uses: { ticket: id } };
  }
}
