import type { Seat } from "@tavolata/kernel";
import {
  type Breed,
  type Card,
  type Coop,
  type Event,
  HIDDEN,
  isFidget,
  leftOf,
  type Signal,
  teamOf,
  trisIn,
  type View,
} from "../rules/index.ts";
import { type Looked, Reading } from "./reading.ts";

interface Layout {
  readonly places: readonly Seat[];
  readonly teams: readonly { readonly seats: readonly Seat[] }[];
  readonly coops: readonly Pick<Coop, "breed">[];
}

type Passed = Extract<Event, { type: "passed" }>;

/** Cards in the hand of who is not on turn. */
const HELD = 3;

/** What somebody remembers: only what his seat was told. */
export class Memory {
  /** Undefined for who has come later and not looked yet. */
  reading: Reading | undefined;
  /** Of whom he has noticed a movement last, and not yet seen what it was. */
  stirring: Seat | undefined;
  /** What he has made out of each player in this round, and done himself, in order. */
  private seen: { seat: Seat; what: Signal }[] = [];
  /** How many cards have been passed since he got his tris, or has last done something himself. */
  quiet = 0;
  private hand: Card[] = [];
  private table: Layout | undefined;
  /** Whom he has looked at since the last card was passed, the last being whom he looks at now. */
  private watched: (Seat | undefined)[] = [undefined];
  /** BEC-33: where eyes do not matter, everybody sees everything. */
  private seesAll = false;
  private ownSignal: { readonly team: number; readonly signal: Signal } | undefined;
  /** BEC-21: the tris with which each team was caught by Beccato since it has its signal. */
  private caught: Breed[][] = [];

  /** Who begins in the middle of a game looks at how people sit. */
  sitDown(view: View): Reading {
    this.seesAll = !view.options.lineOfSight;
    if (this.reading !== undefined) return this.reading;
    const reading = this.meet(view);
    const { signal, seats } = view.teams.find((team) => team.seats.includes(view.watcher as Seat))!;
    if (signal !== HIDDEN && signal?.length === 1) this.learn(teamOf(view, seats[0]!), signal[0]!);
    this.hand = view.players[view.watcher as Seat]!.hand.filter((card) => card !== HIDDEN);
    reading.holds(this.hand);
    return reading;
  }

  private meet(table: Layout): Reading {
    const { places, teams, coops } = table;
    this.table = { places, teams, coops };
    this.reading = new Reading(
      places.map((_, seat) => teamOf({ teams }, seat)),
      teams.length,
      coops.map(({ breed }) => breed),
    );
    return this.reading;
  }

  hear(event: Event): void {
    if (event.type === "begins") this.meet(event);
    const { reading, table } = this;
    if (reading === undefined || table === undefined) return;
    switch (event.type) {
      case "signal":
        if (event.entry === null && event.row.length === 1) this.learn(event.team, event.row[0]!);
        return;
      case "roundBegins":
        reading.beginRound();
        this.seen = [];
        this.stirring = undefined;
        this.quiet = 0;
        return;
      case "dealt":
        // Only one's own cards are dealt face up.
        if (event.hand.some((card) => card === HIDDEN)) return;
        this.hold(event.hand as Card[]);
        if (event.seat !== "imaginary") this.watched = [leftOf(table, event.seat)];
        return;
      case "looks":
        this.watched.push(event.at);
        return;
      case "drew":
        if (event.card !== HIDDEN) this.hold([...this.hand, event.card]);
        return;
      case "passed":
        this.gotCard(event);
        this.stirring = undefined;
        this.quiet += 1;
        return;
      case "stirs":
        this.stirring = event.seat;
        return;
      case "seen":
      case "heard":
        if (!isFidget(event.what)) {
          reading.saw(event.seat, event.what);
          this.seen.push({ seat: event.seat, what: event.what });
        }
        if (this.stirring === event.seat) this.stirring = undefined;
        return;
      case "performs":
        this.quiet = 0;
        if (!isFidget(event.what)) this.seen.push({ seat: event.seat, what: event.what });
        return;
      case "settled":
        reading.settle(event.hands);
        if (event.right && event.shout?.type === "beccato") {
          this.caughtWith(teamOf(table, event.shout.accused)).push(...event.tris);
        }
        return;
      case "signalChanged":
        this.forgetSignal(event.team);
        return;
      case "declined":
        // Whoever of the team does not want it has been asked once, and need not be again before they are caught again.
        this.caught[teamOf(table, event.seat)] = [];
        return;
    }
  }

  private gotCard({ from, to, card }: Passed): void {
    const sawNobody = this.hand.length > HELD && !this.seesAll;
    if (card !== HIDDEN) this.passCard(card);
    const taker = to === "imaginary" ? leftOf(this.table!, from) : to;
    const known = to === "imaginary" || card === HIDDEN ? undefined : card;
    this.reading!.gotCard(taker, known, (seat) => (sawNobody ? "none" : this.howLongAt(seat)));
    this.watched = this.watched.slice(-1);
  }

  private howLongAt(seat: Seat): Looked {
    if (this.seesAll) return "all";
    if (!this.watched.includes(seat)) return "none";
    return this.watched.length === 1 ? "all" : "some";
  }

  private hold(hand: readonly Card[]): void {
    if (trisIn(hand) !== undefined && trisIn(this.hand) === undefined) this.quiet = 0;
    this.hand = [...hand];
    this.reading!.holds(hand);
  }

  /** Who knows the card has given or got it: four cards are had by who gives. */
  private passCard(card: Card): void {
    const gives = this.hand.length > HELD;
    this.hold(gives ? without(this.hand, card) : [...this.hand, card]);
  }

  caughtWith(team: number): Breed[] {
    const caught = this.caught[team] ?? [];
    this.caught[team] = caught;
    return caught;
  }

  private forgetSignal(team: number): void {
    this.caught[team] = [];
    this.reading!.forgetSignal(team);
    const { ownSignal } = this;
    if (ownSignal !== undefined && ownSignal.team !== team) {
      this.reading!.excludeSignal(team, ownSignal.signal);
    }
  }

  private learn(team: number, signal: Signal): void {
    this.ownSignal = { team, signal };
    this.table!.teams.forEach((_, other) => {
      if (other === team) this.reading!.knowSignal(team, signal);
      else this.reading!.excludeSignal(other, signal);
    });
  }

  private madeBy(seat: Seat): Signal[] {
    return this.seen.filter((one) => one.seat === seat).map(({ what }) => what);
  }

  /** BEC-22: which signal of a row comes next, after what somebody has done so far. */
  nextOf(seat: Seat, row: readonly Signal[]): number {
    const made = this.madeBy(seat);
    for (let begun = row.length - 1; begun > 0; begun--) {
      if (row.slice(0, begun).every((signal, i) => made.at(i - begun) === signal)) return begun;
    }
    return 0;
  }

  /** Whether he has seen somebody do these in a row, and nothing between them. */
  hasSeen(seat: Seat, row: readonly Signal[]): boolean {
    const made = this.madeBy(seat);
    return made.some((_, from) => row.every((signal, i) => made[from + i] === signal));
  }
}

function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}
