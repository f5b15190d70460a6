import { count, countMean, countRate, type GameFigures, type Tally, type Watching } from "@tavolata/figures";
import type { Seat } from "@tavolata/kernel";
import {
  type Card,
  deckOf,
  type Event,
  isPlace,
  kindOf,
  known,
  type Options,
  type Piccioni,
  type Pigeon,
  PLACES,
  parseDeck,
  pointsOf,
  type State,
  type Zone,
} from "../rules/index.ts";
import { deck as deckInEnglish } from "../texts/en/deck.ts";
import { en, it, wordDeckProblem } from "../texts/index.ts";
import { deck as deckInItalian } from "../texts/it/deck.ts";
import { italian } from "./italian.ts";
import { report } from "./report.ts";
import { FATES, type Fate, LARGEST_LEAD, MAKERS, type Maker, rowsOf, WAYS_OUT, type WayOut } from "./rows.ts";

/** How long people take, in seconds: to decide, to answer at the same time, and to watch the pigeons come. */
const SECONDS: Partial<Record<Event["type"], number>> = {
  begins: 15,
  turnBegins: 3,
  goesOn: 14,
  mustThrowAway: 7,
  mustChoose: 7,
  asked: 6,
  reacted: 3,
  flock: 2,
  revealed: 4,
  overflows: 3,
  scared: 2,
  evicted: 2,
  finalPhase: 5,
  gameOver: 20,
};

export const FIGURES: GameFigures<Piccioni> = {
  scoredAfter: "turnBegins",
  score: (state) => state.players.map((player) => pointsOf(state, player)),
  measures: [
    { id: "turns", label: "Turns in a game", unit: "turns", scale: 1 },
    { id: "cards", label: "Cards played in a turn, including answers", unit: "cards", scale: 1000 },
    { id: "flock", label: "Pigeons in a flock", unit: "pigeons", scale: 1000 },
    { id: "trophies", label: "Trophies in a game", unit: "Trophies", scale: 1 },
    { id: "answers", label: "Reactions and contributions in a game", unit: "answers", scale: 1 },
    { id: "winner", label: "Points of the winner", unit: "points", scale: 1 },
    { id: "lead", label: "Lead of the winner", unit: "points", scale: 1 },
    { id: "final-phases", label: "Final phases in a game", unit: "phases", scale: 1 },
  ],
  watch,
  report,
  defaults: { bots: ["neighbour", "greedy", "greedy,neighbour"], games: 200 },
  optionWords: { it: it.options, en: en.options },
  readFile: (_, text, language) => {
    const parsed = parseDeck(text);
    return parsed.problems === undefined
      ? { value: parsed.deck }
      : {
          problems: parsed.problems.map(
            (problem) =>
              `${problem.line}:${problem.column}: ${wordDeckProblem(DECK_WORDS[language], problem)}`,
          ),
        };
  },
  italian,
};

const PER_MILLE = 1000;
const DECK_WORDS = { it: deckInItalian, en: deckInEnglish } as const;

