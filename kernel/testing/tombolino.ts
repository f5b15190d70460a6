import type { Game, Offer, Result, Setup, Turn, When } from "../index.ts";
import { drawOne, oneOf, type Static, strictObject, Type, timeLimit } from "../index.ts";
import { decideFirst } from "../reactions.ts";
import type { Refusal } from "../refusal.ts";
import type { Instant, Seat, Watcher } from "../seat.ts";

/**
 * Tombolino: the smallest game that uses everything the contract has. Each round the screen deals a secret card
 * to every seat; in turn each bets; then the bell rings and the first to grab takes the pot. If nobody grabs, the
 * highest card takes it. The house brings chips and lets players stand up between rounds.
 */
export const Options = strictObject({
  rounds: Type.Integer({ minimum: 1, maximum: 3, default: 2 }),
  stack: Type.Integer({ minimum: 1, maximum: 20, default: 10 }),
  ties: oneOf(["split", "lowestSeat"], { default: "split" }),
  betSeconds: timeLimit({ default: 0, most: 60 }),
});
export type Options = Static<typeof Options>;

const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });

export const Move = Type.Union([
  strictObject({ type: Type.Literal("bet"), chips: Type.Integer({ minimum: 0 }) }),
  strictObject({ type: Type.Literal("grab") }),
]);
export type Move = Static<typeof Move>;

export const HouseMove = Type.Union([
  strictObject({
    type: Type.Literal("bring"),
    seat: SeatNumber,
    chips: Type.Integer({ minimum: 1, maximum: 50 }),
  }),
  strictObject({ type: Type.Literal("stand"), seat: SeatNumber }),
]);
export type HouseMove = Static<typeof HouseMove>;

export const ScreenMove = strictObject({ type: Type.Literal("deal") });
export type ScreenMove = Static<typeof ScreenMove>;

type AnyTombolinoMove = Move | HouseMove | ScreenMove;
/** "T1" to "T12". */
type Card = `T${number}`;
export const HIDDEN = "hidden";
const CARDS = Array.from({ length: 12 }, (_, i): Card => `T${i + 1}`);
const WINDOW = 1500;
const BETWEEN = 3000;
const TIE_WINDOW = 30;

export interface State {
  options: Options;
  phase: "between" | "bets" | "bell" | "over";
  round: number;
  deck: Card[];
  cards: (Card | null)[];
  seated: boolean[];
  credits: number[];
  bets: (number | null)[];
  pot: number;
  /** Chips that came in less those that went out. */
  broughtIn: number;
  turn: Seat | null;
  grabs: { seat: Seat; time: Instant }[];
  deadline: Instant | null;
  lastRound: { winners: Seat[]; cards: (Card | null)[]; pot: number } | null;
}

export interface View extends Omit<State, "deck" | "cards" | "grabs"> {
  watcher: Watcher;
  deck: (typeof HIDDEN)[];
  cards: (Card | typeof HIDDEN | null)[];
  grabbed: Seat[];
  grabbedAt: Instant | null;
}

export type Event =
  | { type: "dealt"; seat: Seat; card: Card | typeof HIDDEN }
  | { type: "bet"; seat: Seat; chips: number }
  | { type: "bell" }
  | { type: "grabbed"; seat: Seat }
  | { type: "taken"; winners: Seat[]; pot: number; cards: (Card | null)[] }
  | { type: "brought"; seat: Seat; chips: number }
  | { type: "stood"; seat: Seat };

export type Effect = { type: "payOut"; seat: Seat; chips: number };

export interface Tombolino {
  state: State;
  options: Options;
  move: Move;
  houseMove: HouseMove;
  screenMove: ScreenMove;
  view: View;
  event: Event;
  effect: Effect;
}

