import { drawOne, type Random, type Seat, shuffle, type Turn } from "@tavolata/kernel";
import { decideFirst } from "@tavolata/kernel/reactions";
import type { Card } from "./cards.ts";
import { carryOn, rest } from "./clock.ts";
import { endGame } from "./ending.ts";
import { flagReactions } from "./flags.ts";
import { type Judgement, withoutReason, withReason } from "./judging.ts";
import { look } from "./situation.ts";
import {
  bySeat,
  playerAt,
  type Settled,
  type Settling,
  type State,
  type Vote,
  type Why,
  windowOf,
} from "./state.ts";
import type { SchickiMicki } from "./types.ts";

/** The window is closed and judged: pay, win, and go on or end. */
export function settleWindow(
  state: State,
  judgement: Judgement,
  votes: Vote["votes"] | null,
  turn: Turn<SchickiMicki>,
): void {
  const settling = prepare(state, judgement, votes);
  payPenalties(state, settling, turn.random);
  const [winner] = settling.winners;
  if (judgement.sharers.length > 0 || settling.undecided) share(state, settling, turn.random);
  else if (winner !== undefined) takeAll(state, winner, settling);
  else state.tried.push(...settling.reactions);
  noteWhoIsOut(state, settling);
  state.settlings = settling.number;
  state.lastSettling = settling;
  const { reactions } = windowOf(state);
  state.spent.push(...reactions.map(({ seat, kind }) => ({ seat, kind })));
  state.window = null;
  state.vote = null;
  turn.tell({ type: "settled", ...settling });
  flagReactions(state, reactions, turn);
  goOn(state, settling, turn);
}

function prepare(state: State, judgement: Judgement, votes: Vote["votes"] | null): Settling {
  const { reactions, wonBy, sharers, claims } = judgement;
  const cast = votes?.filter((vote) => vote !== null) ?? [];
  const first = decideFirst(claims, state.options.tieMs, cast);
  const undecided = first.length > 1;
  const winners = [...sharers, ...first];
  // SCH-26: as long as the line can still be won nothing is told of what is on it.
  const isOver = winners.length > 0 || state.lastCall !== null;
  const settled = reactions.map((one) => decided(one, first, undecided, votes));
  const none = () => state.players.map(() => 0);
  return {
    number: state.settlings + 1,
    cards: state.line.length,
    why: isOver ? whyOf(state) : null,
    reactions: isOver ? settled : settled.map(withoutReason),
    wonBy,
    winners,
    undecided,
    votes: votes === null ? null : [...votes],
    paid: none(),
    won: none(),
    missing: none(),
    under: 0,
    out: [],
    clause: decidingClause(sharers, first, votes),
  };
}

/** SCH-26: all that was on the line, and what earlier reactions to it came to. */
export function whyOf(state: Pick<State, "line" | "tried">): Why {
  const line = state.line.map(({ card }) => card);
  return { ...look(line), line, earlier: state.tried.map((one) => withReason(one, line)) };
}

/** What became of a reaction, now that it is known who was first. */
function decided(
  one: Settled,
  first: readonly Seat[],
  undecided: boolean,
  votes: Vote["votes"] | null,
): Settled {
  if (one.outcome !== "late" || one.clause !== "SCH-13" || !first.includes(one.seat)) return one;
  const clause = undecided ? "SCH-23" : votes === null ? "SCH-13" : "SCH-22";
  return { ...one, outcome: "wins", clause };
}

function decidingClause(
  sharers: readonly Seat[],
  first: readonly Seat[],
  votes: Vote["votes"] | null,
): string {
  if (sharers.length > 0) return "SCH-14";
  if (first.length === 0) return "SCH-6";
  if (first.length > 1) return "SCH-23";
  return votes === null ? "SCH-13" : "SCH-22";
}

/** SCH-17: paid first of all, from the old piles. Nobody knows which card it is, so the deck stays unknown (SCH-27). */
function payPenalties(state: State, { reactions, paid }: Settling, random: Random): void {
  for (const { seat, outcome } of reactions) {
    if (outcome !== "wrong") continue;
    const player = playerAt(state, seat);
    if (player.pile.length === 0) player.out = true;
    else {
      state.deck.unshift(drawOne(player.pile, random));
      addTo(paid, seat);
    }
  }
}

/** SCH-28: everybody is in again when the line has been taken, or if nobody would be left. */
function noteWhoIsOut({ players, line }: State, settling: Settling): void {
  if (line.length === 0 || players.every(({ out }) => out)) for (const player of players) player.out = false;
  settling.out = players.flatMap(({ out }, seat) => (out ? [seat] : []));
}

/** SCH-13 */
function takeAll(state: State, winner: Seat, { won }: Settling): void {
  const cards = clearLine(state);
  won[winner] = cards.length;
  playerAt(state, winner).pile.push(...cards);
}

/** SCH-14, SCH-23: one card each, from the line and then from the deck; what is left of the line goes under it. */
function share(state: State, settling: Settling, random: Random): void {
  const line = clearLine(state);
  for (const seat of settling.winners) {
    const card = line.shift() ?? state.deck.pop();
    const player = playerAt(state, seat);
    if (card === undefined) {
      player.missing += 1;
      addTo(settling.missing, seat);
    } else {
      player.pile.push(card);
      addTo(settling.won, seat);
    }
  }
  settling.under = line.length;
  // In no order that anybody could remember (SCH-27).
  state.deck.unshift(...shuffle(line, random));
}

/** One card more for this seat. */
function addTo(cards: number[], seat: Seat): void {
  cards[seat] = bySeat(cards, seat) + 1;
}

function clearLine(state: State): Card[] {
  state.spent = [];
  state.tried = [];
  return state.line.splice(0).map(({ card }) => card);
}

/** SCH-4: when cards have been won the deck passes to the left. SCH-6: otherwise the same dealer goes on. */
function goOn(state: State, { winners, missing }: Settling, turn: Turn<SchickiMicki>): void {
  state.phase = "turning";
  if (winners.length > 0) rest(state, turn.now);
  else carryOn(state, turn.now);
  if (state.lastCall !== null) {
    endGame(state, "lastCard", null, turn);
  } else if (missing.some((count) => count > 0) || state.deck.length === 0) {
    endGame(state, "deckOut", null, turn);
  } else if (winners.length > 0) {
    state.dealer = (state.dealer + 1) % state.players.length;
    turn.tell({ type: "deckPasses", dealer: state.dealer });
  }
}
