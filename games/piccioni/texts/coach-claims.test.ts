import {
  copy,
  drawMove,
  fastRandom,
  type Offer,
  pick,
  type Seat,
  type Watcher,
  watchersOf,
} from "@tavolata/kernel";
import { claiming, claimsIn, claimsOf, type Truths } from "@tavolata/kernel/testing/claims";
import { describe, expect, test } from "vitest";
import {
  type Choice,
  type Event,
  faceOf,
  HAND_LIMIT,
  HIDDEN,
  type Move,
  type Options,
  onTop,
  type Pigeon,
  piccioni,
  pigeonFace,
  playerAt,
  pointsOf,
  type State,
  type View,
  whereScaresGo,
  zoneOf,
} from "../rules/index.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { coachOf, it } from "./index.ts";

/** The coach's texts, as which each sentence tells only what it claims. */
const CLAIMS = { ...it, coach: claiming(it.coach) };

const TABLES: { name: string; options: Partial<Options>; games: number; inputs: number }[] = [
  { name: "our deck", options: {}, games: 10, inputs: 700 },
  { name: "tied scares into Folla", options: { tiedScares: "folla" }, games: 10, inputs: 1500 },
  { name: "no time limits", options: { actionSeconds: 0, reactionSeconds: 0 }, games: 4, inputs: 300 },
  ...[1, 2, 3, 4, 5, 6, 7, 9].map((seed) => ({
    name: `random deck ${seed}`,
    options: { deck: randomDeck(fastRandom(seed)), tiedScares: seed % 2 === 0 ? "folla" : "deck" } as const,
    games: 4,
    inputs: 300,
  })),
];

interface Situation {
  readonly state: State;
  readonly view: View;
  readonly watcher: Watcher;
  readonly seat: Seat;
  readonly seed: number;
}

const WHEN = { now: 0, actedAt: 0 };

function offers(state: State, seat: Seat) {
  return piccioni.moves(state, seat, WHEN);
}

function turnOf(heard: Event[]) {
  const told = (event: Event) => heard.push(event);
  const tell = Object.assign(told, { to: (_: unknown, event: Event) => told(event) });
  return { ...WHEN, random: fastRandom(1), tell, effect: () => {} };
}

/** What comes of a choice of theirs if nobody answers the card; the clock makes the other choices that it takes. */
function chosen({ state, seat, seed }: Situation) {
  const later = copy(state);
  const heard: Event[] = [];
  const turn = turnOf(heard);
  const move = drawMove(pick(offers(state, seat), fastRandom(seed)), fastRandom(seed, 1)) as Move;
  const inPlay = state.inPlay.length;
  piccioni.play(later, seat, move, turn as never);
  const at = copy(later);
  while (inPlay > 0 && later.inPlay.length >= inPlay) piccioni.ring(later, turn as never);
  return { move, at, heard };
}

function choiceOf({ waiting }: State): Choice {
  if (waiting?.is !== "choice") throw new TypeError("nobody chooses");
  return waiting.choice;
}

function pigeonsOf(move: Move): Pigeon[] {
  return move.type === "choosePigeons" ? move.pigeons : [];
}

/** PIC-18 in other words: where they go, and where they go if that is tied. */
function fly(tied: "folla" | undefined): (situation: Situation) => boolean {
  return ({ state, seat, seed }) => {
    const move = drawMove(pick(offers(state, seat), fastRandom(seed)), fastRandom(seed, 1)) as Move;
    const scared = pigeonsOf(move);
    if (scared.length === 0) return true;
    const left = scared.map((pigeon) => zoneOf(state, pigeon));
    const counts = state.players.map(({ pigeons }, area) =>
      left.includes(area) ? Number.POSITIVE_INFINITY : pigeons.length,
    );
    const lowest = counts.filter((count) => count === Math.min(...counts));
    const expected = lowest.length === 1 ? counts.indexOf(Math.min(...counts)) : tied;
    return whereScaresGo(state, scared) === expected;
  };
}

function asksFor(open: Offer<Move>["open"], cards: number): boolean {
  const range = open?.cards;
  return range?.kind === "some" && range.least === cards && range.most === cards;
}

