import type { Client, Guest } from "../../server/testing/client.ts";
import { beginGame, keepPlaying, tableOf } from "../../server/testing/test-server.ts";

const P99_MS = 250;
const QUIET_GAMES = 3;

/** Where people come from. */
export interface Visitors {
  client(guest?: Guest): Promise<Client>;
}

/** People who play one short game after the other until they are told to stop. Measures how long answers take. */
export class HonestTable {
  games = 0;
  private answerTimes: number[] = [];
  private quietP99 = 0;

  static async open(visitors: Visitors): Promise<HonestTable> {
    const { table, clients: players } = await tableOf(visitors, 3, { options: { lives: 3 } });
    const honest = new HonestTable(table, players);
    await honest.playWhile(() => honest.games < QUIET_GAMES);
    honest.quietP99 = honest.p99();
    honest.answerTimes = [];
    honest.games = 0;
    return honest;
  }

  private constructor(
    private readonly table: string,
    private readonly players: readonly Client[],
  ) {
    for (const player of players) {
      const ask = player.ask.bind(player);
      player.ask = async (request) => {
        const sentAt = performance.now();
        const answer = await ask(request);
        this.answerTimes.push(performance.now() - sentAt);
        return answer;
      };
    }
  }

  async playWhile(goesOn: () => boolean): Promise<void> {
    do {
      await beginGame(this.table, this.players);
      await Promise.all(this.players.map((player) => keepPlaying(player, this.table)));
      this.games++;
    } while (goesOn());
  }

  /**
   * How long nearly every answer took, and how long it may take, given what this machine can do without an attack.
   */
  slowness(): { p99: number; bearable: number } {
    return { p99: this.p99(), bearable: Math.max(P99_MS, 5 * this.quietP99) };
  }

  private p99(): number {
    const sorted = [...this.answerTimes].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)]!;
  }
}

/** The table under attack: a game in which one player has the turn and thinks, while a spectator watches. */
export async function attackedTable(visitors: Visitors) {
  const { table, clients: players } = await tableOf(visitors, 3, { options: { lives: 2 } });
  await beginGame(table, players);
  const thinker = players.find(({ update }) => update!.awaited)!;
  const seated = players.find((player) => player !== thinker && player !== players[0])!;
  const spectator = await visitors.client();
  await spectator.must({ type: "watch", table });
  return { table, players, thinker, seated, spectator };
}
