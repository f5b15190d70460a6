import type { Seat } from "@tavolata/kernel";
import {
  type Breed,
  type Card,
  type Coop,
  type Event,
  HIDDEN,
  isFidget,
  isLoud,
  leftOf,
  playerAt,
  type Signal,
  teamOf,
  teamWith,
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

/** How many cards a player has who is not on turn. */
const HELD = 3;

/** What a player remembers: only what their seat was told. */
export class Memory {
  /** Undefined for somebody who came later and has not looked yet. */
  reading: Reading | undefined;
  /** The last player noticed to move, until it is known what the movement was. */
  stirring: Seat | undefined;
  /** All signals made out in this round, and those the player made, in order. */
  private seen: { seat: Seat; what: Signal }[] = [];
  /** How many cards have been passed since the player got a tris, or last did something. */
  quiet = 0;
  private hand: Card[] = [];
  private layout: Layout | undefined;
  /** The players looked at since the last card was passed; the last of them is looked at now. */
  private watched: (Seat | undefined)[] = [undefined];
  /** BEC-33: where eyes do not matter, everybody sees everything. */
  private seesAll = false;
  /** BEC-4: of which kind the other teams' cards are has been told to the reading. */
  private knowsKinds = false;
  private ownSignal: { readonly team: number; readonly signal: Signal } | undefined;
  /** BEC-21: the tris with which each team was caught by Beccato since it got its signal. */
  private caught: Breed[][] = [];

  /** A player who begins in the middle of a game looks at how people sit. */
  sitDown(view: View): Reading {
    this.seesAll = !view.options.lineOfSight;
    const reading = this.reading ?? this.sitDownLate(view);
    if (!this.knowsKinds) this.learnKinds(reading, view);
    return reading;
  }

  private sitDownLate(view: View): Reading {
    const reading = this.meet(view);
    const me = view.watcher as Seat;
    const { signal } = teamWith(view, me);
    if (signal !== HIDDEN && signal !== null) this.learn(reading, view, teamOf(view, me), signal);
    this.hand = playerAt(view, me).hand.filter((card) => card !== HIDDEN);
    reading.holds(this.hand);
    return reading;
  }

  /** All cards that are dealt are of one kind, so the team's own tells the others'. */
  private learnKinds(reading: Reading, { options, teams }: View): void {
    this.knowsKinds = true;
    const { ownSignal } = this;
    if (options.freeSignal || ownSignal === undefined) return;
    teams.forEach((_, team) => {
      if (team !== ownSignal.team) reading.knowKind(team, isLoud(ownSignal.signal));
    });
  }

  private meet({ places, teams, coops }: Layout): Reading {
    this.layout = { places, teams, coops };
    this.reading = new Reading(
      places.map((_, seat) => teamOf({ teams }, seat)),
      teams.length,
      coops.map(({ breed }) => breed),
    );
    return this.reading;
  }

  hear(event: Event): void {
    if (event.type === "begins") this.meet(event);
    const { reading, layout } = this;
    if (reading === undefined || layout === undefined) return;
    switch (event.type) {
      case "signal":
        if (event.entry === null) this.learn(reading, layout, event.team, event.row);
        return;
      case "roundBegins":
        reading.beginRound();
        this.seen = [];
        this.stirring = undefined;
        this.quiet = 0;
        return;
      case "dealt":
        // Players see only their own cards when they are dealt.
        if (event.hand.some((card) => card === HIDDEN)) return;
        this.hold(reading, event.hand as Card[]);
        if (event.seat !== "imaginary") this.watched = [leftOf(layout, event.seat)];
        return;
      case "looks":
        this.watched.push(event.at);
        return;
      case "drew":
        if (event.card !== HIDDEN) this.hold(reading, [...this.hand, event.card]);
        return;
      case "passed":
        this.gotCard(reading, layout, event);
        this.stirring = undefined;
        this.quiet += 1;
        return;
      case "stirs":
        this.stirring = event.seat;
        return;
      case "heard":
        if (this.stirring === event.seat) this.stirring = undefined;
        return;
      case "seen":
        if (!isFidget(event.what)) {
          reading.saw(event.seat, event.what);
          this.seen.push({ seat: event.seat, what: event.what });
        }
        if (this.stirring === event.seat) this.stirring = undefined;
        return;
      case "performs":
        if (!event.idle) this.quiet = 0;
        if (!event.idle && !isFidget(event.what)) this.seen.push({ seat: event.seat, what: event.what });
        return;
      case "settled":
        reading.settle(event.hands);
        if (event.right && event.shout?.type === "beccato") {
          this.caughtWith(teamOf(layout, event.shout.accused)).push(...event.tris);
        }
        return;
      case "signalChanged":
        this.forgetSignal(reading, event.team);
        return;
      case "declined":
        // A mate who declines has been asked once, and need not be asked again until the team is caught again.
        this.caught[teamOf(layout, event.seat)] = [];
        return;
    }
  }

  private gotCard(reading: Reading, layout: Layout, { from, to, card }: Passed): void {
    const sawNobody = this.hand.length > HELD && !this.seesAll;
    if (card !== HIDDEN) this.passCard(reading, card);
    const taker = to === "imaginary" ? leftOf(layout, from) : to;
    const known = to === "imaginary" || card === HIDDEN ? undefined : card;
    reading.gotCard(taker, known, (seat) => (sawNobody ? "none" : this.howLongAt(seat)));
    this.watched = this.watched.slice(-1);
  }

  private howLongAt(seat: Seat): Looked {
    if (this.seesAll) return "all";
    if (!this.watched.includes(seat)) return "none";
    return this.watched.length === 1 ? "all" : "some";
  }

  private hold(reading: Reading, hand: readonly Card[]): void {
    if (trisIn(hand) !== undefined && trisIn(this.hand) === undefined) this.quiet = 0;
    this.hand = [...hand];
    reading.holds(hand);
  }

  /** A player who knows the card has given it or got it; with four cards in hand, they are the giver. */
  private passCard(reading: Reading, card: Card): void {
    const gives = this.hand.length > HELD;
    this.hold(reading, gives ? without(this.hand, card) : [...this.hand, card]);
  }

  caughtWith(team: number): Breed[] {
    const caught = this.caught[team] ?? [];
    this.caught[team] = caught;
    return caught;
  }

  private forgetSignal(reading: Reading, team: number): void {
    this.caught[team] = [];
    reading.forgetSignal(team);
    const { ownSignal } = this;
    if (ownSignal !== undefined && ownSignal.team !== team) {
      reading.excludeSignal(team, ownSignal.signal);
    }
  }

  /** Learns the team's own signal, if it is a single one; a row is looked for as a whole. */
  private learn(
    reading: Reading,
    { teams }: Pick<Layout, "teams">,
    team: number,
    [signal, ...more]: readonly Signal[],
  ): void {
    if (signal === undefined || more.length > 0) return;
    this.ownSignal = { team, signal };
    teams.forEach((_, other) => {
      if (other === team) reading.knowSignal(team, signal);
      else reading.excludeSignal(other, signal);
    });
  }

  private madeBy(seat: Seat): Signal[] {
    return this.seen.filter((one) => one.seat === seat).map(({ what }) => what);
  }

  /** BEC-22: which signal of a row comes next, after what a player has done so far. */
  nextOf(seat: Seat, row: readonly Signal[]): number {
    const made = this.madeBy(seat);
    for (let begun = row.length - 1; begun > 0; begun--) {
      if (row.slice(0, begun).every((signal, i) => made.at(i - begun) === signal)) return begun;
    }
    return 0;
  }

  /** Whether a player was seen to make these in a row, with nothing between them. */
  hasSeen(seat: Seat, row: readonly Signal[]): boolean {
    const made = this.madeBy(seat);
    return made.some((_, from) => row.every((signal, i) => made[from + i] === signal));
  }
}

function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}
