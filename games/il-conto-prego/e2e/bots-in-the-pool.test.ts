import {
  type AnyGame,
  begin,
  defaultsOf,
  enter,
  fastChance,
  fastRandom,
  type GameTypes,
  gameTime,
  heard,
  pick,
  type Result,
  type Seat,
  type Standing,
  same,
} from "@tavolata/kernel";
import { afterAll, describe, expect, it } from "vitest";
import { BotPool } from "../../../server/runtime/bots/bot-pool.ts";
import type { BotMove, BotMoveResult, BotRequest } from "../../../server/runtime/bots/requests.ts";
import { BUILT_GAMES } from "../../../server/testing/built.ts";
import { BOTS } from "../bot/index.ts";
import { RULES } from "../rules/index.ts";

const SEATS = 4;
const ilConto: AnyGame = RULES;
/** On a busy machine bots would wait for long and think less, each in its own way. */
const patienceMs = 60_000;
const pool = new BotPool({ gamesModule: BUILT_GAMES, workers: 2, patienceMs });
afterAll(() => pool.close());

type Ask = (job: BotRequest, standing: Standing<GameTypes>, seat: Seat) => Promise<BotMoveResult>;

/** Plays a whole game with the kernel alone; every seat is told what it has heard since its last decision. */
async function playThrough(seed: number, bots: readonly string[], ask: Ask): Promise<Result> {
  const chance = fastChance(seed);
  const choices = fastRandom(seed, 99);
  const setup = { seats: SEATS, options: defaultsOf<object>(ilConto.options) };
  const ears = bots.map(() => ({ all: [] as unknown[], told: 0 }));
  let step = begin(ilConto, setup, 0, chance);
  for (let seq = 1; ; seq++) {
    if (step.refused !== undefined) throw new Error(`refused: ${step.refused.code}`);
    const { standing, told } = step;
    for (const [seat, { all }] of ears.entries()) all.push(...heard(told, seat));
    const result = ilConto.result(standing.state);
    if (result !== undefined) return result;
    const seat = pick(ilConto.awaits(standing.state), choices);
    const ear = ears[seat]!;
    const job: BotRequest = {
      game: ilConto.name,
      bot: bots[seat]!,
      key: `game ${seed}, seat ${seat}`,
      seat,
      heard: ear.all.slice(ear.told),
      owner: { network: "10.0.0.1", table: "a table" },
      heardBefore: ear.told,
      ...seenBy(standing, standing.state, seat),
      seed: choices.below(2 ** 31),
      events: async () => ear.all,
    };
    ear.told = ear.all.length;
    const { move, faulty } = await ask(job, standing, seat);
    expect(faulty).toBeUndefined();
    step = enter(ilConto, standing, { seq, at: seq * 1000, by: seat, move }, chance);
  }
}

/** What a seat would see and could do if this were the state of the game. */
function seenBy({ clock, at }: Standing<GameTypes>, state: object, seat: Seat) {
  const now = gameTime(clock, at);
  return {
    view: ilConto.view(state, seat),
    offers: ilConto.moves(state, seat, { now, actedAt: now }),
  };
}

describe("Bots in the pool", () => {
  it("play a whole game of Il Conto to its end, the same one each time", async () => {
    const bots = ["counter:easy", "counter", "bluffer", "rulebook"];
    const play = async () => {
      const moves: BotMove[] = [];
      const ownPool = new BotPool({ gamesModule: BUILT_GAMES, patienceMs, workers: 2 });
      const result = await playThrough(5, bots, async (job) => {
        const result = await ownPool.think(job);
        moves.push(result.move);
        return result;
      });
      await ownPool.close();
      return { result, moves };
    };
    const [once, again] = await Promise.all([play(), play()]);
    expect(once.result.places).toHaveLength(SEATS);
    expect(once).toEqual(again);
  });

  it("choose the same when the hidden cards are swapped", async () => {
    let swaps = 0;
    for (const [i, { name }] of BOTS.entries()) {
      const imagining = fastRandom(i, 7);
      await playThrough(20 + i, Array(SEATS).fill(name), async (job, standing, seat) => {
        const swapped = ilConto.imagine(ilConto.view(standing.state, seat), imagining);
        const neighbour = (seat + 1) % SEATS;
        const hands = [standing.state, swapped].map((state) => ilConto.view(state, neighbour));
        if (!same(hands[0], hands[1])) swaps += 1;
        const [real, other] = await Promise.all([
          pool.think(job),
          pool.think({ ...job, ...seenBy(standing, swapped, seat), key: `${job.key}, swapped` }),
        ]);
        expect(other).toEqual(real);
        return real;
      });
    }
    expect(swaps).toBeGreaterThan(50);
  }, 180_000);

  it("are told nothing but what belongs into a job, whatever the table hands in", async () => {
    await playThrough(30, Array(SEATS).fill("counter"), async (job, standing) => {
      const tooMuch = { ...job, state: standing.state, key: `${job.key}, told too much` };
      // A function cannot be sent to a worker: were the fields not picked one by one, this would be a fault.
      const result = await pool.think({ ...tooMuch, peek: () => standing.state } as BotRequest);
      expect(result).toEqual(await pool.think(job));
      return result;
    });
  });
});