function watch(tally: Tally, players: number, options: Pick<Options, "deck"> = {}): Watching<Piccioni> {
  const rows = rowsOf(tally);
  const kinds = deckOf(options).actions.map(({ id }) => id);
  let game = newGame(players);

  const kindsOf = (seat: Seat) => known(game.kinds[seat], "seat");

  const draw = (seat: Seat, cards: readonly Card[]) => {
    for (const card of cards) {
      game.held.add(card);
      kindsOf(seat).drawn.add(kindOf(card));
    }
  };

  const settleCard = (card: Card, fate: Fate) => {
    if (!game.held.delete(card)) return;
    const kind = kinds.indexOf(kindOf(card));
    countRate(rows.played, kind, fate === "played" || fate === "reacted");
    FATES.forEach((other, i) => {
      countRate(rows.fates, i, other === fate);
    });
  };

  const lay = (seat: Seat, card: Card, fate: "played" | "reacted") => {
    settleCard(card, fate);
    game.laid += 1;
    kindsOf(seat).used.add(kindOf(card));
  };

  const act = (action: number) => {
    for (let other = 0; other < 3; other++) countRate(rows.actions, other, other === action);
  };

  const settle = (cards: readonly Card[], fate: Fate) => {
    for (const card of cards) settleCard(card, fate);
  };

  const arrive = (pigeon: Pigeon, to: Zone) => {
    game.zones.set(pigeon, to);
    if (isPlace(to)) game.arrivals[to] += 1;
  };

  const leave = (pigeon: Pigeon, way: WayOut) => {
    const from = game.zones.get(pigeon);
    game.zones.delete(pigeon);
    if (from === undefined || !isPlace(from)) return;
    const row = rows.waysOut(PLACES.indexOf(from));
    WAYS_OUT.forEach((other, i) => {
      countRate(row, i, other === way);
    });
  };

  const makeTrophy = (card: Card | Pigeon) => {
    leave(card as Pigeon, "trophy");
    game.trophies += 1;
    MAKERS.forEach((other, i) => {
      countRate(rows.makers, i, other === game.maker);
    });
  };

  const hear = (event: Event): void => {
    switch (event.type) {
      case "begins":
        event.areas.forEach((pigeon, seat) => {
          arrive(pigeon, seat);
        });
        for (const place of PLACES) arrive(event.places[place], place);
        break;
      case "dealt":
        draw(event.seat, event.cards);
        break;
      case "drew":
        draw(event.seat, event.cards);
        // Drawing because of a card is not an action.
        if (!game.cardInPlay) act(0);
        break;
      case "goesOn":
        game.cardInPlay = false;
        break;
      case "turnBegins":
        game.cardInPlay = false;
        game.turns += 1;
        break;
      case "played":
        game.maker = "card";
        game.cardInPlay = true;
        act(1);
        lay(event.seat, event.card, "played");
        break;
      case "reacted":
        game.answers += 1;
        lay(event.seat, event.card, "reacted");
        break;
      case "answers":
        countRate(
          rows.answered,
          0,
          event.answers.some((answer) => answer !== null && answer.type !== "decline"),
        );
        break;
      case "cancelled":
        game.cancelled += 1;
        break;
      case "contributed":
        game.answers += 1;
        settle(event.cards, "paid");
        break;
      case "paid":
        game.maker = "payment";
        act(2);
        settle(event.cards, "paid");
        break;
      case "threwAway":
        settle(event.cards, "thrownAway");
        break;
      case "flock":
        game.maker = "place";
        game.flocks += 1;
        game.flockPigeons += event.pigeons;
        count(rows.flock, event.pigeons);
        break;
      case "glided":
        arrive(event.pigeon, event.to);
        break;
      case "moved":
        for (const pigeon of event.pigeons) {
          leave(pigeon, "moved");
          arrive(pigeon, event.to);
        }
        break;
      case "scared":
        for (const pigeon of event.pigeons) {
          leave(pigeon, "scared");
          if (event.to !== null) arrive(pigeon, event.to);
        }
        break;
      case "evicted":
        for (const pigeon of event.pigeons) leave(pigeon, "evicted");
        break;
      case "trophy":
        makeTrophy(event.card);
        break;
      case "returned":
        makeTrophy(event.pigeon);
        break;
      case "overflows":
        game.overflows[event.place] += 1;
        break;
      case "gameOver":
        settleGame(event);
        break;
    }
  };

  const settleGame = ({ endedBy, places, scores }: Extract<Event, { type: "gameOver" }>) => {
    settle([...game.held], "kept");
    for (const pigeon of [...game.zones.keys()]) leave(pigeon, "stayed");
    const winner = places.indexOf(1);
    const second = Math.max(...scores.filter((_, seat) => seat !== winner));
    game.winner = known(scores[winner], "winner");
    game.lead = game.winner - second;
    count(rows.leads, Math.min(LARGEST_LEAD, game.lead));
    countRate(rows.endings, 0, endedBy === "finalPhase");
    countRate(rows.endings, 1, endedBy === "tooLong");
    countMean(rows.winnersPoints, game.winner);
    scores.forEach((score, seat) => {
      if (seat !== winner) countMean(rows.othersPoints, score);
      kinds.forEach((kind, card) => {
        const beyond = (seat === winner ? PER_MILLE : 0) - Math.round(PER_MILLE / players);
        const { drawn, used } = kindsOf(seat);
        if (drawn.has(kind)) countMean(rows.drawnBy(card), beyond);
        if (used.has(kind)) countMean(rows.playedBy(card), beyond);
      });
    });
    PLACES.forEach((place, i) => {
      countMean(rows.arrivals(i), game.arrivals[place]);
      countMean(rows.overflows(i), game.overflows[place]);
    });
    countRate(rows.cancelled, 0, game.cancelled > 0);
  };

  return {
    beginGame() {
      game = newGame(players);
    },
    event(event) {
      hear(event);
      const nobodyIsAsked = event.type === "asked" && event.seats.length === 0;
      return nobodyIsAsked ? 0 : (SECONDS[event.type] ?? 0);
    },
    endGame({ finalPhases }: State) {
      count(rows.finalPhases, finalPhases);
      const { turns, laid, flocks, flockPigeons, trophies, answers, winner, lead } = game;
      return [
        turns,
        Math.round((PER_MILLE * laid) / Math.max(1, turns)),
        Math.round((PER_MILLE * flockPigeons) / Math.max(1, flocks)),
        trophies,
        answers,
        winner,
        lead,
        finalPhases,
      ];
    },
  };
}

function newGame(players: number) {
  return {
    held: new Set<Card>(),
    /** The kinds of cards that each seat has drawn, and played. */
    kinds: Array.from({ length: players }, () => ({ drawn: new Set<string>(), used: new Set<string>() })),
    zones: new Map<Pigeon, Zone>(),
    arrivals: { strada: 0, statua: 0, cavi: 0, folla: 0 },
    overflows: { strada: 0, statua: 0, cavi: 0, folla: 0 },
    maker: "card" as Maker,
    cardInPlay: false,
    turns: 0,
    laid: 0,
    flocks: 0,
    flockPigeons: 0,
    trophies: 0,
    answers: 0,
    cancelled: 0,
    winner: 0,
    lead: 0,
  };
}
