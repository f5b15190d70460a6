import type { Seat } from "@tavolata/kernel";
import { type Breed, type Card, SIGNALS, type Signal, trisIn } from "../rules/index.ts";

/**
 * What a reader takes to be so of everybody: how often a tris is shouted about before the next card is passed, how often
 * a gesture is his team's signal when somebody has one, and when he has not. How much is known of what somebody feigns
 * before anything was seen is `familiar`: the less, the sooner favourites are known.
 */
export interface Habits {
  readonly shouted: number;
  readonly signals: number;
  readonly bluffs: number;
  readonly familiar: number;
}

export const HABITS: Habits = { shouted: 0.32, signals: 0.85, bluffs: 0.001, familiar: 0.25 };

/**
 * Measured at tables of bots, from four seats on: how often the card that somebody gets completes a tris of one breed
 * that is possible, in the first lap, and how much more often with each lap: cards come together.
 */
const COMPLETES: readonly (readonly [first: number, more: number])[] = [
  [0.05, 0.6],
  [0.0085, 1],
  [0.0075, 1],
  [0.0045, 1],
  [0.0031, 0.9],
  [0.0023, 0.9],
];
const FEWEST_SEATS = 4;
/** However long it takes, it does not get likelier than this. */
const MOST_LIKELY = 0.28;

/** The likelihood of all that was seen of somebody in this round, without a tris and with one, for each signal there is. */
interface Followed {
  readonly without: Float64Array;
  readonly having: Float64Array;
  /** How often each gesture was seen of him in the whole game. */
  readonly made: Float64Array;
}

/**
 * Reads gestures as Bayes would: who has a tris makes his team's signal, whichever that is; others make it hardly ever;
 * and hands that are shown in the end tell which of the two it was. All it is told is what one player saw.
 */
export class Reading {
  private readonly signalsOf: Float64Array[];
  private readonly players: readonly Followed[];
  /** What was asked since something was last seen. */
  private readonly answers = new Map<Seat, number>();
  private readonly completes: readonly [first: number, more: number];
  private possible: readonly Breed[] = [];
  private passes = 0;

  constructor(
    private readonly teamOf: readonly number[],
    teams: number,
    private readonly breeds: readonly Breed[],
    private readonly habits: Habits = HABITS,
  ) {
    this.signalsOf = Array.from({ length: teams }, evenly);
    this.players = teamOf.map(() => ({ without: zeros(), having: zeros(), made: zeros() }));
    this.completes = COMPLETES[teamOf.length - FEWEST_SEATS]!;
    this.beginRound();
  }

  beginRound(): void {
    this.answers.clear();
    this.possible = this.breeds;
    this.passes = 0;
    const cards = 3 * this.breeds.length + 4;
    const dealt = (6 * this.breeds.length) / (cards * (cards - 1) * (cards - 2));
    for (const { without, having } of this.players) {
      without.fill(1 - dealt);
      having.fill(dealt);
    }
  }

  /** BEC-1: there are three of a breed, so that one in the reader's own hand rules out that tris for everybody else. */
  holds(hand: readonly Card[]): void {
    const now = this.breeds.filter((breed) => !hand.includes(breed));
    const kept = this.possible.filter((breed) => now.includes(breed)).length;
    if (kept < this.possible.length) {
      this.answers.clear();
      for (const { having } of this.players) scale(having, kept / this.possible.length);
    }
    this.possible = now;
  }

  /** BEC-4, BEC-21: what a team's signal is, for its members; or that nobody knows it any more. */
  knowSignal(team: number, signal: Signal): void {
    this.answers.clear();
    this.signalsOf[team]!.fill(0)[SIGNALS.indexOf(signal)] = 1;
  }

  forgetSignal(team: number): void {
    this.signalsOf[team] = evenly();
  }

  /** BEC-4: no two teams have the same. */
  excludeSignal(team: number, signal: Signal): void {
    const signals = this.signalsOf[team]!;
    signals[SIGNALS.indexOf(signal)] = 0;
    normalise(signals);
  }