export const tombolino: Game<Tombolino> = {
  name: "tombolino",
  version: 2,
  seats: { min: 2, max: 4 },
  options: Options,
  move: Move,
  houseMove: HouseMove,
  screenMove: ScreenMove,

  refuseStart({ seats, options }: Setup<Tombolino>): Refusal | undefined {
    return seats === 4 && options.rounds === 3 ? { code: "too-long-for-four", clause: "TOM-1" } : undefined;
  },

  start({ seats, options }, turn) {
    const each = <Value>(value: Value): Value[] => Array(seats).fill(value);
    return {
      options,
      phase: "between",
      round: 0,
      deck: [...CARDS],
      cards: each(null),
      seated: each(true),
      credits: each(options.stack),
      bets: each(null),
      pot: 0,
      broughtIn: seats * options.stack,
      turn: null,
      grabs: [],
      deadline: options.betSeconds > 0 ? turn.now + BETWEEN : null,
      lastRound: null,
    };
  },

  refuse(state, by, move: AnyTombolinoMove, when): Refusal | undefined {
    if (by === "house") return refuseHouse(state, move as HouseMove);
    if (by === "screen") return state.phase === "between" ? undefined : { code: "not-now", clause: "TOM-2" };
    if (!state.seated[by]) return { code: "not-seated", clause: "TOM-1" };
    if (move.type === "grab") return refuseGrab(state, by, when);
    if (state.turn !== by) return { code: "not-your-turn", clause: "TOM-3" };
    return (move as { chips: number }).chips > state.credits[by]!
      ? { code: "too-many-chips", clause: "TOM-3", params: { credit: state.credits[by]! } }
      : undefined;
  },

  play(state, by, move: AnyTombolinoMove, turn) {
    switch (move.type) {
      case "deal":
        return deal(state, turn);
      case "bet":
        return bet(state, by as Seat, move.chips, turn);
      case "grab":
        state.grabs.push({ seat: by as Seat, time: turn.actedAt });
        return turn.tell({ type: "grabbed", seat: by as Seat });
      case "bring":
        state.credits[move.seat]! += move.chips;
        state.broughtIn += move.chips;
        return turn.tell({ type: "brought", seat: move.seat, chips: move.chips });
      case "stand":
        return stand(state, move.seat, turn);
    }
  },

  moves(state, by, when): Offer<AnyTombolinoMove>[] {
    if (by === "screen") return state.phase === "between" ? [{ move: { type: "deal" } }] : [];
    if (by === "house") return houseOffers(state);
    if (!state.seated[by]) return [];
    if (state.turn === by) {
      return [
        { move: { type: "bet" }, open: { chips: { kind: "amount", least: 0, most: state.credits[by]! } } },
      ];
    }
    return refuseGrab(state, by, when) === undefined ? [{ move: { type: "grab" } }] : [];
  },

  awaits: (state) => (state.turn === null ? [] : [state.turn]),

  view(state, watcher): View {
    const { deck, cards, grabs, ...open } = state;
    return {
      ...structuredClone(open),
      watcher,
      deck: deck.map(() => HIDDEN),
      cards: cards.map((card, seat) => (card === null || seat === watcher ? card : HIDDEN)),
      grabbed: grabs.map(({ seat }) => seat).sort(),
      grabbedAt: grabs.find(({ seat }) => seat === watcher)?.time ?? null,
    };
  },

  imagine(view, random): State {
    const { watcher, grabbed, grabbedAt, ...open } = structuredClone(view);
    const known = open.cards.filter((card): card is Card => card !== null && card !== HIDDEN);
    const deck = CARDS.filter((card) => !known.includes(card));
    const cards = open.cards.map((card) => (card === HIDDEN ? drawOne(deck, random) : card));
    const opened = (open.deadline ?? 0) - WINDOW;
    const grabs = grabbed.map((seat) => ({
      seat,
      time: seat === watcher ? grabbedAt! : opened + random.below(WINDOW),
    }));
    return { ...open, deck, cards, grabs };
  },

  alarm: (state) => state.deadline ?? undefined,

  ring(state, turn) {
    if (state.phase === "between") deal(state, turn);
    else if (state.phase === "bets") bet(state, state.turn!, 0, turn);
    else settle(state, turn);
  },

  result(state): Result | undefined {
    if (state.phase !== "over") return undefined;
    const { credits } = state;
    return {
      places: credits.map((chips) => 1 + credits.filter((others) => others > chips).length),
      scores: [...credits],
    };
  },

  count: (state) => ({
    cards: state.deck.length + state.cards.filter((card) => card !== null).length,
    chips: state.credits.reduce((sum, chips) => sum + chips, state.pot) - state.broughtIn,
  }),

  lagCredit: (state) => (state.phase === "bell" ? 150 : 0),

  /** Nobody talks while bets are laid. */
  chatMuted: ({ phase }) => phase === "bets",

  /** Version 1 had one word, `open`, for what version 2 tells apart, and kept no last round. */
  upgrade(state, fromVersion): State {
    if (fromVersion !== 1) throw new RangeError(`no upgrade from version ${fromVersion}`);
    const { open, ...rest } = state as Omit<State, "lastRound" | "phase"> & { open: boolean };
    return { ...rest, phase: open ? "bets" : "between", lastRound: null };
  },
};

