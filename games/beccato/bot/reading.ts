import type { Seat } from "@tavolata/kernel";
import { type Breed, type Card, isLoud, SIGNALS, type Signal, trisIn } from "../rules/index.ts";
import { type Habits, habitsAt, soberly } from "./habits.ts";

/** How much of the time since the last card was passed the reader has looked at somebody. */
export type Looked = "all" | "some" | "none";

/**
 * The likelihood of all that was seen of somebody in this round, for each signal there is: without a tris, with one that
 * he has just got, and with one that he has had for longer.
 */
interface Followed {
  readonly without: Float64Array;
  readonly fresh: Float64Array;
  readonly having: Float64Array;
  /** How often each gesture was seen of him in the whole game. */
  readonly made: Float64Array;
  /** Which gesture he was seen to make since the last card, if any. */
  did: number;
}

const LOUD = SIGNALS.map(isLoud);

/**
 * Reads gestures as Bayes would: who has a tris makes his team's signal, whichever that is, to who looks; others make it
 * hardly ever; and hands that are shown in the end tell which of the two it was. All it is told is what one player saw.
 */
export class Reading {
  private readonly signalsOf: Float64Array[];
  private readonly players: readonly Followed[];
  /** What was worked out since something was last seen: what each team's signal may be, and who has a tris. */
  private readonly guesses: (Float64Array | undefined)[] = [];
  private readonly answers: (number | undefined)[] = [];
  private possible: readonly Breed[] = [];
  private passes = 0;
  private ownTeam: number | undefined;

  constructor(
    private readonly teamOf: readonly number[],
    teams: number,
    private readonly breeds: readonly Breed[],
    private readonly habits: Habits = habitsAt(teamOf.length),
  ) {
    this.signalsOf = Array.from({ length: teams }, evenly);
    this.players = teamOf.map(() => ({
      without: zeros(),
      fresh: zeros(),
      having: zeros(),
      made: zeros(),
      did: -1,
    }));
    this.beginRound();
  }

  beginRound(): void {
    this.thinkAnew();
    this.possible = this.breeds;
    this.passes = 0;
    const cards = 3 * this.breeds.length + 4;
    const dealt = (6 * this.breeds.length) / (cards * (cards - 1) * (cards - 2));
    for (const player of this.players) {
      player.without.fill(1 - dealt);
      player.fresh.fill(dealt);
      player.having.fill(0);
      player.did = -1;
    }
  }

  /** BEC-1: there are three of a breed, so that one in the reader's own hand rules out that tris for everybody else. */
  holds(hand: readonly Card[]): void {
    const now = this.breeds.filter((breed) => !hand.includes(breed));
    const kept = this.possible.filter((breed) => now.includes(breed)).length;
    if (kept < this.possible.length) {
      this.thinkAnew();
      for (const { fresh, having } of this.players) {
        scale(fresh, kept / this.possible.length);
        scale(having, kept / this.possible.length);
      }
    }
    this.possible = now;
  }

  /** BEC-4, BEC-21: what a team's signal is, for its members; or that nobody knows it any more. */
  knowSignal(team: number, signal: Signal): void {
    this.thinkAnew();
    this.ownTeam = team;
    this.signalsOf[team]!.fill(0)[SIGNALS.indexOf(signal)] = 1;
  }

  forgetSignal(team: number): void {
    this.thinkAnew();
    this.signalsOf[team] = evenly();
  }

  /** BEC-4: no two teams have the same. */
  excludeSignal(team: number, signal: Signal): void {
    this.thinkAnew();
    const signals = this.signalsOf[team]!;
    signals[SIGNALS.indexOf(signal)] = 0;
    normalise(signals);
  }

  /** Somebody has got a card, which one the reader may know; and since the last one nobody has shouted. */
  gotCard(taker: Seat, card?: Card, looked: (seat: Seat) => Looked = () => "none"): void {
    this.thinkAnew();
    this.players.forEach((player, seat) => {
      this.waited(player, this.teamOf[seat] === this.ownTeam, looked(seat));
    });
    const { without, fresh } = this.players[taker]!;
    const completes = this.chanceOfCompleting(card);
    this.passes += 1;
    for (let s = 0; s < without.length; s++) {
      fresh[s]! += completes * without[s]!;
      without[s]! *= 1 - completes;
    }
  }

