import { createHash } from "node:crypto";
import type { Instant } from "@tavolata/kernel";

import type { PublicPurse } from "../protocol/index.ts";
import { HOUSE_ACCOUNT, type LogWrite, purseOf, type Store } from "../store/contract.ts";

/** In cents: what a new purse has in it, and what it is filled up to on every later day on which it is opened. */
const FIRST_FILL = 4000;
const DAILY_FILL = 10_000;
const DAY_MS = 24 * 60 * 60_000;
/** When an evening begins, a whole circle opens its purses at once, and one network may write only one fill at a time. */
const MOST_TRIES = 50;

/** Whose purse it is, and the guests who turned out to be them. */
interface Owner {
  readonly person: { readonly id: string };
  readonly formerly: readonly string[];
}

interface Fill {
  readonly type: "filled";
  readonly day: number;
  readonly chips: number;
}

/**
 * Play chips: they come from the house, and nobody can buy any, or buy anything with them. Each purse has a log with
 * one entry for each fill. So has each network on each day, and a fill is an entry in both or in neither: a network gets
 * no more chips in a day than a whole card circle needs, however many guests come from it. So that is all that anybody
 * can have others lose to them on purpose.
 */
export class Purses {
  constructor(
    private readonly store: Store,
    /** What may come into the purses of one network in a day. */
    private readonly centsPerDay: number,
  ) {}

  /** What is in somebody's purse, after filling it if that was due. */
  async balanceAfterFill({ person: { id: person }, formerly }: Owner, network: string): Promise<PublicPurse> {
    await this.collect(person, formerly);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const now = this.store.now();
      const balance = await this.store.balance(purseOf(person));
      const fill = await this.fillFor(person, balance, dayOf(now));
      const fillsAt = (dayOf(now) + 1) * DAY_MS;
      if (fill === undefined) return { chips: balance, fillsAt };
      const slot = await this.slotFor(network, fill);
      if (slot === undefined) return { chips: balance, fillsAt };
      const appended = await this.store.append({
        writes: [entry(`purse:${person}`, fill.seq, now, fill), entry(slot.log, slot.seq, now, fill)],
        transfers: [{ from: HOUSE_ACCOUNT, to: purseOf(person), amount: fill.chips, why: "fill" }],
      });
      if (appended.done) return { chips: balance + fill.chips, fillsAt };
    }
    return { chips: await this.store.balance(purseOf(person)), fillsAt: this.store.now() };
  }

  /** Chips that were on a table when a guest turned out to be somebody come back to the guest's purse: they are theirs. */
  private async collect(person: string, formerly: readonly string[]): Promise<void> {
    for (const guest of formerly) {
      const amount = await this.store.balance(purseOf(guest));
      if (amount === 0) continue;
      await this.store.append({
        writes: [],
        transfers: [{ from: purseOf(guest), to: purseOf(person), amount, why: "merge" }],
      });
    }
  }

  /** Undefined if none is due. */
  private async fillFor(
    person: string,
    balance: number,
    day: number,
  ): Promise<(Fill & { readonly seq: number }) | undefined> {
    const last = (await this.store.open(`purse:${person}`))?.entries.at(-1);
    if (last === undefined) return { type: "filled", day, chips: FIRST_FILL, seq: 0 };
    const [before] = JSON.parse(last.steps) as [Fill];
    if (before.day >= day || balance >= DAILY_FILL) return undefined;
    return { type: "filled", day, chips: DAILY_FILL - balance, seq: last.seq + 1 };
  }

  private async slotFor(network: string, fill: Fill): Promise<{ log: string; seq: number } | undefined> {
    const log = `fills:${fill.day}:${createHash("sha256").update(network).digest("hex")}`;
    const entries = (await this.store.open(log))?.entries ?? [];
    const sums = entries.map(({ steps }) => (JSON.parse(steps) as [Fill])[0].chips);
    const given = sums.reduce((sum, chips) => sum + chips, 0);
    return given + fill.chips <= this.centsPerDay ? { log, seq: entries.length } : undefined;
  }
}

function entry(log: string, seq: number, at: Instant, { type, day, chips }: Fill): LogWrite {
  return { log, seq, at, steps: JSON.stringify([{ type, day, chips }]), told: "[null]", alarm: null };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}
