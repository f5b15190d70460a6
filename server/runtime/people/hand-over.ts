import { randomInt } from "node:crypto";
import type { HandOver, HandOverClaimed, HandOverSeen, HandOverState } from "../../protocol/index.ts";
import type { Store } from "../../store/contract.ts";
import type { Proof, Recognised } from "./people.ts";
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
 * From one device to another: the first shows a link, the second opens it and says yes, and so does the first. The link
 * alone is worth nothing, because somebody might look over a shoulder; and somebody who opens one that is not theirs would
 * become somebody else for good, so they are asked before anything happens.
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

  /** What people who open the link are asked, before anything changes for anybody. */
  async look(id: string, secret: string, here: Recognised | undefined): Promise<HandOverSeen | undefined> {
    const open = await this.open(id, secret);
    if (open === undefined) return undefined;
    const { nickname } = open.person;
    if (here === undefined || here.person.id === open.person.id) return { nickname, guest: null };
    const brought = await this.store.wouldBring(here.person.id, here.device);
    return { nickname, guest: brought ? { nickname: here.person.nickname, ...brought } : null };
  }

  /** The other device wants to come in: the first one to do so, and no other. */
  async claim(id: string, secret: string, label: string): Promise<HandOverClaimed | undefined> {
    const open = await this.open(id, secret);
    if (open === undefined) return undefined;
    const { ticket, person } = open;
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
  async collect(id: string, claim: string, merge: boolean): Promise<Proof | "waiting" | undefined> {
    const ticket = await this.tickets.find(id);
    if (ticket?.state.claim === undefined || !sameText(ticket.state.claim.hash, hashOf(claim)))
      return undefined;
    if (!ticket.state.accepted) return "waiting";
    return { person: ticket.state.person, uses: { ticket: id }, leavesGuest: !merge };
  }

  /** A link that nobody has used yet, by somebody who knows its secret. */
  private async open(id: string, secret: string) {
    const ticket = await this.tickets.find(id);
    if (ticket === undefined || ticket.state.claim !== undefined) return undefined;
    if (!sameText(ticket.state.secretHash, hashOf(secret))) return undefined;
    const person = await this.store.person(ticket.state.person);
    return person && { ticket, person };
  }
}