  /** Who has had a tris for a while has not been shouted about, nor shown his signal to who looked. */
  private waited(player: Followed, isMate: boolean, looked: Looked): void {
    const { fresh, having, did } = player;
    const { shoutedAtOnce, shouted, shoutedOfMate, shows, glimpsed } = this.habits;
    const freshStays = 1 - shoutedAtOnce;
    const stays = 1 - (isMate ? shoutedOfMate : shouted);
    const unseen = looked === "all" ? 1 - shows : looked === "some" ? 1 - glimpsed : 1;
    for (let s = 0; s < having.length; s++) {
      const quiet = s === did ? 1 : LOUD[s] ? 1 - shows : unseen;
      having[s] = stays * quiet * having[s]! + freshStays * fresh[s]!;
    }
    fresh.fill(0);
    player.did = -1;
  }

  private chanceOfCompleting(card: Card | undefined): number {
    const { completes, more, most, known } = this.habits;
    const lap = Math.floor(this.passes / this.teamOf.length);
    const each = completes * (1 + more * lap);
    if (card === undefined) return Math.min(most, this.possible.length * each);
    return this.possible.includes(card as Breed) ? Math.min(2 * most, known * this.breeds.length * each) : 0;
  }

  saw(seat: Seat, what: Signal): void {
    this.thinkAnew();
    const player = this.players[seat]!;
    const { without, fresh, having, made } = player;
    const { feigns, signals, bluffs, familiar } = this.habits;
    const now = SIGNALS.indexOf(what);
    const all = made.reduce((sum, times) => sum + times, 0) + familiar * (SIGNALS.length - 1);
    for (let s = 0; s < without.length; s++) {
      // Were this the signal, what he feigns is all the rest of what he has made.
      const feigned = (made[now]! + familiar) / (all - made[s]!);
      const real = s === now ? signals : (1 - signals) * feigned;
      having[s]! *= real;
      fresh[s]! *= real;
      without[s]! *= feigns * (s === now ? bluffs : (1 - bluffs) * feigned);
    }
    made[now]! += 1;
    player.did = now;
  }

  /** What somebody's hand has turned out to be says what his gestures were. */
  settle(hands: readonly { seat: Seat; hand: readonly Card[] }[]): void {
    this.thinkAnew();
    this.players.forEach(({ without, fresh, having }, seat) => {
      const shown = hands.find((one) => one.seat === seat);
      const signals = this.signalsOf[this.teamOf[seat]!]!;
      const tris = shown && trisIn(shown.hand) !== undefined;
      for (let s = 0; s < signals.length; s++) {
        signals[s]! *= (tris === false ? 0 : fresh[s]! + having[s]!) + (tris === true ? 0 : without[s]!);
      }
      normalise(signals);
    });
  }

  private thinkAnew(): void {
    this.guesses.length = 0;
    this.answers.length = 0;
  }

  /** How likely somebody has a tris. */
  chanceOfTris(seat: Seat): number {
    const answer = this.answers[seat] ?? this.workOut(seat);
    this.answers[seat] = answer;
    return answer;
  }

  private workOut(seat: Seat): number {
    const { without, fresh, having } = this.players[seat]!;
    const team = this.teamOf[seat]!;
    const signals = this.guesses[team] ?? this.signalsNow(team);
    this.guesses[team] = signals;
    let chance = 0;
    for (let s = 0; s < signals.length; s++) {
      const tris = fresh[s]! + having[s]!;
      if (signals[s]! > 0 && tris > 0) chance += (signals[s]! * tris) / (tris + without[s]!);
    }
    return soberly(this.habits, Math.min(1, chance));
  }

  /** What the team's signal may be, with all that its members have done in this round. */
  private signalsNow(team: number): Float64Array {
    const signals = Float64Array.from(this.signalsOf[team]!);
    this.players.forEach(({ without, fresh, having }, member) => {
      if (this.teamOf[member] !== team) return;
      for (let s = 0; s < signals.length; s++) signals[s]! *= without[s]! + fresh[s]! + having[s]!;
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
  let sum = 0;
  for (const value of values) sum += value;
  // What should not be possible by anybody's habits has happened: then nothing is known.
  if (sum > 0) scale(values, 1 / sum);
  else values.fill(1 / values.length);
}
