import { type AnyBot, findBot, type Mind } from "@tavolata/bots";
import { countMean, Tally } from "@tavolata/figures";
import type { LoadedGame } from "@tavolata/games";
import { fastRandom, type GameTypes, itemAt, type Random, type Seat, seedFrom } from "@tavolata/kernel";
import type { Batch, CountedBatch } from "./batch.ts";
import { playClockedGame } from "./clocked-game.ts";
import { Counting, sharesOf } from "./counting.ts";
import { type GameToPlay, type Played, playGame, type Spectator } from "./game.ts";
import { botsOf, gameOf, moveTypes, type Plan } from "./plan.ts";
import { Trail } from "./trail.ts";

/** Each game of a run needs three kinds of chance: for the deal, the bots' choices and the experiments. */
const STREAMS = 3;

type Banned = NonNullable<GameToPlay["banned"]>;

/** Plays the games of a plan, in any order, and counts. */
export class Laboratory {
  private readonly game: LoadedGame;
  private readonly seed: number;
  private readonly tally = new Tally();
  private readonly counting: Counting;
  /** A tally of its own for each variant that is compared. */
  private readonly variants: readonly { options: object; tally: Tally; counting: Counting }[];
  private readonly trail = new Trail();
  /** How to seat each bot, by the name that was asked for. */
  private readonly seats = new Map<string, { bot: AnyBot; sit(seat: Seat): Mind<GameTypes> }>();

  constructor(private readonly plan: Plan) {
    const game = gameOf(plan);
    this.game = game;
    this.seed = seedFrom(plan.seed);
    const kinds = moveTypes(game);
    const countingIn = (tally: Tally, options: object) =>
      new Counting(tally, game.figures, { players: plan.players, options }, kinds);
    this.counting = countingIn(this.tally, plan.options);
    this.variants = plan.variants.map((options) => {
      const tally = new Tally();
      return { options, tally, counting: countingIn(tally, options) };
    });
  }

  /** What was counted in these games, and for each variant in those that were compared with them. */
  play({ family, from, to }: Batch): CountedBatch {
    let moves = 0;
    for (let index = from; index < to; index++) moves += this.playNumber(index, family);
    return { rows: this.tally.take(), variants: this.variants.map(({ tally }) => tally.take()), moves };
  }

  private playNumber(index: number, family: number): number {
    const { options, players, ban } = this.plan;
    const names = this.lineUp(index, family);
    const banned = ban === undefined ? undefined : { seat: index % players, type: ban };
    const isCompared = this.variants.length > 0;
    const spectator = isCompared ? this.trail.recorded(this.counting) : this.counting;
    const played = this.playOne(this.counting, spectator, index, names, options, banned);
    const measures = this.endGame(this.counting, this.tally, index, names, played, banned);
    let { moves } = played;
    this.variants.forEach((variant, v) => {
      const followed = this.trail.followed(variant.counting);
      const other = this.playOne(variant.counting, followed.spectator, index, names, variant.options, banned);
      followed.end(this.tally, `felt/${v}`);
      const otherMeasures = this.endGame(variant.counting, variant.tally, index, names, other, banned);
      if (measures !== undefined && otherMeasures !== undefined) this.compare(v, measures, otherMeasures);
      moves += other.moves;
    });
    return moves;
  }

  /** Counts a game that is over, and returns its measures. */
  private endGame(
    counting: Counting,
    tally: Tally,
    index: number,
    names: readonly string[],
    played: Played,
    banned: Banned | undefined,
  ): number[] | undefined {
    const measures = counting.endGame(played);
    counting.experiment(this.stream(index, 2));
    if (played.result === undefined) return measures;
    const shares = sharesOf(played.result.places, 1);
    const bots = new Set(names);
    if (bots.size > 1) {
      for (const bot of bots) {
        counting.countBot(
          bot,
          shares.reduce((sum, share, seat) => (names[seat] === bot ? sum + share : sum), 0),
        );
      }
    }
    if (banned !== undefined) countMean(tally.row("banned"), itemAt(shares, banned.seat));
    return measures;
  }

  private compare(variant: number, measures: readonly number[], others: readonly number[]): void {
    measures.forEach((value, i) => {
      const other = itemAt(others, i);
      countMean(this.tally.row(`measure/${variant}/${i}`), value);
      countMean(this.tally.row(`compared/${variant}/${i}`), other);
      countMean(this.tally.row(`difference/${variant}/${i}`), other - value);
    });
  }

  private playOne(
    counting: Counting,
    spectator: Spectator,
    index: number,
    names: readonly string[],
    options: object,
    banned: Banned | undefined,
  ): Played {
    counting.beginGame(index);
    const seats = names.map((name) => this.find(name));
    const toPlay = {
      game: this.game.rules,
      seats: this.plan.players,
      options,
      minds: seats.map(({ sit }, seat) => sit(seat)),
      chance: this.stream(index, 0),
      choices: this.stream(index, 1),
      ...(banned === undefined ? {} : { banned }),
    };
    const bots = seats.map(({ bot }) => bot);
    return bots.some(({ attention }) => attention !== undefined)
      ? playClockedGame({ ...toPlay, bots }, spectator)
      : playGame(toPlay, spectator);
  }

  /** The bots of a family move on by one seat in each game, so that every bot sits everywhere. */
  private lineUp(index: number, family: number): string[] {
    const bots = itemAt(this.plan.families, family);
    const { players } = this.plan;
    return Array.from({ length: players }, (_, seat) =>
      itemAt(bots, ((seat + index) % players) % bots.length),
    );
  }

  private find(name: string): { bot: AnyBot; sit(seat: Seat): Mind<GameTypes> } {
    const known = this.seats.get(name);
    if (known !== undefined) return known;
    const found = findBot(botsOf(this.game), name);
    if (found.fault !== undefined) throw new Error(found.fault);
    const sitting = { bot: found.bot, sit: (seat: Seat) => found.bot.sit(found.level, seat) };
    this.seats.set(name, sitting);
    return sitting;
  }

  private stream(index: number, kind: number): Random {
    return fastRandom(this.seed, STREAMS * index + kind);
  }
}
