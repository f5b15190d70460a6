import type { Random } from "@tavolata/kernel";
import { Client, type WholeUpdate } from "../../../../server/testing/client.ts";
import { rightMove } from "../../bot/answer.ts";
import { type Card, type Event, look, type View } from "../../rules/index.ts";

/** How a racer behaves: what their answers claim, and how soon they answer the server's pings. */
export interface Honesty {
  readonly claims: "the truth" | "nothing" | "just enough";
  /** Milliseconds that they make their line look slower by. */
  readonly pongsLate?: number;
}

export const HONEST: Honesty = { claims: "the truth" };

/** How fast everybody is, in milliseconds. */
const FASTEST = 300;
const SPREAD = 250;
/** A little less than the most that a slow line is granted, so that nobody is always on the bound. */
const JUST_ENOUGH = 147;

/** Somebody at a table who sees everything at once, and answers it after a time that does not depend on their line. */
export class Racer {
  /** How long they really took, by the number of the card. */
  readonly truth = new Map<number, number>();

  private constructor(
    readonly client: Client,
    private readonly honesty: Honesty,
    private readonly random: Random,
  ) {}

  /** If there is a balancer, it has measured so many milliseconds for the transport of their line. */
  static async connect(
    port: number,
    honesty: Honesty,
    random: Random,
    transport: number | undefined,
  ): Promise<Racer> {
    const client = await Client.connect(port, undefined, {
      pongsLate: honesty.pongsLate,
      forwarded:
        transport === undefined ? {} : { "x-tcp-rtt": String(Math.round(1000 * Math.max(1, transport))) },
    });
    return new Racer(client, honesty, random);
  }

  /** From now on they answer every card of the game at this table. */
  race(table: string): void {
    this.client.onUpdate.add((update) => {
      const turned = eventsIn(update).findLast((event) => event.type === "turned");
      if (turned?.type === "turned") this.see(table, update, turned.number);
    });
  }

  private see(table: string, update: WholeUpdate, card: number): void {
    const seen = performance.now();
    const { line } = update.view as View;
    const move = rightMove(look(line.map((turned) => turned.card as Card)));
    if (move === undefined) return;
    const wait = FASTEST + (SPREAD * this.random.below(1_000_000)) / 1_000_000;
    setTimeout(() => {
      const took = performance.now() - seen;
      this.truth.set(card, took);
      const claimed = { "the truth": took, nothing: 0, "just enough": Math.max(0, took - JUST_ENOUGH) }[
        this.honesty.claims
      ];
      const reaction = { claimed, update: update.update };
      void this.client.ask({ type: "move", table, game: update.game, move, reaction });
    }, wait);
  }
}

export function eventsIn({ events }: WholeUpdate): Event[] {
  return events.flatMap((moment) => moment.events as unknown as Event[]);
}
