import type { Choice, Ending, GameNode, HandGame } from "@tavolata/bots/solving";
import { copy } from "@tavolata/kernel";
import type { Move, State } from "../rules/index.ts";
import { DEALS, HANDS, SEATS } from "./small-deck.ts";
import { loserAt, playAt, smallMoves, smallTable } from "./small-table.ts";

/** Each choice of a node is a move. */
export interface SmallNode extends GameNode {
  readonly choices: readonly SmallChoice[];
}

export interface SmallChoice extends Choice {
  readonly move: Move;
  readonly leadsTo: SmallNode | Ending;
}

export interface SmallGame extends HandGame {
  readonly root: SmallNode;
}

/** The loser of the hand pays 1, which the two others share: so what is fair is 0, and all payoffs add up to 0. */
const LOST = -1;
const WON = 1 / (SEATS - 1);

/** The reduced game, every node of it, read off the rules of the whole one. */
export function smallGame(): SmallGame {
  const tables = DEALS.map(({ hands }) => smallTable(hands.map((hand) => HANDS[hand]!)));
  const builder = new Builder();
  const root = builder.node(
    tables,
    DEALS.map((_, deal) => deal),
  );
  return { seats: SEATS, hands: HANDS.length, deals: DEALS, root, nodes: builder.count };
}

class Builder {
  count = 0;
  /** Many endings pay the same. */
  private readonly endings = new Map<string, Ending>();

  /** @param tables for each of these deals, the table as it stands after it */
  node(tables: readonly State[], deals: readonly number[]): SmallNode {
    const id = this.count++;
    const seat = tables[0]!.turn;
    const found = new Map<string, { move: Move; open: Uint8Array; of: number[] }>();
    for (const [i, deal] of deals.entries()) {
      const hand = DEALS[deal]!.hands[seat]!;
      for (const move of smallMoves(tables[i]!)) {
        const key = JSON.stringify(move);
        const choice = found.get(key) ?? { move, open: new Uint8Array(HANDS.length), of: [] };
        choice.open[hand] = 1;
        choice.of.push(i);
        found.set(key, choice);
      }
    }
    const choices = [...found.values()].map(({ move, open, of }): SmallChoice => {
      const after = of.map((i) => played(tables[i]!, move));
      const those = of.map((i) => deals[i]!);
      return {
        move,
        open,
        leadsTo: move.type === "bill" ? this.ending(after, those) : this.node(after, those),
      };
    });
    return { id, seat, choices, deals: Uint16Array.from(deals) };
  }

  private ending(tables: readonly State[], deals: readonly number[]): Ending {
    const losers = tables.map(loserAt);
    const key = `${deals.join()}:${losers.join()}`;
    const known = this.endings.get(key);
    if (known !== undefined) return known;
    const payoffs = new Float64Array(DEALS.length * SEATS);
    deals.forEach((deal, i) => {
      for (let seat = 0; seat < SEATS; seat++) payoffs[deal * SEATS + seat] = seat === losers[i] ? LOST : WON;
    });
    const ending = { payoffs, deals: Uint16Array.from(deals) };
    this.endings.set(key, ending);
    return ending;
  }
}

function played(before: State, move: Move): State {
  const state = copy(before);
  playAt(state, move);
  return state;
}
