import { itemAt, type Seat } from "@tavolata/kernel";
import { numberAt } from "./rows.ts";

/**
 * A game in which chance deals every seat a hand and everything after that is public. What a seat knows is therefore
 * a node and its hand, and all hands that a seat may hold can be followed at once. Hands are numbers from 0.
 */
export interface HandGame {
  readonly seats: number;
  readonly hands: number;
  readonly deals: readonly Deal[];
  readonly root: GameNode;
  /** How many nodes there are; each has its own id below this number. */
  readonly nodes: number;
}

export interface Deal {
  /** The hand of each seat. */
  readonly hands: readonly number[];
  readonly chance: number;
}

/** A place where somebody has to choose. */
export interface GameNode {
  readonly id: number;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** The deals that are still possible after what has happened, as indices in the game's list. */
  readonly deals: Uint16Array;
}

export interface Choice {
  /** For each hand of the seat, 1 if it can choose this, otherwise 0. */
  readonly open: Uint8Array;
  readonly leadsTo: GameNode | Ending;
}

export interface Ending {
  /** What `seat` is paid after the deal with index `deal` stands at deal * seats + seat. */
  readonly payoffs: Float64Array;
  /** The deals that may have led here. */
  readonly deals: Uint16Array;
}

export function isEnding(place: GameNode | Ending): place is Ending {
  return "payoffs" in place;
}

/**
 * How everybody plays: for each node id, the probability of each choice with each hand, at choice * hands + hand.
 * At a node that a seat never reaches by its own choices it may play anything.
 */
export type Profile = readonly Float64Array[];

export function everyNode(game: HandGame, visit: (node: GameNode) => void): void {
  const walk = (node: GameNode) => {
    visit(node);
    for (const { leadsTo } of node.choices) if (!isEnding(leadsTo)) walk(leadsTo);
  };
  walk(game.root);
}

/** A number for each choice and each hand of each node. */
export function blankProfile(game: HandGame): Float64Array[] {
  const profile: Float64Array[] = [];
  everyNode(game, ({ id, choices }) => {
    profile[id] = new Float64Array(choices.length * game.hands);
  });
  return profile;
}

/** Everybody chooses among the open choices with equal chance. */
export function uniformProfile(game: HandGame): Profile {
  const profile = blankProfile(game);
  everyNode(game, (node) => spread(itemAt(profile, node.id), node, game.hands));
  return profile;
}

/** Makes the weights of each hand add up to one. If all of them are 0, everything open becomes equally likely. */
export function spread(weights: Float64Array, { choices }: GameNode, hands: number): void {
  for (let hand = 0; hand < hands; hand++) {
    let total = 0;
    let ways = 0;
    for (const [c, { open }] of choices.entries()) {
      total += numberAt(weights, c * hands + hand);
      if (open[hand] === 1) ways += 1;
    }
    for (const [c, { open }] of choices.entries()) {
      const at = c * hands + hand;
      if (total > 0) weights[at] = numberAt(weights, at) / total;
      else weights[at] = open[hand] === 1 ? 1 / ways : 0;
    }
  }
}
