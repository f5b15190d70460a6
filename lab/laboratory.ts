import { type AnyBot, findBot, type Mind } from "@tavolata/bots";
import { countMean, Tally } from "@tavolata/figures";
import type { LoadedGame } from "@tavolata/games";
import { fastRandom, type GameTypes, itemAt, type Random, seedFrom } from "@tavolata/kernel";
import { playClockedGame } from "./clocked-game.ts";
import { Counting, sharesOf } from "./counting.ts";
import { type Played, playGame } from "./game.ts";
import { botsOf, gameOf, moveTypes, type Plan } from "./plan.ts";
import type { Batch } from "./pool.ts";

/** Each game of a run needs three kinds of chance: for the deal, the bots' choices and the experiments. */
const STREAMS = 3;

/** Plays the games of a plan, in any order, and counts. */
export class Laboratory {
  private readonly game: LoadedGame;
  private readonly seed: number;
  private readonly tally = new Tally();
  private readonly compared = new Tally();
  private readonly counting: Counting;
  private readonly comparing: Counting;
  /** How to seat each bot, by the name that was asked for. */
  private readonly seats = new Map<string, { bot: AnyBot; sit(): Mind<GameTypes> }>();

  constructor(private readonly plan: Plan) {
    const game = gameOf(plan);
    this.game = game;
    this.seed = seedFrom(plan.seed);
    const kinds = moveTypes(game);
    this.counting = new Counting(this.tally, game.figures, plan.players, kinds);
    this.comparing = new Counting(this.compared, game.figures, plan.players, kinds);
  }

  play({ family, from, to }: Batch): { rows: Record<string, number[]>; moves: number } {
    let moves = 0;
    for (let index = from; index < to; index++) moves += this.playNumber(index, family);
    // The variant's own tally is only needed to get its measures, which are among the rows.
    this.compared.take();
    return { rows: this.tally.take(), moves };
  }

  private playNumber(index: number, family: number): number {
    const { options, compare, players, ban } = this.plan;
    const names = this.lineUp(index, family);
    const banned = ban === undefined ? undefined : { seat: index % players, type: ban };
    const played = this.playOne(this.counting, index, names, options, banned);
    const measures = this.counting.endGame(played);
    this.counting.experiment(this.stream(index, 2));
    if (played.result !== undefined) {
      const shares = sharesOf(played.result.places, 1);
      const bots = new Set(names);
      if (bots.size > 1) {
        for (const bot of bots) {
          this.counting.countBot(
            bot,
            shares.reduce((sum, share, seat) => (names[seat] === bot ? sum + share : sum), 0),
          );
        }
      }
      if (banned !== undefined) countMean(this.tally.row("banned"), itemAt(shares, banned.seat));
    }
    if (compare === undefined) return played.moves;

    const other = this.playOne(this.comparing, index, names, compare, banned);
    const otherMeasures = this.comparing.endGame(other);
    if (measures !== undefined && otherMeasures !== undefined) {
      measures.forEach((value, i) => {
        countMean(this.tally.row(`measure/${i}`), value);
        const compared = itemAt(otherMeasures, i);
        countMean(this.tally.row(`compared/${i}`), compared);
        countMean(this.tally.row(`difference/${i}`), compared - value);
      });
    }
    return played.moves + other.moves;
  }

  private playOne(
    counting: Counting,
    index: number,
    names: readonly string[],
    options: object,
    banned: { seat: number; type: string } | undefined,
  ): Played {
    counting.beginGame(index);
    const seats = names.map((name) => this.find(name));
    const toPlay = {
      game: this.game.rules,
      seats: this.plan.players,
      options,
      minds: seats.map(({ sit }) => sit()),
      chance: this.stream(index, 0),
      choices: this.stream(index, 1),
      ...(banned === undefined ? {} : { banned }),
    };
    const bots = seats.map(({ bot }) => bot);
    return bots.some(({ attention }) => attention !== undefined)
      ? playClockedGame({ ...toPlay, bots }, counting)
      : playGame(toPlay, counting);
  }

  /** The bots of a family move on by one seat in each game, so that every bot sits everywhere. */
  private lineUp(index: number, family: number): string[] {
    const bots = itemAt(this.plan.families, family);
    const { players } = this.plan;
    return Array.from({ length: players }, (_, seat) =>
      itemAt(bots, ((seat + index) % players) % bots.length),
    );
  }

  private find(name: string): { bot: AnyBot; sit(): Mind<GameTypes> } {
    const known = this.seats.get(name);
    if (known !== undefined) return known;
    const found = findBot(botsOf(this.game), name);
    if (found.fault !== undefined) throw new Error(found.fault);
    const seat = { bot: found.bot, sit: () => found.bot.sit(found.level) };
    this.seats.set(name, seat);
    return seat;
  }

  private stream(index: number, kind: number): Random {
    return fastRandom(this.seed, STREAMS * index + kind);
  }
}
