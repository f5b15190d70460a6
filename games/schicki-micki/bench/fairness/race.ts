import { fastRandom } from "@tavolata/kernel";
import { type LineQuality, SlowConnection } from "../../../../server/testing/slow-connection.ts";
import { bySeat, type Card, type Event } from "../../rules/index.ts";
import { eventsIn, HONEST, type Honesty, Racer } from "./racer.ts";

export interface Entrant {
  /** Over a line like this, with a balancer that has measured it; straight to the server if there is none. */
  readonly connection?: LineQuality;
  readonly honesty?: Honesty;
}

/** One window in which everybody answered, and one alone could win. Everything is by the entrants' numbers. */
export interface Round {
  /** How long everybody really took. */
  readonly truth: readonly number[];
  /** How long they took as the referee has it. */
  readonly judged: readonly number[];
  /** In the order in which their answers came in. */
  readonly arrived: readonly number[];
  readonly winners: readonly number[];
}

/** The item of an entrant in a list with one item for each. */
export function ofEntrant<Item>(list: readonly Item[], entrant: number): Item {
  const item = list[entrant];
  if (item === undefined) throw new RangeError(`no entrant ${entrant}`);
  return item;
}

/** As fast as the rules allow it, so that many rounds are played. */
const OPTIONS = { turning: "clock", paceSeconds: 1, restSeconds: 1, windowMs: 1000 };

export interface Race {
  readonly rounds: readonly Round[];
  /** What each was flagged as, at some table. */
  readonly flags: readonly ReadonlySet<string>[];
}

export interface Size {
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
  /** Another deck than ours. */
  readonly deck?: readonly Card[];
}

/** Lets entrants race against each other at many tables at once, until there are enough rounds. */
export async function race(
  port: number,
  entrants: readonly Entrant[],
  { tables, rounds, seed, deck }: Size,
): Promise<Race> {
  const random = fastRandom(seed);
  const connections = await Promise.all(
    entrants.map(async ({ connection, honesty = HONEST }) => ({
      slow: connection && (await SlowConnection.open(port, connection, random)),
      honesty,
      transport: connection?.roundTrip,
    })),
  );
  const found: Round[] = [];
  const flags = entrants.map(() => new Set<string>());
  const all = await Promise.all(
    Array.from({ length: tables }, async (_, number) => {
      const racers = await Promise.all(
        connections.map(({ slow, honesty, transport }) =>
          Racer.connect(slow?.port ?? port, honesty, random, transport),
        ),
      );
      // Nobody has the same seat everywhere: seats should decide nothing.
      const order = racers.map((_, i) => (i + number) % racers.length);
      const seated = order.map((entrant) => ofEntrant(racers, entrant));
      return { racers, order, table: await sitDown(seated, deck) };
    }),
  );
  await new Promise<void>((enough) => {
    let over = 0;
    for (const { racers, order, table } of all) {
      const watching = new Watching(order, racers, found, flags);
      for (const racer of racers) racer.race(table);
      ofEntrant(racers, 0).client.onUpdate.add((update) => {
        const events = eventsIn(update);
        watching.hear(events);
        if (events.some(({ type }) => type === "gameOver")) over += 1;
        if (found.length >= rounds || over === tables) enough();
      });
      for (const { client } of racers) void client.mustDo(table, { type: "ready", seed: client.id });
    }
  });
  await Promise.all(all.flatMap(({ racers }) => racers.map(({ client }) => client.close())));
  await Promise.all(connections.map(({ slow }) => slow?.close()));
  return { rounds: found, flags };
}

/** The credit for a slow connection is only granted once it has been measured. */
const MEASURED = 3;

async function sitDown(racers: readonly Racer[], deck: Size["deck"]): Promise<string> {
  const options = deck === undefined ? OPTIONS : { ...OPTIONS, deck };
  const { table } = await ofEntrant(racers, 0).client.must({ type: "open", game: "schicki-micki", options });
  if (table === undefined) throw new Error("no table was opened");
  for (const [chair, { client }] of racers.entries()) {
    await client.must({ type: "watch", table });
    await client.mustDo(table, { type: "sit", chair });
  }
  await Promise.all(racers.map(({ client }) => client.until(() => client.pings >= MEASURED)));
  return table;
}

/** One table, as somebody notes down how its windows went. */
class Watching {
  private arrived: number[] = [];
  private card = 0;

  constructor(
    /** Which entrant sits on each seat. */
    private readonly order: readonly number[],
    private readonly racers: readonly Racer[],
    private readonly rounds: Round[],
    private readonly flags: readonly Set<string>[],
  ) {}

  hear(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === "turned") this.card = event.number;
      else if (event.type === "windowOpens") this.arrived = [];
      else if (event.type === "called" || event.type === "moved")
        this.arrived.push(bySeat(this.order, event.seat));
      else if (event.type === "flagged")
        ofEntrant(this.flags, bySeat(this.order, event.seat)).add(event.flag);
      else if (event.type === "settled") this.note(event);
    }
  }

  private note({ why, cards: laid, reactions, winners }: Extract<Event, { type: "settled" }>): void {
    const { order, racers, arrived, card } = this;
    const truth = racers.flatMap((racer) => racer.truth.get(card) ?? []);
    const judged = racers.flatMap((_, i) => reactions.find(({ seat }) => order[seat] === i)?.after ?? []);
    // On a machine that is busy the next card may be turned before somebody's answer to this one is in.
    const toThisCard = reactions.every(({ cards }) => cards === laid);
    const everybody = [reactions, truth, judged].every(({ length }) => length === racers.length);
    if (why?.situation === "several" || !toThisCard || !everybody) return;
    this.rounds.push({
      truth,
      judged,
      arrived: [...arrived],
      winners: winners.map((seat) => bySeat(order, seat)),
    });
  }
}
