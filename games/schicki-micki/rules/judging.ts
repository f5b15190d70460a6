import type { Seat } from "@tavolata/kernel";
import { FASTEST_HUMAN, firstClaims } from "@tavolata/kernel/reactions";
import type { Card } from "./cards.ts";
import type { Hand } from "./moves.ts";
import { type Deed, look, type Sight, type Situation } from "./situation.ts";
import { bluePawns, type Reaction, type Settled, type State, type Turned, windowOf } from "./state.ts";

/** The columns of the rulebook's table. */
export type Column = Hand | "rightCall" | "wrongCall";

/** What a reaction brings: all cards of the line if it is the first, one card, nothing, or the loss of a card. */
export type Cell = "all" | "share" | "nothing" | "lose";

/** SCH-12. In the row of two worms, blue costs a card unless there are several matches: see `outcomeOf`. */
export const OUTCOMES: Readonly<Record<Situation, Readonly<Record<Column, Cell>>>> = {
  twoWorms: { knock: "all", rightCall: "nothing", blue: "nothing", red: "lose", wrongCall: "lose" },
  identical: { knock: "lose", rightCall: "nothing", blue: "lose", red: "all", wrongCall: "lose" },
  several: { knock: "lose", rightCall: "nothing", blue: "share", red: "lose", wrongCall: "lose" },
  one: { knock: "lose", rightCall: "all", blue: "lose", red: "lose", wrongCall: "lose" },
  none: { knock: "lose", rightCall: "lose", blue: "lose", red: "lose", wrongCall: "lose" },
};

/** What the rulebook's table says about a reaction to what could be seen on the line. */
export function outcomeOf({ kind, what }: Pick<Reaction, "kind" | "what">, sight: Sight): Cell {
  const { situation, matches } = sight;
  if (kind === "call") {
    const right = matches.some(({ feature }) => feature === what);
    return OUTCOMES[situation][right ? "rightCall" : "wrongCall"];
  }
  if (situation === "twoWorms" && what === "blue" && matches.length < 2) return "lose";
  return OUTCOMES[situation][what as Hand];
}

/** What is known of a closed window before it is decided who was first. */
export interface Judgement {
  /** The earliest first. Several that are right may still compete for the line. */
  readonly reactions: readonly Settled[];
  /** The situation by which cards are won; "none" if nobody wins any. */
  readonly wonBy: Situation;
  /** SCH-14: those who get one card each, the earliest first. */
  readonly sharers: readonly Seat[];
  /** SCH-13: those who claim all the cards, with the times that decide. */
  readonly claims: readonly { readonly seat: Seat; readonly time: number }[];
}

interface Weighed {
  readonly reaction: Reaction;
  readonly cards: number;
  readonly after: number;
  readonly sight: Sight;
  /** A pawn that is gone cannot be taken (SCH-11), and on no line there is nothing to react to (SCH-10). */
  readonly cell: Cell | "gone" | "early";
}

export function judgeWindow(state: Pick<State, "line" | "window" | "options" | "players">): Judgement {
  const weighed = weigh(state);
  const wins = weighed.filter(({ cell }) => cell === "all" || cell === "share");
  // SCH-15: a right knock outranks everything, whichever line the others were looking at.
  const decides = wins.find(({ sight }) => sight.situation === "twoWorms") ?? wins[0];
  const wonBy = decides?.sight.situation ?? "none";
  const winners = wins.filter(({ sight }) => sight.situation === wonBy);
  const sharing = winners[0]?.cell === "share";
  return {
    reactions: weighed.map((one) => settle(one, wonBy)),
    wonBy,
    sharers: sharing ? winners.map(({ reaction }) => reaction.seat) : [],
    claims: sharing ? [] : winners.map(({ reaction: { seat, at } }) => ({ seat, time: at })),
  };
}

