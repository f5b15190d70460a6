import { count, countRate, type GameFigures, type Tally, type Watching } from "@tavolata/figures";
import type { Seat } from "@tavolata/kernel";
import {
  areMates,
  type Beccato,
  type Card,
  type Event,
  GUILDS,
  isFidget,
  isLoud,
  known,
  leftOf,
  playerAt,
  type Shout,
  type Signal,
  type State,
  scoreOf,
  teamOf,
  teamWith,
  trisIn,
} from "../rules/index.ts";
import { en, it } from "../texts/index.ts";
import { ITALIAN } from "./italian.ts";
import { report } from "./report.ts";
import { rowsOf, SHOUTS } from "./rows.ts";

export const FIGURES: GameFigures<Beccato> = {
  scoredAfter: "settled",
  score: (state) =>
    state.players.map((_, seat) => scoreOf(teamWith(state, seat), state.options.pyramid).points),
  teams: (state) => state.players.map((_, seat) => teamOf(state, seat)),
  measures: [
    { id: "rounds", label: "Rounds in a game", unit: "rounds", scale: 1 },
    { id: "passes", label: "Cards passed in a round", unit: "cards", scale: 100 },
    { id: "wrong", label: "Wrong shouts in a game", unit: "shouts", scale: 1 },
    { id: "void", label: "Rounds without a shout in a game", unit: "rounds", scale: 1 },
    { id: "signals", label: "Real signals in a game", unit: "signals", scale: 1 },
    { id: "leaked", label: "Real signals in a game that a rival sees", unit: "signals", scale: 1 },
    { id: "feigned", label: "Feigned gestures in a game", unit: "gestures", scale: 1 },
    {
      id: "first-team",
      label: "How many points the first dealer's team is ahead of the others",
      unit: "points",
      scale: 10,
    },
  ],
  watch,
  report,
  defaults: { bots: ["fox", "fox:easy", "scripted"], games: 500 },
  optionWords: { it: it.options, en: en.options },
  italian: () => ITALIAN,
};

type Settled = Extract<Event, { type: "settled" }>;
type Seen = Extract<Event, { type: "seen" }>;

/** How long people take over a shout and what comes of it, and over passing a card. */
const SETTLING_SECONDS = 8;
const PASS_SECONDS = 2;

