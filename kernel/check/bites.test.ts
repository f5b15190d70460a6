import { describe, expect, it } from "vitest";
import type { Game } from "../game.ts";
import { drawOne } from "../random/random.ts";
import type { Tell } from "../tell.ts";
import {
  type Event,
  HIDDEN,
  type State,
  type Tombolino,
  tombolino,
  type View,
} from "../testing/tombolino.ts";
import { VERSION_ONE } from "../testing/version-one.ts";
import { LAWS, tryLaw } from "./index.ts";
import type { Law } from "./laws.ts";

function breaksLaw(game: Game<Tombolino>, law: Law, hiddenAlarms = false): boolean {
  try {
    tryLaw(game, law, { earlier: VERSION_ONE, longest: 300, hiddenAlarms });
    return false;
  } catch {
    return true;
  }
}

const END = "random games come to their end";
const REPLAY = "a replay gives the same state, byte for byte, and tells the same";
const JSON_LAW = "everything is plain JSON, and a game goes on from its JSON as if nothing had happened";
const OFFERS = "what is offered is accepted, everything else is refused, and refusing changes nothing";
const WAITS = "the game always waits for somebody who can move, or for the clock, the house or the screen";
const CLOCK = "with time limits on, the clock alone brings it to an end";
const COUNT = "what must be conserved is conserved";
const FRESH = "a view is the watcher's own: changing it changes nothing";
const IMAGINE = "an imagined state looks the same to its watcher, and can be played on";
const SECRETS = "nobody is told, offered or refused anything that their view does not show";
const SEEN = "nobody sees what they were not told";
const UPGRADE = "a game in play is taken over from an earlier version";
const CHOICES = "no single choice clashes with the defaults";
const DEFAULTS = "the defaults are options that a table can start with";

type Plant = Partial<Game<Tombolino>>;

/** Secrets are told without their public twins. */
function toldToFewer(tell: Tell<Event>): Tell<Event> {
  const to: Tell<Event>["to"] = (watchers, secret) => tell.to(watchers, secret);
  return Object.assign((event: Event) => tell(event), { to });
}

