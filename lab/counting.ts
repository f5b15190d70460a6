import {
  count,
  countMean,
  countRate,
  type GameFigures,
  type Measure,
  type Tally,
  type Watching,
} from "@tavolata/figures";
import { type GameTypes, itemAt, type Offer, type Seat, type Tell } from "@tavolata/kernel";
import { type Played, type Spectator, STALL } from "./game.ts";

/** A win has this many parts, so that two to ten players who share it each get a whole number of them. */
export const WHOLE = 2520;
export const SECONDS_IN_A_BIN = 30;
const MOST_OFFERS = 999;
/** Going through all offers at every decision takes time and adds little, so it is done in one of this many games. */
const DECISIONS_OF_ONE_GAME_IN = 8;

/** What the lab measures in every game, whichever it is. */
export const MEASURES: readonly (Measure & { readonly needsFigures?: true })[] = [
  { id: "moves", label: "Moves in a game", unit: "moves", scale: 1 },
  { id: "minutes", label: "Estimated length", unit: "minutes", scale: 60, needsFigures: true },
  { id: "first-mover", label: "First mover's share of the wins", unit: "%", scale: WHOLE / 100 },
  { id: "lead-changes", label: "Lead changes", unit: "changes", scale: 1, needsFigures: true },
  { id: "comeback", label: "Winner was behind at half-time", unit: "%", scale: 0.01, needsFigures: true },
];

/** Counts games into a tally: what all games have and, through `figures`, what only this game has. */
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
  private readonly players: number;
  private readonly watching: Watching<GameTypes>;
  private readonly scoredAfter: string;
  private readonly offered: boolean[];
  private readonly kindOf: ReadonlyMap<string, number>;
  readonly tell: Tell<GameTypes["event"]>;
  private state: object | undefined;
  private countsDecisions = false;
  private seconds = 0;
  private scores: (readonly number[])[] = [];
  /** Events are told in the middle of a move, and the score is taken once the move is over. */
  private scoreIsDue = false;

  constructor(
    private readonly tally: Tally,
    private readonly figures: GameFigures<GameTypes>,
    { players, options }: { readonly players: number; readonly options: object },
    kinds: readonly string[],
  ) {
    this.players = players;
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
    this.watching = figures.watch(tally, players, options);
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
    this.countsDecisions = index % DECISIONS_OF_ONE_GAME_IN === 0;
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
    if (!this.countsDecisions) return;
    // An offer with ranges stands for too many choices to count here.
    if (offers.every((offer) => offer.open === undefined))
      count(this.branching, Math.min(offers.length, MOST_OFFERS));
    const { offered } = this;
    offered.fill(false);
    let last = "";
    for (const offer of offers) {
      // Offers of one type follow each other, so the look-up is seldom needed.
      if (offer.move.type === last) continue;
      last = offer.move.type;
      offered[this.numberOf(last)] = true;
    }
    if (offered.filter(Boolean).length < 2) return;
    const chosen = this.kindOf.get(move.type);
    for (let kind = 0; kind < offered.length; kind++) {
      if (offered[kind]) countRate(this.kinds, kind, kind === chosen);
    }
  }

  private numberOf(kind: string): number {
    const number = this.kindOf.get(kind);
    if (number === undefined) throw new Error(`the schema has no move of the type "${kind}"`);
    return number;
  }

  /** Counts a finished game and returns its measures: first those of every game, then the game's own. */
  endGame({ result, moves, firstMover, state }: Played): number[] | undefined {
    if (this.scoreIsDue) this.keepScore(state);
    countRate(this.stalls, 0, result === undefined);
    // A game that stands still has nobody to wait for, which is another thing than one that goes on for ever.
    countRate(this.stalls, 1, result === undefined && moves < STALL);
    if (result === undefined) return undefined;
    const shares = sharesOf(result.places, 1);
    countShares(this.wins, this.winProducts, shares);
    countShares(this.lasts, this.lastProducts, sharesOf(result.places, Math.max(...result.places)));
    const fromFirst = shares.map((_, i) => itemAt(shares, (firstMover + i) % this.players));
    countShares(this.order, this.orderProducts, fromFirst);
    count(this.moves, moves);
    const seconds = Math.round(this.seconds);
    // A game without figures of its own says neither how long people take nor who leads.
    if (seconds > 0) {
      count(this.halfMinutes, Math.floor(seconds / SECONDS_IN_A_BIN));
      countMean(this.allSeconds, seconds);
    }
    const teams = this.figures.teams?.(state) ?? shares.map((_, seat) => seat);
    const changes = leadChanges(this.scores, teams);
    const comeback = cameBack(this.scores, shares);
    if (this.scores.length > 0) {
      countMean(this.leadChanges, changes);
      countRate(this.comebacks, 0, comeback);
    }
    const own = this.watching.endGame?.(state) ?? [];
    return [moves, seconds, itemAt(shares, firstMover), changes, comeback ? 1 : 0, ...own];
  }

  private keepScore(state: object): void {
    this.scores.push(this.figures.score(state));
    this.scoreIsDue = false;
  }

  experiment(random: Parameters<NonNullable<Watching<GameTypes>["experiment"]>>[0]): void {
    this.watching.experiment?.(random);
  }

  /** What all seats of a bot won together in one game: the seats of one game are not independent observations. */
  countBot(name: string, shares: number): void {
    countMean(this.tally.row(`bot/${name}`), shares);
  }
}

/** Each player's share of this place. */
export function sharesOf(places: readonly number[], place: number): number[] {
  const holders = places.filter((other) => other === place).length;
  return places.map((other) => (other === place ? WHOLE / holders : 0));
}

/** Counts sums and products of pairs; the last item of the sums is the number of games. */
function countShares(sums: number[], products: number[], shares: readonly number[]): void {
  const { length } = shares;
  for (const [i, share] of shares.entries()) {
    if (share === 0) continue;
    count(sums, i, share);
    for (const [j, other] of shares.entries()) {
      if (other !== 0) count(products, i * length + j, share * other);
    }
  }
  count(sums, length);
}

/** How often the sole leader, a player or a team, was another one than before. */
export function leadChanges(scores: readonly (readonly number[])[], teams: readonly number[]): number {
  let leader = -1;
  let changes = 0;
  for (const score of scores) {
    const best = Math.max(...score);
    const leading = new Set(teams.filter((_, seat) => score[seat] === best));
    const [first = -1] = leading;
    if (leading.size !== 1 || first === leader) continue;
    if (leader >= 0) changes += 1;
    leader = first;
  }
  return changes;
}

/** Whether all winners were behind when half of the scoring was done. */
function cameBack(scores: readonly (readonly number[])[], shares: readonly number[]): boolean {
  const half = scores[Math.floor(scores.length / 2) - 1];
  if (half === undefined) return false;
  const best = Math.max(...half);
  return shares.every((share, seat) => share === 0 || itemAt(half, seat) < best);
}
