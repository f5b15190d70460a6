import type { Seat } from "@tavolata/kernel";
import { type Breed, type Card, isLoud, known, SIGNALS, type Signal, trisIn } from "../rules/index.ts";
import { type Habits, habitsAt, soberly } from "./habits.ts";

/** For how much of the time since the last card was passed the reader has looked at a player. */
export type Looked = "all" | "some" | "none";

/** A number for each signal there is. */
type BySignal = Float64Array;

/**
 * The likelihood of all that was seen of a player in this round, for each signal there is: without a tris, with one that
 * they have just got, and with one that they have had for longer.
 */
interface Followed {
  readonly team: number;
  readonly without: BySignal;
  readonly fresh: BySignal;
  readonly having: BySignal;
  /** How often each gesture of theirs was seen in the whole game. */
  readonly made: BySignal;
  /** What they were seen or heard to do since the last card. */
  readonly did: Set<number>;
}

const LOUD = SIGNALS.map(isLoud);

/**
 * Reads gestures as Bayes would: a player with a tris makes the team's signal, whichever that is, to those who look;
 * others hardly ever make it; and hands that are shown in the end tell which of the two it was. It is told only what one
 * player saw.
 */
export class Reading {
  private readonly signalsOf: BySignal[];
  private readonly players: readonly Followed[];
  /** What was worked out since something was last seen: what each team's signal may be, and who has a tris. */
  private readonly guesses: (BySignal | undefined)[] = [];
  private readonly answers: (number | undefined)[] = [];
  private possible: readonly Breed[] = [];
  private passes = 0;
  private ownTeam: number | undefined;