function refuseHouse(state: State, move: HouseMove): Refusal | undefined {
  if (state.phase !== "between") return { code: "not-now", clause: "TOM-5" };
  return state.seated[move.seat] ? undefined : { code: "not-seated", clause: "TOM-1" };
}

function refuseGrab(state: State, seat: Seat, when: When): Refusal | undefined {
  if (state.phase !== "bell") return { code: "no-bell", clause: "TOM-4" };
  if (state.grabs.some((grab) => grab.seat === seat)) return { code: "grabbed-already", clause: "TOM-4" };
  return when.actedAt < state.deadline! - WINDOW ? { code: "before-the-bell", clause: "TOM-4" } : undefined;
}

function houseOffers(state: State): Offer<AnyTombolinoMove>[] {
  if (state.phase !== "between") return [];
  return state.seated.flatMap((seated, seat): Offer<AnyTombolinoMove>[] =>
    seated
      ? [
          { move: { type: "stand", seat } },
          { move: { type: "bring", seat }, open: { chips: { kind: "amount", least: 1, most: 50 } } },
        ]
      : [],
  );
}

function deal(state: State, turn: Turn<Tombolino>): void {
  state.phase = "bets";
  state.round += 1;
  state.seated.forEach((seated, seat) => {
    if (!seated) return;
    const card = drawOne(state.deck, turn.random);
    state.cards[seat] = card;
    turn.tell.to([seat], { type: "dealt", seat, card }, { type: "dealt", seat, card: HIDDEN });
  });
  nextBet(state, state.seated.indexOf(true), turn);
}

function nextBet(state: State, seat: Seat, turn: Turn<Tombolino>): void {
  state.turn = seat;
  state.deadline = state.options.betSeconds > 0 ? turn.now + state.options.betSeconds * 1000 : null;
}

function bet(state: State, seat: Seat, chips: number, turn: Turn<Tombolino>): void {
  state.credits[seat]! -= chips;
  state.pot += chips;
  state.bets[seat] = chips;
  turn.tell({ type: "bet", seat, chips });
  const next = state.seated.findIndex((seated, other) => seated && other > seat);
  if (next >= 0) {
    nextBet(state, next, turn);
    return;
  }
  state.turn = null;
  state.phase = "bell";
  state.deadline = turn.now + WINDOW;
  turn.tell({ type: "bell" });
}

function settle(state: State, turn: Turn<Tombolino>): void {
  const first = decideFirst(state.grabs, TIE_WINDOW);
  const values = state.cards.map((card) => (card === null ? 0 : Number(card.slice(1))));
  const highest = values.indexOf(Math.max(...values));
  const winners =
    first.length === 0
      ? [highest]
      : state.options.ties === "split"
        ? [...first].sort()
        : [Math.min(...first)];
  const { pot, cards } = state;
  winners.forEach((seat, i) => {
    state.credits[seat]! += Math.floor(pot / winners.length) + (i < pot % winners.length ? 1 : 0);
  });
  turn.tell({ type: "taken", winners, pot, cards: [...cards] });
  state.lastRound = { winners, cards: [...cards], pot };
  state.deck.push(...cards.filter((card): card is Card => card !== null));
  state.cards = cards.map(() => null);
  state.bets = cards.map(() => null);
  state.pot = 0;
  state.grabs = [];
  between(state, turn);
}

function between(state: State, turn: Turn<Tombolino>): void {
  const players = state.seated.filter((seated) => seated).length;
  const over = state.round >= state.options.rounds || players < 2;
  state.phase = over ? "over" : "between";
  state.deadline = over || state.options.betSeconds === 0 ? null : turn.now + BETWEEN;
}

function stand(state: State, seat: Seat, turn: Turn<Tombolino>): void {
  const chips = state.credits[seat]!;
  state.seated[seat] = false;
  state.credits[seat] = 0;
  state.broughtIn -= chips;
  turn.tell({ type: "stood", seat });
  turn.effect({ type: "payOut", seat, chips });
  between(state, turn);
}
