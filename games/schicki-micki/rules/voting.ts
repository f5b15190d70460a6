import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { firstClaims } from "@tavolata/kernel/reactions";
import { type Judgement, judgeWindow } from "./judging.ts";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { settleWindow } from "./settling.ts";
import { isAroundOneTable, playerAt, type State, voteOf, windowOf } from "./state.ts";
import type { SchickiMicki } from "./types.ts";

/** SCH-22: around one real table the players know what the clocks cannot tell. */
export function mustVote(state: State, { claims }: Judgement): boolean {
  return isAroundOneTable(state) && firstClaims(claims, state.options.tieMs).length > 1;
}

export function openVote(state: State, { claims }: Judgement, turn: Turn<SchickiMicki>): void {
  const { tieMs, voteSeconds } = state.options;
  const claimants = firstClaims(claims, tieMs).map(({ seat }) => seat);
  const endsAt = voteSeconds === 0 ? null : turn.now + voteSeconds * 1000;
  state.phase = "vote";
  state.vote = { claimants, votes: state.players.map(() => null), endsAt };
  const reactions = windowOf(state).reactions.map(({ judged: _, ...revealed }) => revealed);
  turn.tell({ type: "voteOpens", claimants: [...claimants], reactions, endsAt });
}

export function refuseVote({ vote }: State, seat: Seat, choice: Seat): Refusal | undefined {
  if (vote === null) return refused("no-vote");
  if (vote.votes[seat] !== null) return refused("voted-already");
  return vote.claimants.includes(choice) ? undefined : refused("not-a-claimant");
}

export function voteOffers(state: State, seat: Seat): Offer<Move>[] {
  const claimants = state.vote?.claimants ?? [];
  return claimants
    .filter((choice) => refuseVote(state, seat, choice) === undefined)
    .map((choice) => ({ move: { type: "vote", seat: choice } }));
}

export function castVote(state: State, seat: Seat, choice: Seat, turn: Turn<SchickiMicki>): void {
  const { votes } = voteOf(state);
  votes[seat] = choice;
  playerAt(state, seat).away = false;
  turn.tell({ type: "voted", seat, vote: choice });
  if (votes.every((vote) => vote !== null)) closeVote(state, turn);
}

/** Votes that have not been cast by now do not count. */
export function closeVote(state: State, turn: Turn<SchickiMicki>): void {
  settleWindow(state, judgeWindow(state), voteOf(state).votes, turn);
}