  constructor(
    teamOfSeats: readonly number[],
    teams: number,
    private readonly breeds: readonly Breed[],
    private readonly habits: Habits = habitsAt(teamOfSeats.length),
  ) {
    this.signalsOf = Array.from({ length: teams }, evenly);
    this.players = teamOfSeats.map((team) => ({
      team,
      without: zeros(),
      fresh: zeros(),
      having: zeros(),
      made: zeros(),
      did: new Set(),
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
      player.did.clear();
    }
  }

  /** BEC-1: there are three of a breed, so one in the reader's own hand rules out that tris for everybody else. */
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

  /** BEC-4: what the reader's own team has for a signal. */
  knowSignal(team: number, signal: Signal): void {
    this.thinkAnew();
    this.ownTeam = team;
    this.signalsFor(team).fill(0)[SIGNALS.indexOf(signal)] = 1;
  }

  /** BEC-21: the team has another signal now. */
  forgetSignal(team: number): void {
    this.thinkAnew();
    this.signalsOf[team] = evenly();
  }

  /** BEC-4, BEC-31: the team's signal is a voice, or it is none. */
  knowKind(team: number, loud: boolean): void {
    this.thinkAnew();
    const signals = this.signalsFor(team);
    for (let s = 0; s < signals.length; s++) if (LOUD[s] !== loud) signals[s] = 0;
    normalise(signals);
  }

  /** BEC-4: no two teams have the same signal. */
  excludeSignal(team: number, signal: Signal): void {
    this.thinkAnew();
    const signals = this.signalsFor(team);
    signals[SIGNALS.indexOf(signal)] = 0;
    normalise(signals);
  }

  private followed(seat: Seat): Followed {
    return known(this.players[seat], "player on this seat");
  }

  private signalsFor(team: number): BySignal {
    return known(this.signalsOf[team], "team of this number");
  }

  /** A player has got a card, which the reader may know; and since the last one nobody has shouted. */
  gotCard(taker: Seat, card?: Card, looked: (seat: Seat) => Looked = () => "none"): void {
    this.thinkAnew();
    this.players.forEach((player, seat) => {
      this.waited(player, player.team === this.ownTeam, looked(seat));
    });
    const { without, fresh } = this.followed(taker);
    const completes = this.chanceOfCompleting(card);
    this.passes += 1;
    for (let s = 0; s < without.length; s++) {
      const none = at(without, s);
      fresh[s] = at(fresh, s) + completes * none;
      without[s] = none * (1 - completes);
    }
  }

  /** A player who has had a tris for a while has not been shouted about, nor shown the signal to anyone who looked. */
  private waited(player: Followed, isMate: boolean, looked: Looked): void {
    const { fresh, having, did } = player;
    const { shoutedAtOnce, shouted, shoutedOfMate, shows, glimpsed } = this.habits;
    const freshStays = 1 - shoutedAtOnce;
    const stays = 1 - (isMate ? shoutedOfMate : shouted);
    const unseen = looked === "all" ? 1 - shows : looked === "some" ? 1 - glimpsed : 1;
    for (let s = 0; s < having.length; s++) {
      const quiet = did.has(s) ? 1 : unseen;
      having[s] = stays * quiet * at(having, s) + freshStays * at(fresh, s);
    }
    fresh.fill(0);
    did.clear();
  }

  private chanceOfCompleting(card: Card | undefined): number {
    const { completes, more, most, known } = this.habits;
    const lap = Math.floor(this.passes / this.players.length);
    const each = completes * (1 + more * lap);
    if (card === undefined) return Math.min(most, this.possible.length * each);
    return this.possible.includes(card as Breed) ? Math.min(2 * most, known * this.breeds.length * each) : 0;
  }

  saw(seat: Seat, what: Signal): void {
    this.thinkAnew();
    const player = this.followed(seat);
    const { without, fresh, having, made } = player;
    const { feigns, signals, bluffs, familiar } = this.habits;
    const now = SIGNALS.indexOf(what);
    const all = made.reduce((sum, one) => sum + one, 0) + familiar * (SIGNALS.length - 1);
    const times = at(made, now);
    for (let s = 0; s < without.length; s++) {
      // If this were the signal, everything else the player has made would be feigned.
      const feigned = (times + familiar) / (all - at(made, s));
      const real = s === now ? signals : (1 - signals) * feigned;
      having[s] = at(having, s) * real;
      fresh[s] = at(fresh, s) * real;
      without[s] = at(without, s) * feigns * (s === now ? bluffs : (1 - bluffs) * feigned);
    }
    made[now] = times + 1;
    player.did.add(now);
  }

  /** A hand that is shown tells what the player's gestures meant. */
  settle(hands: readonly { seat: Seat; hand: readonly Card[] }[]): void {
    this.thinkAnew();
    this.players.forEach(({ team, without, fresh, having }, seat) => {
      const shown = hands.find((one) => one.seat === seat);
      const signals = this.signalsFor(team);
      const tris = shown && trisIn(shown.hand) !== undefined;
      for (let s = 0; s < signals.length; s++) {
        const withTris = tris === false ? 0 : at(fresh, s) + at(having, s);
        signals[s] = at(signals, s) * (withTris + (tris === true ? 0 : at(without, s)));
      }
      normalise(signals);
    });
  }

  private thinkAnew(): void {
    this.guesses.length = 0;
    this.answers.length = 0;
  }

  /** How likely a player is to have a tris. */
  chanceOfTris(seat: Seat): number {
    const answer = this.answers[seat] ?? this.workOut(seat);
    this.answers[seat] = answer;
    return answer;
  }

  private workOut(seat: Seat): number {
    const { team, without, fresh, having } = this.followed(seat);
    const signals = this.guesses[team] ?? this.signalsNow(team);
    this.guesses[team] = signals;
    let chance = 0;
    for (let s = 0; s < signals.length; s++) {
      const signal = at(signals, s);
      const tris = at(fresh, s) + at(having, s);
      if (signal > 0 && tris > 0) chance += (signal * tris) / (tris + at(without, s));
    }
    return soberly(this.habits, Math.min(1, chance));
  }

  /** What the team's signal may be, given all that its members have done in this round. */
  private signalsNow(team: number): BySignal {
    const signals = Float64Array.from(this.signalsFor(team));
    for (const { team: other, without, fresh, having } of this.players) {
      if (other !== team) continue;
      for (let s = 0; s < signals.length; s++) {
        signals[s] = at(signals, s) * (at(without, s) + at(fresh, s) + at(having, s));
      }
      normalise(signals);
    }
    return signals;
  }

  /** The likeliest signal of a team, and how likely it is. */
  bestGuess(team: number): { signal: Signal; chance: number } {
    const signals = this.signalsFor(team);
    const best = signals.reduce((top, chance, s) => (chance > at(signals, top) ? s : top), 0);
    return { signal: known(SIGNALS[best], `signal ${best}`), chance: at(signals, best) };
  }
}

function at(values: BySignal, signal: number): number {
  const value = values[signal];
  if (value === undefined) throw new RangeError(`there is no signal ${signal}`);
  return value;
}

function zeros(): BySignal {
  return new Float64Array(SIGNALS.length);
}

function evenly(): BySignal {
  return zeros().fill(1 / SIGNALS.length);
}

function scale(values: BySignal, by: number): void {
  for (let s = 0; s < values.length; s++) values[s] = at(values, s) * by;
}

function normalise(values: BySignal): void {
  let sum = 0;
  for (const value of values) sum += value;
  // Something has happened that no habits allow for: then nothing is known.
  if (sum > 0) scale(values, 1 / sum);
  else values.fill(1 / values.length);
}