/** Judges each reaction by the line it answered. The earliest come first, and those of one millisecond by seat (SCH-14). */
function weigh(state: Parameters<typeof judgeWindow>[0]): Weighed[] {
  const { line, options, players } = state;
  const reactions = [...windowOf(state).reactions].sort((a, b) => a.at - b.at || a.seat - b.seat);
  const inTime = reactions.filter(({ at }) => seenBy(line, at) > 0);
  const withoutPawn = new Set([
    ...lateTakers(inTime, "blue", bluePawns(players.length), options.tieMs),
    ...lateTakers(inTime, "red", 1, options.tieMs),
  ]);
  return reactions.map((reaction) => {
    const cards = seenBy(line, reaction.at);
    const sight = look(line.slice(0, cards).map(({ card }) => card));
    const last = line[Math.max(0, cards - 1)];
    if (last === undefined) throw new RangeError("nobody reacts to an empty line");
    const cell = cards === 0 ? "early" : withoutPawn.has(reaction) ? "gone" : outcomeOf(reaction, sight);
    return { reaction, cards, after: reaction.at - last.at, sight, cell };
  });
}

/** SCH-21: how many cards could be seen at that moment. Nobody answers a card in less than 120 ms. */
function seenBy(line: readonly Turned[], at: number): number {
  const unseen = line.findIndex((turned) => at - turned.at < FASTEST_HUMAN);
  return unseen < 0 ? line.length : unseen;
}

/** SCH-11, SCH-23: those who came too late for a pawn. A tie for the last pawn counts as in time. */
function lateTakers(reactions: readonly Reaction[], pawn: Hand, pawns: number, tieMs: number): Reaction[] {
  const takers = reactions.filter(({ what }) => what === pawn);
  const last = takers[pawns - 1];
  if (last === undefined) return [];
  const tied = firstClaims(
    takers.slice(pawns - 1).map(({ seat, at }) => ({ seat, time: at })),
    tieMs,
  );
  return takers.slice(pawns - 1 + tied.length);
}

function settle({ reaction, cards, after, sight, cell }: Weighed, wonBy: Situation): Settled {
  const { kind, what, seat } = reaction;
  const [outcome, clause] = explain(reaction, cell, sight, wonBy);
  return { kind, what, seat, after, cards, outcome, clause } as Settled;
}

/** SCH-26: what can be said of a reaction while the line can still be won. */
export function withoutReason(settled: Settled): Settled {
  if (settled.outcome === "wrong") return { ...settled, clause: "SCH-17" };
  return settled.outcome === "nothing" ? { ...settled, clause: "SCH-12" } : settled;
}

/** SCH-26: the same reaction with its reason, told when the line is over. */
export function withReason(settled: Settled, line: readonly Card[]): Settled {
  if (settled.outcome === "void") return { ...settled };
  const sight = look(line.slice(0, settled.cards));
  const [outcome, clause] = explain(settled, outcomeOf(settled, sight), sight, "none");
  return { ...settled, outcome, clause };
}

function explain(
  { kind, what }: Deed,
  cell: Weighed["cell"],
  { situation }: Sight,
  wonBy: Situation,
): [Settled["outcome"], string] {
  switch (cell) {
    case "early":
      return ["void", "SCH-10"];
    case "gone":
      return ["void", "SCH-11"];
    case "lose":
      if (situation === "none") return ["wrong", "SCH-10"];
      return ["wrong", situation === "identical" && what === "blue" ? "SCH-18" : "SCH-17"];
    case "nothing":
      if (situation === "twoWorms" && wonBy === "twoWorms") return ["nothing", "SCH-15"];
      return ["nothing", kind === "call" ? "SCH-16" : "SCH-12"];
    case "share":
    case "all":
      if (situation === wonBy) return cell === "share" ? ["wins", "SCH-14"] : ["late", "SCH-13"];
      return wonBy === "twoWorms" ? ["nothing", "SCH-15"] : ["late", "SCH-21"];
  }
}
