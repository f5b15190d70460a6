import { randomBot } from "@tavolata/bots";
import { findGame } from "@tavolata/games";
import { type GameRecord, type GameTypes, verify } from "@tavolata/kernel";
import { expect } from "vitest";
import { becomeGuest, Client } from "../server/testing/client.ts";
import { SteadyPlayer } from "../server/testing/steady-player.ts";
import { TEMPLATE_NAME } from "../server/testing/template.ts";

export interface SteadyTable {
  readonly table: string;
  readonly players: readonly SteadyPlayer[];
  /** The games that were seen to end, by number: a room only lists the last ones. */
  readonly ended: Map<number, string>;
}

/** Something in the records that differs from what players were told. */
export interface RecordFault {
  readonly kind: "contradicted" | "unfair" | "lost" | "doubled";
  readonly what: string;
}

/** Tables of the template game with steady players, and with bots if wanted. */
export class SteadyTables {
  readonly tables: SteadyTable[] = [];
  private readonly waiting = new Set<() => void>();
  private stopped = false;
  private playing: Promise<unknown> = Promise.resolve();

  constructor(private readonly ports: () => readonly number[]) {}

  get players(): SteadyPlayer[] {
    return this.tables.flatMap(({ players }) => players);
  }

  get answers(): number {
    return this.players.reduce((sum, { answered }) => sum + answered.length, 0);
  }

  async open(people: number, bots: number): Promise<SteadyTable> {
    const port = this.ports()[0]!;
    const guests = await Promise.all(Array.from({ length: people }, () => becomeGuest(port)));
    const clients = await Promise.all(guests.map((guest) => Client.connect(port, guest)));
    const host = clients[0]!;
    const settings = { pace: "quick" } as const;
    const { table } = await host.must({ type: "open", game: TEMPLATE_NAME, settings });
    if (table === undefined) throw new Error("no table was opened");
    for (const [chair, client] of clients.entries()) {
      await client.must({ type: "watch", table });
      await client.mustDo(table, { type: "sit", chair });
    }
    for (let chair = people; chair < people + bots; chair++) {
      await host.mustDo(table, { type: "seat-bot", chair, bot: randomBot.name });
    }
    await Promise.all(clients.map((client) => client.close()));
    const opened: SteadyTable = {
      table,
      ended: new Map(),
      players: guests.map(
        (guest, seat) => new SteadyPlayer(this.ports, guest, table, seat, () => this.somethingHappened()),
      ),
    };
    this.tables.push(opened);
    return opened;
  }

  start(): void {
    this.playing = Promise.all(this.players.map((player) => player.play(() => this.stopped)));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { client } of this.players) client?.lookAgain();
    await this.playing;
    await Promise.all(this.players.map(({ client }) => client?.close()));
  }

  /** Waits for a condition. What players know changes only when one of them has heard something. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!condition()) return;
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }

  /** Every table finishes a game that was in play. */
  async finishAGame(): Promise<void> {
    for (const { players } of this.tables) {
      const ended = () => Math.max(...players.map(({ client }) => client?.room?.ended.at(-1)?.number ?? 0));
      const before = ended();
      await this.until(() => ended() > before);
    }
  }

  /**
   * No player heard anything that contradicts what they heard before, and every answered move is in the records of
   * the games exactly once, in the same order.
   */
  async compareWithRecords(port: number): Promise<void> {
    const { faults } = await this.comparedWithRecords(port);
    expect(faults).toEqual([]);
    for (const { ended } of this.tables) expect(ended.size).toBeGreaterThan(0);
  }

  /** What is wrong with the records of all games that have ended, and how many games these are. */
  async comparedWithRecords(port: number): Promise<{ games: number; faults: RecordFault[] }> {
    const faults: RecordFault[] = this.players.flatMap(({ contradictions }) =>
      contradictions.map((what) => ({ kind: "contradicted" as const, what })),
    );
    for (const { table, players, ended } of this.tables) {
      const witness = await Client.connect(port, await becomeGuest(port));
      await witness.must({ type: "watch", table });
      noteEnded(ended, witness);
      await witness.close();
      for (const player of players) {
        const taken = await player.takenBack(port);
        faults.push(
          ...taken.map((what) => ({ kind: "lost" as const, what: `seat ${player.seat}: ${what}` })),
        );
      }
      for (const [number, id] of ended) {
        const response = await fetch(`http://127.0.0.1:${port}/api/record/${id}`);
        const record = (await response.json()) as GameRecord<GameTypes>;
        const verdict = verify(findGame(record.game)!.rules, record);
        if (!verdict.fair) faults.push({ kind: "unfair", what: `${id}: ${JSON.stringify(verdict)}` });
        for (const player of players) faults.push(...compareMoves(player, number, record));
      }
    }
    return { games: this.tables.reduce((sum, { ended }) => sum + ended.size, 0), faults };
  }

  private somethingHappened(): void {
    for (const { players, ended } of this.tables) {
      for (const { client } of players) noteEnded(ended, client);
    }
    for (const check of [...this.waiting]) check();
  }
}

function noteEnded(ended: Map<number, string>, client: Client | undefined): void {
  for (const { id, number, result } of client?.room?.ended ?? []) if (result !== null) ended.set(number, id);
}

function compareMoves(
  { seat, answered }: SteadyPlayer,
  game: number,
  { log }: GameRecord<GameTypes>,
): RecordFault[] {
  const told = answered.filter((one) => one.game === game).map(({ move }) => JSON.stringify(move));
  const written = log.filter(({ by }) => by === seat).map(({ move }) => JSON.stringify(move));
  if (told.join() === written.join()) return [];
  const what = `game ${game}, seat ${seat}: answered ${told.join()}, written ${written.join()}`;
  return [{ kind: written.length > told.length ? "doubled" : "lost", what }];
}
