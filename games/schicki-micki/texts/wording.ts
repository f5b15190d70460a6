import type { Actor, Names, Refusal, Seat, Wording } from "@tavolata/kernel";
import {
  type Card,
  type DeckProblem,
  type Event,
  HIDDEN,
  type Move,
  type RefusalCode,
  type SchickiMicki,
  type ScreenMove,
  type View,
} from "../rules/index.ts";
import { capitalized } from "./grammar.ts";
import type { Texts } from "./it.ts";
import type { EventTexts, PlayerLine, RefusalParams, RefusalParamsOf } from "./shape.ts";

export function wordingOf(texts: Texts): Wording<SchickiMicki> {
  return {
    title: texts.title,
    event: (event, names) => wordEvent(texts.events, event, names),
    refusal: (refusal) => wordRefusal(texts, refusal),
    move: (by, move, names) => wordMove(texts, by, move, names),
    view: (view, names) => wordView(texts, view, names),
  };
}

function wordEvent(texts: EventTexts, event: Event, names: Names): string {
  // The type that picks the sentence is the event's own, which the compiler cannot follow through a union.
  const write = texts[event.type] as (event: Event, names: Names) => string;
  return capitalized(write(event, names));
}

export function wordDeckProblem({ deck }: Texts, problem: DeckProblem): string {
  const write = deck[problem.code] as (problem: DeckProblem) => string;
  return write(problem);
}

const PARAMS_OF: { readonly [Code in keyof RefusalParamsOf]: readonly RefusalParamsOf[Code][] } = {
  "bad-card": ["card"],
};

/** Refusals come over the wire, perhaps from a newer version: what is not known here gets the general sentence. */
function wordRefusal(texts: Texts, { code, params = {} }: Refusal): string {
  if (!isOurs(texts, code) || !hasItsParams(code, params)) return texts.otherRefusal;
  return texts.refusals[code](params as unknown as RefusalParams);
}

function isOurs({ refusals }: Texts, code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}

function hasItsParams(code: RefusalCode, params: NonNullable<Refusal["params"]>): boolean {
  const names: readonly (keyof RefusalParams)[] =
    (PARAMS_OF as Partial<Record<RefusalCode, readonly (keyof RefusalParams)[]>>)[code] ?? [];
  return names.every((name) => Number.isInteger(params[name]));
}

function wordMove({ moves, movers }: Texts, by: Actor, move: Move | ScreenMove, names: Names): string {
  const who = typeof by === "number" ? names(by) : movers[by];
  const whom = "seat" in move ? names(move.seat) : "";
  const write = moves[move.type] as (move: object) => string;
  return write({ ...move, who, whom });
}

function wordView(texts: Texts, view: View, names: Names): string[] {
  return [
    ...(view.result === null ? tableLines(texts, view, names) : []),
    ...view.players.map((_, seat) => texts.view.player(playerLine(view, seat, names))),
    ...(view.lastSettling === null ? [] : [texts.view.lastSettling(view.lastSettling, names)]),
    ...resultLines(texts, view, names),
  ];
}

function tableLines({ view: texts }: Texts, view: View, names: Names): string[] {
  const dealer = names(view.dealer);
  return [
    texts.deck({ left: view.deck.length, dealer }),
    ...lineLines(texts, view),
    ...(view.reaching ? [texts.reaching(dealer)] : []),
    ...(view.lastCall !== null && view.phase === "turning" ? [texts.lastCall] : []),
    ...windowLines(texts, view, names),
    ...voteLines(texts, view, names),
  ];
}

function lineLines(texts: Texts["view"], { line }: View): string[] {
  if (line.length === 0) return [texts.emptyLine];
  if (line.some(({ card }) => card === HIDDEN)) return [texts.onScreen(line.length)];
  return line.map(({ card }, i) => texts.inLine({ place: i + 1, card: card as Card }));
}

/** SCH-11: what a hand did is only said where it may be known. */
function windowLines(texts: Texts["view"], { window, phase }: View, names: Names): string[] {
  if (window === null) return [];
  return [
    ...(phase === "window" ? [texts.window] : []),
    ...window.reactions.map((one) => {
      const name = names(one.seat);
      if (one.kind === "call") return texts.called({ name, what: one.what });
      return texts.moved({ name, what: one.what === HIDDEN ? null : one.what });
    }),
  ];
}

function voteLines(texts: Texts["view"], { vote }: View, names: Names): string[] {
  if (vote === null) return [];
  return [
    texts.vote(vote.claimants.map(names)),
    ...vote.votes.flatMap((choice, seat) =>
      choice === null ? [] : [texts.voted({ name: names(seat), choice: names(choice) })],
    ),
  ];
}

/** SCH-27: what all may see alike, so that the line is the same for every watcher. */
export function playerLine(view: View, seat: Seat, names: Names): PlayerLine {
  const { pile, missing, away, flag } = view.players[seat]!;
  return {
    name: names(seat),
    cards: pile.length,
    missing,
    deals: view.result === null && view.dealer === seat,
    away,
    flag,
  };
}

function resultLines(texts: Texts, { result, endedBy }: View, names: Names): string[] {
  if (result === null || endedBy === null) return [];
  return [texts.view.ended[endedBy], texts.view.result(result, names)];
}