function watch(tally: Tally, players: number): Watching<Beccato> {
  const rows = rowsOf(tally);
  let game = newGame();
  let round = newRound();

  /** A pass is told before the card has changed hands, so hands are followed by what is told. */
  const passed = ({ from, to, card }: Extract<Event, { type: "passed" }>) => {
    game.passes += 1;
    round.passes += 1;
    const given = handOf(from);
    given.splice(given.indexOf(card as Card), 1);
    if (to !== "imaginary") got(to, card as Card);
  };

  const got = (seat: Seat, card: Card) => {
    const hand = handOf(seat);
    hand.push(card);
    lookForTris(hand);
  };

  const handOf = (seat: Seat) => known(round.hands.get(seat), `hand on seat ${seat}`);

  const lookForTris = (hand: readonly Card[]) => {
    if (round.tris || trisIn(hand) === undefined) return;
    round.tris = true;
    count(rows.passesToTris, round.passes);
  };

  /** Only the player is told this, so it is heard once. A real signal is the team's own, made by a player with a tris. */
  const performs = (seat: Seat, what: Signal, state: State) => {
    const isReal = trisIn(playerAt(state, seat).hand) !== undefined && isSignalOf(state, seat, what);
    countRate(rows.gestures, 0, isReal);
    if (!isReal) {
      game.feigned += 1;
      round.real.delete(seat);
      return;
    }
    game.signals += 1;
    round.signals += 1;
    const isOpen = !state.options.lineOfSight;
    round.real.set(seat, { mate: isOpen, rival: isOpen });
  };

  const sees = ({ seat }: Seen, watcher: readonly Seat[], state: State) => {
    const real = round.real.get(seat);
    if (real === undefined) return;
    for (const other of watcher) {
      if (teamOf(state, other) === teamOf(state, seat)) real.mate = true;
      else real.rival = true;
    }
  };

  const closeSignal = (seat: Seat) => {
    const real = round.real.get(seat);
    if (real === undefined) return;
    round.real.delete(seat);
    countRate(rows.signals, 0, real.mate);
    countRate(rows.signals, 1, real.rival);
    if (real.rival) game.leaked += 1;
  };

  const settle = (settled: Settled, state: State) => {
    for (const seat of [...round.real.keys()]) closeSignal(seat);
    const { seat, shout, right } = settled;
    game.rounds += 1;
    count(rows.passes, state.passes);
    count(rows.signalsInRound, round.signals);
    countParts(rows.endedBy, [...SHOUTS, undefined], shout?.type);
    if (seat === null || shout === null) {
      game.voids += 1;
      return;
    }
    if (!right) game.wrong += 1;
    countRate(rows.right, SHOUTS.indexOf(shout.type), right);
    let at = state.dealer;
    for (let position = 0; position < players; position++) {
      countRate(rows.winsAt, position, right && areMates(state, at, seat));
      countRate(rows.trisAt, position, trisIn(playerAt(state, at).hand) !== undefined);
      at = leftOf(state, at);
    }
    if (right) countCall(seat, shout, state);
  };

  /** How many right calls a team makes before a rival first sees through its signal. */
  const countCall = (seat: Seat, shout: Shout, state: State) => {
    if (shout.type === "coccode") {
      const team = teamOf(state, seat);
      if (!game.caught.has(team)) game.calls[team] = (game.calls[team] ?? 0) + 1;
    } else if (shout.type === "beccato") {
      const team = teamOf(state, shout.accused);
      if (game.caught.has(team)) return;
      game.caught.add(team);
      count(rows.callsUntilCaught, game.calls[team] ?? 0);
    }
  };

  return {
    beginGame() {
      game = newGame();
      round = newRound();
    },
    event(event, state) {
      if (event.type === "roundBegins") round = newRound();
      if (event.type === "begins") game.dealer = event.dealer;
      if (event.type === "dealt" && event.seat !== "imaginary") {
        round.hands.set(event.seat, [...event.hand] as Card[]);
        lookForTris(event.hand as Card[]);
      }
      if (state === undefined) return 0;
      switch (event.type) {
        case "passed":
          passed(event);
          return PASS_SECONDS;
        case "drew":
          got(event.seat, event.card as Card);
          return 0;
        case "performs":
          if (!event.idle && !isFidget(event.what)) performs(event.seat, event.what, state);
          return 0;
        case "seen":
          sees(event, playerAt(state, event.seat).act?.seenBy ?? [], state);
          return 0;
        case "stops":
          closeSignal(event.seat);
          return 0;
        case "settled":
          settle(event, state);
          return SETTLING_SECONDS;
        default:
          return 0;
      }
    },
    endGame(state) {
      const { rounds, passes, wrong, voids, signals, leaked, feigned, dealer, caught } = game;
      const loud = state.secrets.map(({ signals }) => signals[0]?.row.some(isLoud));
      const isMixed = loud.includes(true) && loud.includes(false);
      state.teams.forEach(({ guild }, team) => {
        const isFirst = state.scores?.[team]?.place === 1;
        if (isMixed) countRate(rows.kinds, loud[team] ? 0 : 1, isFirst);
        countRate(rows.caught, 0, caught.has(team));
        countRate(rows.teamWins, GUILDS.indexOf(guild), isFirst);
      });
      countParts(rows.endings, ["sixEggs", "noEggs", "noShouts"], state.endedBy);
      const points = state.teams.map((team) => scoreOf(team, state.options.pyramid).points);
      const first = known(points[teamOf(state, dealer)], "score of the dealer's team");
      const others = (points.reduce((sum, one) => sum + one, 0) - first) / (points.length - 1);
      return [
        rounds,
        rounds === 0 ? 0 : Math.round((100 * passes) / rounds),
        wrong,
        voids,
        signals,
        leaked,
        feigned,
        Math.round(10 * (first - others)),
      ];
    },
  };
}

function isSignalOf(state: State, seat: Seat, what: Signal): boolean {
  const { signal, signalsByBreed } = teamWith(state, seat);
  return [signal ?? [], ...signalsByBreed.map(({ row }) => row)].some((row) => row.includes(what));
}

function newGame() {
  return {
    rounds: 0,
    passes: 0,
    wrong: 0,
    voids: 0,
    signals: 0,
    leaked: 0,
    feigned: 0,
    dealer: 0 as Seat,
    /** How often each team rightly shouted Coccodé before it was first caught, and the teams that have been caught. */
    calls: [] as number[],
    caught: new Set<number>(),
  };
}

function newRound() {
  return {
    passes: 0,
    hands: new Map<Seat, Card[]>(),
    tris: false,
    signals: 0,
    /** The players whose real signal is under way, and who has made it out. */
    real: new Map<Seat, { mate: boolean; rival: boolean }>(),
  };
}

/** Counts one of several things that make a whole. */
function countParts<Part>(row: number[], parts: readonly Part[], which: Part): void {
  parts.forEach((part, i) => {
    countRate(row, i, part === which);
  });
}