const planted: { bug: string; breaks: string; plant: Plant }[] = [
  {
    bug: "the view shows all cards to everybody",
    breaks: SEEN,
    plant: {
      view: (state, watcher) => ({ ...tombolino.view(state, watcher), cards: [...state.cards] }),
    },
  },
  {
    bug: "the view shows one seat its neighbour's card, and imagining believes it",
    breaks: SEEN,
    plant: {
      view(state, watcher) {
        const view = tombolino.view(state, watcher);
        const cards = view.cards.map((card, seat) => (watcher === 1 && seat === 0 ? state.cards[0]! : card));
        return { ...view, cards };
      },
    },
  },
  {
    bug: "the view shows the whole deck, and imagining believes it",
    breaks: SEEN,
    plant: {
      view: (state, watcher) =>
        ({ ...tombolino.view(state, watcher), deck: [...state.deck] }) as unknown as View,
      imagine(view, random) {
        const deck = view.deck as unknown as State["deck"];
        const state = tombolino.imagine(view, random);
        const missing = state.deck.concat(state.cards.filter((card) => card !== null));
        const cards = missing.filter((card) => !deck.includes(card));
        return {
          ...state,
          deck: [...deck],
          cards: state.cards.map((card) => (card === null ? null : cards.pop()!)),
        };
      },
    },
  },
  {
    bug: "the view shows which card comes next, under a harmless name",
    breaks: IMAGINE,
    plant: {
      view: (state, watcher) => ({ ...tombolino.view(state, watcher), mood: state.deck.at(-1) }) as View,
    },
  },
  {
    bug: "a player who gets no card does not hear of a deal that the view shows",
    breaks: SEEN,
    plant: {
      play(state, by, move, turn) {
        tombolino.play(state, by, move, { ...turn, tell: toldToFewer(turn.tell) });
      },
      ring(state, turn) {
        tombolino.ring(state, { ...turn, tell: toldToFewer(turn.tell) });
      },
    },
  },
  {
    bug: "the event of the deal tells everybody the card",
    breaks: SECRETS,
    plant: {
      play(state, by, move, turn) {
        const tell = Object.assign((event: Event) => turn.tell(event), {
          to: (_: unknown, secret: Event) => turn.tell(secret),
        });
        tombolino.play(state, by, move, { ...turn, tell });
      },
    },
  },
  {
    bug: "an event of a move that everybody sees carries the mover's card",
    breaks: SECRETS,
    plant: {
      play(state, by, move, turn) {
        const card = state.cards[by as number]!;
        tombolino.play(state, by, move, turn);
        if (move.type === "bet") turn.tell({ type: "dealt", seat: by as number, card });
      },
    },
  },
  {
    bug: "the order of what a player already knows tells them of another's card",
    breaks: SECRETS,
    plant: {
      play(state, by, move, turn) {
        const seat = by as number;
        const known = [state.cards[seat], state.phase];
        const isHigh = state.cards.some((card, other) => other !== seat && card === "T12");
        tombolino.play(state, by, move, turn);
        const secret = { type: "dealt", seat, known: isHigh ? known.reverse() : known };
        if (move.type === "bet") turn.tell.to([seat], secret as unknown as Event);
      },
    },
  },
  {
    bug: "the order of what everybody hears tells of a card that nobody has been shown",
    breaks: SECRETS,
    plant: {
      play(state, by, move, turn) {
        const seats = state.deck[0] === "T1" ? ["first", "second"] : ["second", "first"];
        tombolino.play(state, by, move, turn);
        if (move.type === "bet") turn.tell({ type: "bell", seats } as unknown as Event);
      },
    },
  },
  {
    bug: "the event of a reveal tells more than the reveal shows",
    breaks: SECRETS,
    plant: {
      ring(state, turn) {
        const card = state.deck[0]!;
        const bell = state.phase === "bell";
        tombolino.ring(state, turn);
        if (bell) turn.tell({ type: "dealt", seat: 0, card });
      },
    },
  },
  {
    bug: "the start tells of a card that nobody has been shown",
    breaks: SEEN,
    plant: {
      start(setup, turn) {
        const state = tombolino.start(setup, turn);
        turn.tell({ type: "dealt", seat: 0, card: drawOne([...state.deck], turn.random) });
        return state;
      },
    },
  },
  {
    bug: "a bet is offered only if nobody else holds the highest card",
    breaks: SECRETS,
    plant: {
      moves: (state, by, when) =>
        typeof by === "number" && state.cards.some((card, seat) => seat !== by && card === "T12")
          ? []
          : tombolino.moves(state, by, when),
    },
  },
  {
    bug: "a refusal depends on another seat's card",
    breaks: SECRETS,
    plant: {
      refuse(state, by, move, when) {
        const refusal = tombolino.refuse(state, by, move, when);
        const high = state.cards.some((card) => card === "T11" || card === "T12");
        return refusal?.code === "not-your-turn" && high ? { ...refusal, code: "wait" } : refusal;
      },
    },
  },
  {
    bug: "a card is lost when the round is settled",
    breaks: COUNT,
    plant: {
      ring(state, turn) {
        const bell = state.phase === "bell";
        tombolino.ring(state, turn);
        if (bell) state.deck.pop();
      },
    },
  },
  {
    bug: "chips that the house brings are not counted",
    breaks: COUNT,
    plant: {
      play(state, by, move, turn) {
        tombolino.play(state, by, move, turn);
        if (move.type === "bring") state.broughtIn -= move.chips;
      },
    },
  },
  {
    bug: "a refused move leaves a trace",
    breaks: OFFERS,
    plant: {
      refuse(state, by, move, when) {
        const refusal = tombolino.refuse(state, by, move, when);
        if (refusal !== undefined) state.round += 1;
        return refusal;
      },
    },
  },
  {
    bug: "listing the moves leaves a trace",
    breaks: OFFERS,
    plant: {
      moves(state, by, when) {
        state.bets[0] ??= null;
        state.credits.push(0);
        return tombolino.moves(state, by, when);
      },
    },
  },
  {
    bug: "a move is accepted that was never offered",
    breaks: OFFERS,
    plant: {
      refuse(state, by, move, when) {
        const refusal = tombolino.refuse(state, by, move, when);
        return refusal?.code === "too-many-chips" ? undefined : refusal;
      },
    },
  },
  {
    bug: "a move is offered that is refused",
    breaks: OFFERS,
    plant: {
      moves(state, by, when) {
        const offers = tombolino.moves(state, by, when);
        return by === "screen" ? [{ move: { type: "deal" } }] : offers;
      },
    },
  },
  {
    bug: "a refusal has no clause",
    breaks: OFFERS,
    plant: {
      refuse(state, by, move, when) {
        const refusal = tombolino.refuse(state, by, move, when);
        return refusal === undefined ? undefined : { code: refusal.code };
      },
    },
  },
  {
    bug: "the dealer shuffles with its own randomness",
    breaks: REPLAY,
    plant: {
      play: (state, by, move, turn) =>
        tombolino.play(state, by, move, {
          ...turn,
          random: { below: (n) => Math.floor(Math.random() * n) },
        }),
    },
  },
  {
    bug: "the game reads a clock of its own",
    breaks: REPLAY,
    plant: {
      play: (state, by, move, turn) =>
        tombolino.play(state, by, move, { ...turn, now: turn.now + Math.floor(performance.now() * 1000) }),
    },
  },
  {
    bug: "the game keeps a memory outside its state",
    breaks: REPLAY,
    plant: (() => {
      let dealt = 0;
      return {
        play(state: State, by, move, turn) {
          tombolino.play(state, by, move, turn);
          if (move.type === "deal") {
            dealt += 1;
            state.round = dealt % 2 === 0 ? state.round : state.round + 1;
          }
        },
      } satisfies Plant;
    })(),
  },
  {
    bug: "the alarm is not set in one phase",
    breaks: CLOCK,
    plant: { alarm: (state) => (state.phase === "bets" ? undefined : tombolino.alarm(state)) },
  },
  {
    bug: "the clock keeps ringing and does nothing",
    breaks: CLOCK,
    plant: {
      ring(state, turn) {
        if (state.phase !== "bets") tombolino.ring(state, turn);
      },
    },
  },
  {
    bug: "the clock only puts its own alarm off",
    breaks: CLOCK,
    plant: {
      ring(state, turn) {
        if (state.phase === "bets") state.deadline = turn.now + 1000;
        else tombolino.ring(state, turn);
      },
    },
  },
  {
    bug: "no alarm is set between rounds, though time limits are on",
    breaks: CLOCK,
    plant: { alarm: (state) => (state.phase === "between" ? undefined : tombolino.alarm(state)) },
  },
  {
    bug: "the clock rings sooner for a certain card",
    breaks: SECRETS,
    plant: {
      alarm(state) {
        const alarm = tombolino.alarm(state);
        return alarm === undefined ? undefined : alarm - (state.cards.includes("T12") ? 1 : 0);
      },
    },
  },
  {
    bug: "whether a seat is waited for depends on another's card",
    breaks: SECRETS,
    plant: { awaits: (state) => (state.cards.includes("T12") ? [] : tombolino.awaits(state)) },
  },
  {
    bug: "a bet is accepted that is higher than any random move would try",
    breaks: OFFERS,
    plant: {
      start: (setup, turn) => {
        const state = tombolino.start(setup, turn);
        return {
          ...state,
          credits: state.credits.map((chips) => chips * 1000),
          broughtIn: state.broughtIn * 1000,
        };
      },
      refuse(state, by, move, when) {
        const refusal = tombolino.refuse(state, by, move, when);
        return refusal?.code === "too-many-chips" ? undefined : refusal;
      },
    },
  },
  {
    bug: "nobody is ever waited for",
    breaks: WAITS,
    plant: { awaits: () => [] },
  },
  {
    bug: "the game never ends",
    breaks: END,
    plant: { result: () => undefined },
  },
  {
    bug: "the places are impossible",
    breaks: END,
    plant: {
      result(state) {
        const result = tombolino.result(state);
        return result && { ...result, places: result.places.map(() => 2) };
      },
    },
  },
  {
    bug: "a state holds what JSON cannot",
    breaks: JSON_LAW,
    plant: {
      start: (setup, turn) => ({ ...tombolino.start(setup, turn), seen: new Set([1]) }) as unknown as State,
    },
  },
  {
    bug: "the game goes on from an object that it remembers, not from the one it is given",
    breaks: JSON_LAW,
    plant: (() => {
      const remembered = new WeakSet<State>();
      return {
        start(setup, turn) {
          const state = tombolino.start(setup, turn);
          remembered.add(state);
          return state;
        },
        play(state, by, move, turn) {
          tombolino.play(state, by, move, turn);
          if (!remembered.has(state) && move.type === "bet") state.round += 10;
        },
      } satisfies Plant;
    })(),
  },
  {
    bug: "the view hands out the state's own lists",
    breaks: FRESH,
    plant: { view: (state, watcher) => ({ ...tombolino.view(state, watcher), credits: state.credits }) },
  },
  {
    bug: "the game waits for somebody who cannot move",
    breaks: WAITS,
    plant: { awaits: (state) => (state.phase === "bell" ? [0] : tombolino.awaits(state)) },
  },
  {
    bug: "imagining forgets the watcher's own card",
    breaks: IMAGINE,
    plant: {
      imagine: (view, random) =>
        tombolino.imagine(
          { ...view, cards: view.cards.map((card) => (card === null ? null : HIDDEN)) },
          random,
        ),
    },
  },
  {
    bug: "imagining makes one card too many",
    breaks: IMAGINE,
    plant: {
      imagine(view, random) {
        const state = tombolino.imagine(view, random);
        return { ...state, deck: [...state.deck, "T12"] };
      },
    },
  },
  {
    bug: "an upgraded game cannot go on",
    breaks: UPGRADE,
    plant: { upgrade: (state) => ({ ...(state as State), turn: null, phase: "bets", lastRound: null }) },
  },
  {
    bug: "a new version has no upgrade",
    breaks: UPGRADE,
    plant: {
      upgrade() {
        throw new Error("no upgrade");
      },
    },
  },
  {
    bug: "the defaults are refused",
    breaks: DEFAULTS,
    plant: {
      refuseStart: ({ options }) => (options.rounds === 2 ? { code: "not-two", clause: "TOM-1" } : undefined),
    },
  },
  {
    bug: "a choice needs another one that the lobby does not make with it",
    breaks: CHOICES,
    plant: {
      refuseStart: ({ options }) =>
        options.ties === "lowestSeat" && options.rounds !== 3
          ? { code: "three-then", clause: "TOM-1" }
          : undefined,
    },
  },
];

describe("checkGame bites", () => {
  it("finds nothing wrong with the sound game", () => {
    expect(LAWS.filter((law) => breaksLaw(tombolino, law))).toEqual([]);
  });

  for (const { bug, breaks, plant } of planted) {
    it(`finds the bug that ${bug}`, () => {
      const law = LAWS.find(({ name }) => name === breaks)!;
      expect(breaksLaw({ ...tombolino, ...plant }, law)).toBe(true);
    });
  }

  it("finds all leaks but those by time where the clock may ring for hidden reasons", () => {
    const secrets = LAWS.find(({ name }) => name === SECRETS)!;
    const leaks = planted.filter(({ breaks }) => breaks === SECRETS);
    const missed = leaks.filter(({ plant }) => !breaksLaw({ ...tombolino, ...plant }, secrets, true));
    expect(missed.map(({ bug }) => bug)).toEqual(["the clock rings sooner for a certain card"]);
  });

  it("has a planted bug for every law", () => {
    expect(new Set(planted.map(({ breaks }) => breaks))).toEqual(new Set(LAWS.map((law) => law.name)));
  });
});