  /** Somebody has got a card, and nobody has shouted. */
  gotCard(taker: Seat): void {
    this.answers.clear();
    for (const { having } of this.players) scale(having, 1 - this.habits.shouted);
    const { without, having } = this.players[taker]!;
    const [first, more] = this.completes;
    const lap = Math.floor(this.passes / this.teamOf.length);
    const completes = Math.min(MOST_LIKELY, this.possible.length * first * (1 + more * lap));
    this.passes += 1;
    for (let s = 0; s < without.length; s++) {
      having[s]! += completes * without[s]!;
      without[s]! *= 1 - completes;
    }
  }

  saw(seat: Seat, what: Signal): void {
    this.answers.clear();
    const { without, having, made } = this.players[seat]!;
    const { signals, bluffs, familiar } = this.habits;
    const now = SIGNALS.indexOf(what);
    const all = made.reduce((sum, times) => sum + times, 0) + familiar * (SIGNALS.length - 1);
    for (let s = 0; s < without.length; s++) {
      // Were this the signal, what he feigns is all the rest of what he has made.
      const feigned = (made[now]! + familiar) / (all - made[s]!);
      having[s]! *= s === now ? signals : (1 - signals) * feigned;
      without[s]! *= s === now ? bluffs : (1 - bluffs) * feigned;
    }
    made[now]! += 1;
  }

  /** What somebody's hand has turned out to be says what his gestures were. */
  settle(hands: readonly { seat: Seat; hand: readonly Card[] }[]): void {
    this.players.forEach(({ without, having }, seat) => {
      const shown = hands.find((one) => one.seat === seat);
      const signals = this.signalsOf[this.teamOf[seat]!]!;
      const tris = shown && trisIn(shown.hand) !== undefined;
      for (let s = 0; s < signals.length; s++) {
        signals[s]! *= (tris === false ? 0 : having[s]!) + (tris === true ? 0 : without[s]!);
      }
      normalise(signals);
    });
  }

  /** How likely somebody has a tris. */
  chanceOfTris(seat: Seat): number {
    const answer = this.answers.get(seat) ?? this.workOut(seat);
    this.answers.set(seat, answer);
    return answer;
  }

  private workOut(seat: Seat): number {
    const { without, having } = this.players[seat]!;
    const signals = this.signalsNow(seat);
    let chance = 0;
    for (let s = 0; s < signals.length; s++) {
      if (signals[s]! > 0) chance += (signals[s]! * having[s]!) / (having[s]! + without[s]!);
    }
    return chance;
  }

  /** What the team's signal may be, with all that its members have done in this round. */
  private signalsNow(seat: Seat): Float64Array {
    const team = this.teamOf[seat]!;
    const signals = Float64Array.from(this.signalsOf[team]!);
    this.players.forEach(({ without, having }, member) => {
      if (this.teamOf[member] !== team) return;
      for (let s = 0; s < signals.length; s++) signals[s]! *= without[s]! + having[s]!;
      normalise(signals);
    });
    return signals;
  }

  /** How sure it is of its best guess at a team's signal. */
  bestGuess(team: number): { signal: Signal; chance: number } {
    const signals = this.signalsOf[team]!;
    const best = signals.reduce((top, chance, s) => (chance > signals[top]! ? s : top), 0);
    return { signal: SIGNALS[best]!, chance: signals[best]! };
  }
}

function zeros(): Float64Array {
  return new Float64Array(SIGNALS.length);
}

function evenly(): Float64Array {
  return zeros().fill(1 / SIGNALS.length);
}

function scale(values: Float64Array, by: number): void {
  for (let i = 0; i < values.length; i++) values[i]! *= by;
}

function normalise(values: Float64Array): void {
  const sum = values.reduce((all, one) => all + one, 0);
  // What should not be possible by anybody's habits has happened: then nothing is known.
  if (sum > 0) scale(values, 1 / sum);
  else values.fill(1 / values.length);
}
