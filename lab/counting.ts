import {
  count,
  countMean,
  countRate,
  type GameFigures,
  type Measure,
  type Tally,
  type Watching,
} from "@tavolata/figures";
import type { GameTypes, Offer, Seat, Tell } from "@tavolata/kernel";
import type { Played, Spectator } from "./game.ts";

/** A win is cut in so many parts that two to ten who share it each get a whole number of them. */
export const WHOLE = 2520;
export const SECONDS_IN_A_BIN = 30;
const MOST_OFFERS = 999;
/** Going through all that was open at every decision costs time and adds little: one game in so many is enough. */
const DECISIONS_OF_ONE_GAME_IN = 8;

/** What the lab counts of every game, whatever it is. */
export const MEASURES: readonly Measure[] = [
  { id: "moves", label: "Moves in a game", unit: "moves", scale: 1 },
  { id: "minutes", label: "Estimated length", unit: "minutes", scale: 60 },
  { id: "first-mover", label: "First mover's share of the wins", unit: "%", scale: WHOLE / 100 },
  { id: "lead-changes", label: "Lead changes", unit: "changes", scale: 1 },
  { id: "comeback", label: "Winner was behind at half-time", unit: "%", scale: 0.01 },
];

/** Counts games into a tally: what every game has, and through `figures` what only this one has. */
export class Counting implements Spectator {
  private readonly wins: number[];
  private readonly winProducts: number[];
  private readonly lasts: number[];
  private readonly lastProducts: number[];
  private readonly order: number[];
  private readonly orderProducts: number[];
  private readonly moves: number[];
  private readonly halfMinutes: number[];
  private readonly allSeconds: number[];
  private readonly branching: number[];
  private readonly kinds: number[];
  private readonly leadChanges: number[];
  private readonly comebacks: number[];
  private readonly stalls: number[];
  private readonly watching: Watching<GameTypes>;
  private readonly scoredAfter: string;
  private readonly offered: boolean[];
  private readonly kindOf: ReadonlyMap<string, number>;
  readonly tell: Tell<GameTypes["event"]>;
  private state: object | undefined;
  private looking = false;
  private seconds = 0;
  private scores: (readonly number[])[] = [];
  /** Events are told in the middle of a move; how the players stand is asked when it is over. */
  private scoreIsDue = false;

  constructor(
    private readonly tally: Tally,
    private readonly figures: GameFigures<GameTypes>,
    private readonly players: number,
    kinds: readonly string[],
  ) {
    this.wins = tally.row("wins");
    this.winProducts = tally.row("wins/products");
    this.lasts = tally.row("lasts");
    this.lastProducts = tally.row("lasts/products");
    this.order = tally.row("order");
    this.orderProducts = tally.row("order/products");
    this.moves = tally.row("moves");
    this.halfMinutes = tally.row("half-minutes");
    this.allSeconds = tally.row("seconds");
    this.branching = tally.row("branching");
    this.kinds = tally.row("kinds");
    this.leadChanges = tally.row("lead-changes");
    this.comebacks = tally.row("comebacks");
    this.stalls = tally.row("stalls");
    this.watching = figures.watch(tally, players);
    this.scoredAfter = figures.scoredAfter;
    const hear = (event: GameTypes["event"]) => this.event(event);
    this.tell = Object.assign(hear, { to: (_: unknown, secret: GameTypes["event"]) => hear(secret) });
    this.kindOf = new Map(kinds.map((kind, i) => [kind, i]));
    this.offered = kinds.map(() => false);
  }

  beginGame(index: number): void {
    this.seconds = 0;
    this.scores = [];
    this.scoreIsDue = false;
    this.state = undefined;
    this.looking = index % DECISIONS_OF_ONE_GAME_IN === 0;
    this.watching.beginGame?.(index);
  }

  gameStarted(state: object): void {
    this.state = state;
  }

  private event(event: GameTypes["event"]): void {
    this.seconds += this.watching.event(event, this.state);
    if (event.type === this.scoredAfter) this.scoreIsDue = true;
  }