function mayDraw(state: State, seat: Seat): number {
  return Math.max(
    0,
    ...offers(state, seat).map(({ move }) => (move.type === "draw" ? (move.count ?? 0) : 0)),
  );
}

/** PIC-7: those who are not asked have nothing to answer with. */
function missesNothing(state: State, seat: Seat): boolean {
  if (state.waiting?.is !== "answers" || onTop(state).asked.includes(seat)) return true;
  const asked = copy(state);
  onTop(asked).asked.push(seat);
  return onTop(state).answers[seat] !== null || offers(asked, seat).length === 1;
}

/** What must be true when the coach says it. */
const TRUE: Truths<Situation> = {
  begins: ({ state, seat, seed }) =>
    state.current === seat && offers(state, seat).length > 0 && (seed > 0 || state.actionsLeft === 2),
  reveals: ({ state, seat }) => state.finalPhase === null && state.current === seat,
  draw: ({ state, seat }) =>
    playerAt(state, seat).hand.length < 2 && mayDraw(state, seat) === 3 && HAND_LIMIT === 5,
  play: ({ state, seat }) => {
    const player = playerAt(state, seat);
    const trophy = { back: "pigeon", card: "zoppo-1", seen: true } as const;
    const richer = { ...player, trophies: [...player.trophies, trophy] };
    return player.hand.length > 0 && pointsOf(state, richer) === pointsOf(state, player) + 1;
  },
  clean: ({ state, seat }) =>
    playerAt(state, seat).guano.every((target) => {
      // A Montagna costs two points and two cards, a Guano one of each.
      const cost = -pointsOf(state, { guano: [target], pigeons: [], trophies: [] });
      return offers(state, seat).some(
        ({ move, open }) => move.type === "discard" && move.target === target && asksFor(open, cost),
      );
    }),
  finalPhase: ({ state }) => state.finalPhase !== null && state.pigeonDeck.length === 0,
  others: ({ state, seat }) => missesNothing(state, seat),
  flock: ({ state }) => state.finalPhase === null,
  answer: ({ state, seat }) => offers(state, seat).some(({ move }) => move.type === "decline"),
  secret: ({ state, view, seat }) =>
    state.waiting?.is === "answers" &&
    onTop(view).answers.every((answer, other) => other === seat || answer === null || answer === HIDDEN) &&
    missesNothing(state, seat),
  asked: ({ state, seat }) => {
    const { by, asked } = onTop(state);
    return state.waiting?.is === "answers" && by === seat && asked.length > 0 && !asked.includes(seat);
  },
  throwAway: ({ state, seat }) =>
    offers(state, seat).some(
      ({ move, open }) =>
        move.type === "throwAway" && asksFor(open, playerAt(state, seat).hand.length - HAND_LIMIT),
    ) && HAND_LIMIT === 5,
  "choice.trophy": (situation) => {
    const { move, heard } = chosen(situation);
    if (move.type === "choosePigeons" && move.pigeons.length === 0) return true;
    return heard.some(
      (event) => (event.type === "trophy" || event.type === "returned") && event.seat === situation.seat,
    );
  },
  "choice.scare": fly(undefined),
  scareToFolla: fly("folla"),
  "choice.evict": (situation) => {
    const { move, heard } = chosen(situation);
    const evicted = heard.flatMap((event) => (event.type === "evicted" ? event.pigeons : []));
    return pigeonsOf(move).every((pigeon) => evicted.includes(pigeon));
  },
  "choice.assign": (situation) => {
    const { waiting } = situation.state;
    const { move, at } = chosen(situation);
    if (move.type === "choosePigeons" && move.pigeons.length === 0) return true;
    if (waiting?.is !== "choice" || waiting.for.is === "landing" || !("step" in waiting.for)) return false;
    const { step } = waiting.for;
    const next = at.waiting;
    if (next?.is === "choice" && next.choice.purpose === "receiver") return next.seat === situation.seat;
    return at.inPlay.length === 0 || at.inPlay[0]?.picks[step]?.to !== null;
  },
  "choice.remove": (situation) => {
    const { move, heard } = chosen(situation);
    return heard.some(
      (event) => event.type === "removed" && move.type === "chooseGuano" && event.card === move.card,
    );
  },
  "choice.receiver": ({ state, seat }) => {
    const { card } = state.inPlay.findLast(({ reaction }) => !reaction) ?? onTop(state);
    const isGuano = faceOf(state, card).stays !== undefined;
    return state.players.every((rival, other) => {
      const pigeons = [...rival.pigeons, "zoppo-1" as Pigeon];
      const given = isGuano ? { ...rival, guano: [...rival.guano, card] } : { ...rival, pigeons };
      return other === seat || pointsOf(state, given) < pointsOf(state, rival);
    });
  },
  "choice.landing": ({ state, seat }) => {
    const choice = choiceOf(state);
    return choice.kind === "zone" && choice.zones.length > 1 && state.current === seat;
  },
  "choice.followers": (situation) => {
    const { waiting } = situation.state;
    if (waiting?.is !== "choice" || waiting.for.is !== "followers") return false;
    const choice = choiceOf(situation.state);
    const to = zoneOf(situation.state, waiting.for.pigeon);
    const { move, heard } = chosen(situation);
    const follow = heard.slice(0, 1 + heard.findIndex(({ type }) => type === "moved"));
    return (
      choice.kind === "pigeons" &&
      choice.least === 0 &&
      (pigeonsOf(move).length === 0 ||
        follow.some((event) => event.type === "moved" && event.to === to) ||
        pigeonsOf(move).every((pigeon) => zoneOf(situation.state, pigeon) === to))
    );
  },
  "choice.biggest": ({ state }) => {
    const choice = choiceOf(state);
    const there = choice.kind === "pigeons" ? choice.groups.flatMap(({ pigeons }) => pigeons) : [];
    return there.length > 1 && new Set(there.map((pigeon) => pigeonFace(state, pigeon).size)).size === 1;
  },
  watching: ({ view, watcher }) =>
    typeof watcher !== "number" &&
    view.players.every(({ trophies }) => trophies.every(({ card }) => card === HIDDEN)),
  over: ({ state }) =>
    state.players.every(({ trophies, guano, pigeons }, seat) => {
      const won = trophies.reduce((sum, { back }) => sum + (back === "pigeon" ? 1 : 2), 0);
      const lost = guano.reduce(
        (sum, card) => sum - pointsOf(state, { guano: [card], pigeons: [], trophies: [] }),
        0,
      );
      return lost >= guano.length && state.result?.scores[seat] === won - lost - pigeons.length;
    }),
};

