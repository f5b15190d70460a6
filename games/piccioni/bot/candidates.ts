import type { Offer, Seat } from "@tavolata/kernel";
import {
  type Card,
  type Effect,
  faceOf,
  kindOf,
  known,
  type Move,
  type Pigeon,
  pigeonsIn,
  playerAt,
  type State,
  selectPigeons,
  zoneOf,
} from "../rules/index.ts";

/** A move worth thinking about. Two that come to the same have the same key, so that only one of them is considered. */
export interface Candidate {
  readonly key: string;
  readonly move: Move;
}

/** The move, if there is only one and so nothing to think about. */
export function onlyMove([first, second]: readonly Candidate[]): Move | undefined {
  return second === undefined ? first?.move : undefined;
}

/** Nobody would think through more ways than this to choose pigeons. */
const MOST_WAYS = 120;

/** All moves of these offers that differ in what comes of them. Which cards pay for something is not worth a thought. */
export function candidatesAmong(state: State, seat: Seat, offers: readonly Offer<Move>[]): Candidate[] {
  const found = new Map<string, Move>();
  const add = (key: string, move: Move) => {
    if (!found.has(key)) found.set(key, move);
  };
  for (const { move, open } of offers) {
    switch (move.type) {
      case "play":
      case "react":
        add(`${move.type} ${kindOf(named(move.card))}`, move as Move);
        break;
      case "chooseGuano":
        add(`guano ${kindOf(named(move.card))}`, move as Move);
        break;
      case "discard":
      case "contribute":
      case "throwAway": {
        const { from, least } = known(open, "choice of cards").cards as {
          from: readonly Card[];
          least: number;
        };
        const key = `${move.type} ${move.type === "discard" ? kindOf(named(move.target)) : ""}`;
        if (!found.has(key)) add(key, { ...move, cards: leastWorth(state, seat, from, least) } as Move);
        break;
      }
      case "choosePigeons": {
        const { from, least, most } = known(open, "choice of pigeons").pigeons as {
          from: readonly Pigeon[];
          least: number;
          most: number;
        };
        for (const pigeons of waysToChoose(state, from, least, most))
          add(keyOfPigeons(state, pigeons), { type: "choosePigeons", pigeons });
        break;
      }
      default:
        add(Object.values(move).join(" "), move as Move);
    }
  }
  return [...found].map(([key, move]) => ({ key, move }));
}

function named(card: Card | undefined): Card {
  return known(card, "card in the offer");
}

function keyOfPigeons(state: State, pigeons: readonly Pigeon[]): string {
  return pigeons
    .map((pigeon) => `${kindOf(pigeon)}@${zoneOf(state, pigeon)}`)
    .sort()
    .join(" ");
}

/** Pigeons of one kind in one Zone are alike. */
function waysToChoose(state: State, from: readonly Pigeon[], least: number, most: number): Pigeon[][] {
  const alike = new Map<string, Pigeon[]>();
  for (const pigeon of from) {
    const key = keyOfPigeons(state, [pigeon]);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, [pigeon]);
    else group.push(pigeon);
  }
  const ways: Pigeon[][] = [];
  const groups = [...alike.values()];
  const choose = (at: number, chosen: Pigeon[]) => {
    if (ways.length >= MOST_WAYS) return;
    const group = groups[at];
    if (group === undefined) {
      if (chosen.length >= least) ways.push(chosen);
      return;
    }
    for (let count = Math.min(group.length, most - chosen.length); count >= 0; count--)
      choose(at + 1, [...chosen, ...group.slice(0, count)]);
  };
  choose(0, []);
  return ways;
}

/** How dear a card is to people: most of all one that cancels others' cards, and one that they have no second of. */
export function keepWorth(state: State, seat: Seat, card: Card): number {
  const { effects, reaction, reveals } = faceOf(state, card);
  const kind = kindOf(card);
  const twins = playerAt(state, seat).hand.filter((other) => kindOf(other) === kind).length;
  let worth = reaction === undefined ? 0 : REACTION_WORTH[reaction.effect];
  for (const effect of effects) worth += worthOf(state, seat, effect);
  return worth - 0.15 * reveals - 0.1 * (twins - 1);
}

const REACTION_WORTH = { cancel: 1.8, redirect: 0.8, scare: 0.6, contribute: 0.8 } as const;

function worthOf(state: State, seat: Seat, effect: Effect): number {
  switch (effect.effect) {
    case "trophy":
      return effect.pigeons === undefined ? 1.2 : 0.4 + 0.8 * ofAll(state, seat, effect);
    case "scare":
    case "evict":
      return 0.6;
    case "assign":
      // A Guano hurts one of the others a little; pigeons also leave where they were.
      return effect.pigeons === undefined ? 0.4 : 0.8 * ofAll(state, seat, effect);
    case "remove":
      return 0.5;
    case "draw":
      return 0.25 * effect.cards;
    case "contribute":
      return 0;
  }
}

/** An effect on all pigeons there are is worth more, the more there are; an effect on chosen ones always finds some. */
function ofAll(state: State, seat: Seat, effect: Extract<Effect, { pigeons?: unknown }>): number {
  if (effect.pigeons?.choose !== undefined) return 1;
  const selection = selectPigeons(state, effect, { seat, picked: [] });
  if (selection === undefined) return 2 / 3;
  const { choice } = selection;
  const pigeons =
    choice === undefined
      ? selection.pigeons.length
      : choice.kind === "zone"
        ? Math.max(...choice.zones.map((zone) => pigeonsIn(state, zone).length))
        : 1;
  return (2 + Math.min(3, pigeons)) / 3;
}

function leastWorth(state: State, seat: Seat, cards: readonly Card[], count: number): Card[] {
  return cards
    .map((card) => ({ card, worth: keepWorth(state, seat, card) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map(({ card }) => card);
}
