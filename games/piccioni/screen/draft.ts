import type { Offer } from "@tavolata/kernel";
import { type Card, type Choice, kindOf, type Move, type Pigeon, type Zone } from "../rules/index.ts";

/** PIC-9: cards are discarded for one of these. */
export type Discarding = "trophy" | "cleaning";

/** What the player has begun and not yet done. */
export interface Draft {
  /** Cards of the hand: the one being looked at, or those to give away. */
  readonly cards: readonly Card[];
  /** Giving cards away for a Trophy, to clean the Area, or to contribute; otherwise looking at one card at a time. */
  readonly mode: "looking" | Discarding | "contributing";
  /** What is to go from the Area, or to become a Trophy. */
  readonly target: Card | Pigeon | null;
  readonly pigeons: readonly Pigeon[];
  readonly zone: Zone | null;
  readonly guano: Card | null;
}

export const NOTHING: Draft = {
  cards: [],
  mode: "looking",
  target: null,
  pigeons: [],
  zone: null,
  guano: null,
};

export type Offers = readonly Offer<Move>[];

/** What the offers ask for. */
export type Asked = "action" | "answer" | "throwAway" | "choice" | null;

export function askedFor(offers: Offers): Asked {
  switch (offers[0]?.move.type) {
    case undefined:
      return null;
    case "throwAway":
      return "throwAway";
    case "react":
    case "contribute":
    case "decline":
      return "answer";
    case "choosePigeons":
    case "chooseZone":
    case "chooseGuano":
      return "choice";
    default:
      return "action";
  }
}

export function isOffered(offers: Offers, type: "play" | "react", card: Card): boolean {
  return offers.some(({ move }) => move.type === type && move.card === card);
}

/** How many cards can be drawn: usually one to three, fewer where few are left, and what a lesson asks for. */
export function drawn(offers: Offers): number[] {
  return offers.flatMap(({ move }) => (move.type === "draw" && move.count !== undefined ? [move.count] : []));
}

/** How many cards must be given away: to clean something, to contribute, or because there are too many. */
export function priceOf(offers: Offers, { mode, target }: Pick<Draft, "mode" | "target">): number {
  const offer = offers.find(({ move }) => {
    if (mode === "contributing") return move.type === "contribute";
    return mode === "looking" ? move.type === "throwAway" : move.type === "discard" && move.target === target;
  });
  const range = offer?.open?.cards;
  return range?.kind === "some" ? range.least : 0;
}

export interface Discardable {
  readonly target: Card | Pigeon;
  readonly price: number;
}

/** What cards can be discarded for now, with its price: a pigeon for a Trophy, or Guano to be rid of. */
export function discardable(offers: Offers, mode: Discarding): Discardable[] {
  return offers.flatMap(({ move, open }) => {
    if (move.type !== "discard" || move.target === undefined) return [];
    if (isPigeon(move.target) !== (mode === "trophy")) return [];
    const range = open?.cards;
    return [{ target: move.target, price: range?.kind === "some" ? range.least : (move.cards?.length ?? 0) }];
  });
}

/** One of each kind. */
export function discardableKinds(offers: Offers, mode: Discarding): Discardable[] {
  const all = discardable(offers, mode);
  return all.filter(
    ({ target }, i) => all.findIndex((other) => kindOf(other.target) === kindOf(target)) === i,
  );
}

/** Begins to discard for something; if there is only one thing to discard for, that is what is meant. */
export function discardFor(offers: Offers, mode: Discarding): Draft {
  const [first, another] = discardableKinds(offers, mode);
  return { ...NOTHING, mode, target: another === undefined ? (first?.target ?? null) : null };
}

/** Pigeons have the same ids in every deck. */
export function isPigeon(card: Card | Pigeon): card is Pigeon {
  return /^(grasso|infame|picciona|stupido|zoppo)-\d+$/.test(card);
}

/** One more, or one fewer; if there is no room for one more, the first goes. */
export function toggled<Item>(chosen: readonly Item[], item: Item, most: number): Item[] {
  if (chosen.includes(item)) return chosen.filter((other) => other !== item);
  return [...chosen, item].slice(-Math.max(1, most));
}

type PigeonChoice = Extract<Choice, { kind: "pigeons" }>;

/** One more pigeon, or one fewer. If all must be of one Zone, those of others are let go. */
export function togglePigeon(
  choice: PigeonChoice,
  chosen: readonly Pigeon[],
  pigeon: Pigeon,
): readonly Pigeon[] {
  const group = choice.groups.find(({ pigeons }) => pigeons.includes(pigeon));
  if (group === undefined) return chosen;
  const kept = chosen.filter((one) => group.pigeons.includes(one));
  return toggled(kept, pigeon, choice.most);
}

/** The move that answers a choice; null until enough is chosen. */
export function choiceMove(choice: Choice, draft: Draft): Move | null {
  switch (choice.kind) {
    case "pigeons":
      return draft.pigeons.length < choice.least
        ? null
        : { type: "choosePigeons", pigeons: [...draft.pigeons] };
    case "zone":
      return draft.zone === null ? null : { type: "chooseZone", zone: draft.zone };
    case "guano":
      return draft.guano === null ? null : { type: "chooseGuano", card: draft.guano };
  }
}
