import { blankProfile, isEnding, type Profile, spread } from "@tavolata/bots/solving";
import { fastRandom } from "@tavolata/kernel";
import { ilContoPrego, type Move, type State } from "../rules/index.ts";
import type { Thought } from "./small-bots.ts";
import { DEALS, HANDS, SEATS } from "./small-deck.ts";
import type { SmallGame, SmallNode } from "./small-game.ts";
import { playAt, smallMoves, smallTable } from "./small-table.ts";

/** How a bot was seen to play, when it sat at every seat. */
export interface Played {
  /** By all that it was asked. */
  readonly profile: Profile;
  /** By the first half of what it was asked at each place: the difference is what chance makes of the estimate. */
  readonly byHalf: Profile;
  /** At how many places, each with one hand, it was asked. */
  readonly places: number;
  /** How many decisions it made. */
  readonly decisions: number;
}

/** At least so often, also where it hardly ever goes. */
const LEAST_TIMES = 1;

/**
 * Asks a bot, each time with other chance, at every place of the reduced game that its own choices can lead to; where
 * it never goes, its choice is worth nothing to anybody. It is asked `times` times where its own choices always lead,
 * and elsewhere by the share of its visits, which is also what an error there weighs. It sees what it would see at a
 * real table.
 */
export function playedProfile(game: SmallGame, thought: Thought, times: number): Played {
  const profile = blankProfile(game);
  const byHalf = blankProfile(game);
  let places = 0;
  let decisions = 0;
  const visit = (node: SmallNode, reach: readonly Float64Array[], path: readonly Move[]): void => {
    for (let hand = 0; hand < HANDS.length; hand++) {
      const share = reach[node.seat]![hand]!;
      const deal = share > 0 ? dealWith(node, hand) : undefined;
      if (deal === undefined) continue;
      const often = Math.max(LEAST_TIMES, Math.ceil(times * share));
      places += 1;
      decisions += often;
      const chosen = ask(thought, node, tableAfter(deal, path), often, node.id * HANDS.length + hand);
      chosen.forEach((shares, i) => {
        shares.forEach((share, c) => {
          profile[node.id]![c * HANDS.length + hand]! += share;
          if (2 * i < often) byHalf[node.id]![c * HANDS.length + hand]! += share;
        });
      });
    }
    spread(profile[node.id]!, node, HANDS.length);
    spread(byHalf[node.id]!, node, HANDS.length);
    node.choices.forEach(({ leadsTo, move }, c) => {
      if (isEnding(leadsTo)) return;
      const chosen = profile[node.id]!.subarray(c * HANDS.length, (c + 1) * HANDS.length);
      const after = reach.map((shares, seat) =>
        seat === node.seat ? shares.map((share, hand) => share * chosen[hand]!) : shares,
      );
      visit(leadsTo, after, [...path, move]);
    });
  };
  visit(
    game.root,
    Array.from({ length: SEATS }, () => new Float64Array(HANDS.length).fill(1)),
    [],
  );
  return { profile, byHalf, places, decisions };
}

/** Any deal in which the seat has this hand here: the bot does not see the rest of it. */
function dealWith({ deals, seat }: SmallNode, hand: number): number | undefined {
  return deals.find((deal) => DEALS[deal]!.hands[seat] === hand);
}

function tableAfter(deal: number, path: readonly Move[]): State {
  const state = smallTable(DEALS[deal]!.hands.map((hand) => HANDS[hand]!));
  for (const move of path) playAt(state, move);
  return state;
}

/** For each time, the share of each choice. */
function ask(thought: Thought, node: SmallNode, state: State, times: number, seed: number): number[][] {
  const view = () => ilContoPrego.view(state, node.seat);
  const offers = smallMoves(state).map((move) => ({ move }));
  const moves = node.choices.map(({ move }) => JSON.stringify(move));
  return Array.from({ length: times }, (_, time) => {
    const shares = moves.map(() => 0);
    for (const { move, share } of thought({ view, offers, random: fastRandom(seed, time) })) {
      shares[moves.indexOf(JSON.stringify(move))]! += share;
    }
    return shares;
  });
}
