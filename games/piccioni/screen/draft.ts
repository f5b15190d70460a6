import type { Offer } from "@tavolata/kernel";
import type { Card, Choice, Move, Pigeon, Zone } from "../rules/index.ts";

/** What the player has begun and not yet done. */
export interface Draft {
  /** Cards of the hand: the one being looked at, or those to give away. */
  readonly cards: readonly Card[];
  /** Giving cards away to clean the Area, or to contribute; otherwise looking at one card at a time. */
  readonly mode: "looking" | "cleaning" | "contributing";
  /** What is to go from the Area. */
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

/** How many cards can be drawn at most. */
export function mostDrawn(offers: Offers): number {
  return Math.max(0, ...offers.map(({ move }) => (move.type === "draw" ? (move.count ?? 0) : 0)));
}

/** How many cards must be given away: to clean something, to contribute, or because there are too many. */
export function priceOf(offers: Offers, { mode, target }: Pick<Draft, "mode" | "target">): number {
  const offer = offers.find(({ move }) => {
    if (mode === "cleaning") return move.type === "discard" && move.target === target;
    return move.type === (mode === "contributing" ? "contribute" : "throwAway");
  });
  const range = offer?.open?.cards;
  return range?.kind === "some" ? range.least : 0;
}

/** What can be cleaned away now, with its price. */
export function cleanable(offers: Offers): { target: Card | Pigeon; price: number }[] {
  return offers.flatMap(({ move, open }) => {
    if (move.type !== "discard" || move.target === undefined) return [];
    const range = open?.cards;
    return [{ target: move.target, price: range?.kind === "some" ? range.least : (move.cards?.length ?? 0) }];
  });
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