describe("What the coach claims", () => {
  const said = new Set<string>();

  for (const [i, { name, options, games, inputs }] of TABLES.entries()) {
    test(`[PIC-5] [PIC-6] [PIC-7] [PIC-9] [PIC-13] [PIC-18] [PIC-20] [PIC-28] [PIC-29] [PIC-30] is true with ${name}`, () => {
      const untrue: { key: string; [more: string]: unknown }[] = [];
      for (let seed = 0; seed < games; seed++) {
        const seats = 2 + ((seed + i) % 5);
        let isFinal = false;
        const setup = { seats, options: { ...DEFAULTS, ...options } };
        for (const { standing } of randomPlay(setup, 100 * i + seed, inputs)) {
          const { state } = standing;
          const news = state.news.map(({ type }) => type);
          if (isFinal && news.includes("flock")) expect(news).toContain("finalPhaseStops");
          isFinal = state.finalPhase !== null && !news.includes("finalPhaseStops");
          for (const watcher of watchersOf(seats)) {
            const view = piccioni.view(state, watcher);
            const claims = claimsIn(coachOf(CLAIMS, view));
            for (const { key, of } of claims) {
              said.add(key);
              const situation = { state, view, watcher, seat: watcher as Seat, seed: standing.seq };
              if (TRUE[key]?.(situation, of as never) !== true)
                untrue.push({ key, watcher, waiting: state.waiting, inPlay: state.inPlay });
            }
            if (state.result !== null) expect(claims.map(({ key }) => key)).toEqual(["over"]);
          }
        }
      }
      expect([...new Set(untrue.map(({ key }) => key))]).toEqual([]);
      expect(untrue.slice(0, 1)).toEqual([]);
    });
  }

  test("is tried for every sentence", () => {
    expect(Object.keys(TRUE).sort()).toEqual(claimsOf(it.coach).sort());
    expect(Object.keys(TRUE).filter((key) => !said.has(key))).toEqual([]);
  });
});