  decision(
    state: object,
    _seat: Seat,
    offers: readonly Offer<GameTypes["move"]>[],
    move: GameTypes["move"],
  ): void {
    if (this.scoreIsDue) this.keepScore(state);
    if (!this.looking) return;
    // An offer with ranges stands for more choices than can be counted here.
    if (offers.every((offer) => offer.open === undefined))
      count(this.branching, Math.min(offers.length, MOST_OFFERS));
    const { offered } = this;
    offered.fill(false);
    let last = "";
    for (const offer of offers) {
      // Offers come in runs of one type, so the look-up is seldom needed.
      if (offer.move.type === last) continue;
      last = offer.move.type;
      offered[this.kindOf.get(last)!] = true;
    }
    if (offered.filter(Boolean).length < 2) return;
    const chosen = this.kindOf.get(move.type);
    for (let kind = 0; kind < offered.length; kind++) {
      if (offered[kind]) countRate(this.kinds, kind, kind === chosen);
    }
  }

  /** Counts a finished game in, and returns its measures: those of every game, then the game's own. */
  endGame({ result, moves, firstMover, state }: Played): number[] | undefined {
    if (this.scoreIsDue) this.keepScore(state);
    countRate(this.stalls, 0, result === undefined);
    if (result === undefined) return undefined;
    const shares = sharesOf(result.places, 1);
    countShares(this.wins, this.winProducts, shares);
    countShares(this.lasts, this.lastProducts, sharesOf(result.places, Math.max(...result.places)));
    const fromFirst = shares.map((_, i) => shares[(firstMover + i) % this.players]!);
    countShares(this.order, this.orderProducts, fromFirst);
    count(this.moves, moves);
    const seconds = Math.round(this.seconds);
    count(this.halfMinutes, Math.floor(seconds / SECONDS_IN_A_BIN));
    countMean(this.allSeconds, seconds);
    const changes = leadChanges(this.scores);
    countMean(this.leadChanges, changes);
    const comeback = cameBack(this.scores, shares);
    countRate(this.comebacks, 0, comeback);
    const own = this.watching.endGame?.(state) ?? [];
    return [moves, seconds, shares[firstMover]!, changes, comeback ? 1 : 0, ...own];
  }

  private keepScore(state: object): void {
    this.scores.push(this.figures.score(state));
    this.scoreIsDue = false;
  }

  experiment(random: Parameters<NonNullable<Watching<GameTypes>["experiment"]>>[0]): void {
    this.watching.experiment?.(random);
  }

  /** What all seats of a bot won in one game together: seats of one game are no independent observations. */
  countBot(name: string, shares: number): void {
    countMean(this.tally.row(`bot/${name}`), shares);
  }
}

/** Everybody's part of this place. */
export function sharesOf(places: readonly number[], place: number): number[] {
  const holders = places.filter((other) => other === place).length;
  return places.map((other) => (other === place ? WHOLE / holders : 0));
}

/** Sums, products by pairs, and at the end of the sums how many there were. */
function countShares(sums: number[], products: number[], shares: readonly number[]): void {
  const { length } = shares;
  for (let i = 0; i < length; i++) {
    const share = shares[i]!;
    if (share === 0) continue;
    count(sums, i, share);
    for (let j = 0; j < length; j++) if (shares[j] !== 0) count(products, i * length + j, share * shares[j]!);
  }
  count(sums, length);
}

/** How often another player than before was alone in front. */
function leadChanges(scores: readonly (readonly number[])[]): number {
  let leader = -1;
  let changes = 0;
  for (const score of scores) {
    const best = Math.max(...score);
    const first = score.indexOf(best);
    if (score.lastIndexOf(best) !== first || first === leader) continue;
    if (leader >= 0) changes += 1;
    leader = first;
  }
  return changes;
}

/** Whether somebody who won was behind when half of the scoring was done. */
function cameBack(scores: readonly (readonly number[])[], shares: readonly number[]): boolean {
  const half = scores[Math.floor(scores.length / 2) - 1];
  if (half === undefined) return false;
  const best = Math.max(...half);
  return shares.every((share, seat) => share === 0 || half[seat]! < best);
}
