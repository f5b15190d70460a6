import { findGame } from "@tavolata/games";
import { type GameRecord, type GameTypes, verify } from "@tavolata/kernel";
import { expect } from "vitest";
import { becomeGuest, Client } from "../server/testing/client.ts";
import { SteadyPlayer } from "../server/testing/steady-player.ts";

export interface SteadyTable {
  readonly table: string;
  readonly players: readonly SteadyPlayer[];
}

/** Tables of Il Conto, Prego! with steady players, and with bots if wanted. */
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
    const { table } = await host.must({ type: "open", game: "il-conto-prego", settings });
    if (table === undefined) throw new Error("no table was opened");
    for (const [chair, client] of clients.entries()) {
      await client.must({ type: "watch", table });
      await client.mustDo(table, { type: "sit", chair });
    }
    for (let chair = people; chair < people + bots; chair++) {
      await host.mustDo(table, { type: "seat-bot", chair, bot: "counter" });
    }
    await Promise.all(clients.map((client) => client.close()));
    const opened = {
      table,
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
    for (const { contradictions } of this.players) expect(contradictions).toEqual([]);
    for (const { table, players } of this.tables) {
      const witness = await Client.connect(port, await becomeGuest(port));
      await witness.must({ type: "watch", table });
      const ended = witness.room!.ended.filter(({ result }) => result !== null);
      expect(ended.length).toBeGreaterThan(0);
      for (const { id, number } of ended) {
        const response = await fetch(`http://127.0.0.1:${port}/api/record/${id}`);
        const record = (await response.json()) as GameRecord<GameTypes>;
        expect(verify(findGame(record.game)!.rules, record)).toMatchObject({ fair: true });
        for (const player of players) {
          const answered = player.answered.filter(({ game }) => game === number).map(({ move }) => move);
          const written = record.log.filter(({ by }) => by === player.seat).map(({ move }) => move);
          expect(written).toEqual(answered);
        }
      }
      await witness.close();
    }
  }

  private somethingHappened(): void {
    for (const check of [...this.waiting]) check();
  }
}
