import { createHash } from "node:crypto";
import type { Instant } from "@tavolata/kernel";
import { purseOf } from "../folds/table/chips.ts";
import type { PublicPurse } from "../protocol/index.ts";
import { HOUSE_ACCOUNT, type LogWrite, type Store } from "../store/contract.ts";

/** In cents: what a new purse has in it, and what it is filled up to on every later day on which it is opened. */
const FIRST_FILL = 4000;
const DAILY_FILL = 10_000;
const DAY_MS = 24 * 60 * 60_000;
const MOST_TRIES = 5;

interface Fill {
  readonly type: "filled";
  readonly day: number;
  readonly chips: number;
}

/**
 * Play chips: they come from the house, and nobody can buy any, or buy anything with them. Each purse has a log with
 * one entry for each fill. So has each address on each day, and a fill is an entry in both or in neither: an address
 * gets no more fills in a day than a whole card circle needs, however many guests come from it.
 */
export class Purses {
  constructor(
    private readonly store: Store,
    private readonly fillsPerDay: number,
  ) {}

  /** What is in somebody's purse, after filling it if that was due. */
  async balanceAfterFill(person: string, address: string): Promise<PublicPurse> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const now = this.store.now();
      const balance = await this.store.balance(purseOf(person));
      const fill = await this.fillFor(person, balance, dayOf(now));
      const fillsAt = (dayOf(now) + 1) * DAY_MS;
      if (fill === undefined) return { chips: balance, fillsAt };
      const slot = await this.slotFor(address, fill.day);
      if (slot === undefined) return { chips: balance, fillsAt };
      const appended = await this.store.append({
        writes: [entry(`purse:${person}`, fill.seq, now, fill), entry(slot.log, slot.seq, now, fill)],
        transfers: [{ from: HOUSE_ACCOUNT, to: purseOf(person), amount: fill.chips, why: "fill" }],
      });
      if (appended.done) return { chips: balance + fill.chips, fillsAt };
    }
    return { chips: await this.store.balance(purseOf(person)), fillsAt: this.store.now() };
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

  private async slotFor(address: string, day: number): Promise<{ log: string; seq: number } | undefined> {
    const log = `fills:${day}:${createHash("sha256").update(networkOf(address)).digest("hex")}`;
    const seq = (await this.store.open(log))?.entries.length ?? 0;
    return seq < this.fillsPerDay ? { log, seq } : undefined;
  }
}

function entry(log: string, seq: number, at: Instant, { type, day, chips }: Fill): LogWrite {
  return { log, seq, at, steps: JSON.stringify([{ type, day, chips }]), told: "[null]", alarm: null };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

/** Anyone who has one IPv6 address has a whole network of them; the first half of an address names its network. */
export function networkOf(address: string): string {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::") as [string, string?];
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill("0"), ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":");
}
