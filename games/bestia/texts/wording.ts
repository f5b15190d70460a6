import type { Actor, Names, Refusal, Seat, Wording } from "@tavolata/kernel";
import {
  anteOfLevel,
  type Bestia,
  type Event,
  type HouseMove,
  type Move,
  type RefusalCode,
  type View,
} from "../rules/index.ts";
import { openCards } from "./grammar.ts";
import type { Texts } from "./it.ts";
import type { EventTexts, PlayerLine, RefusalParams, RefusalParamsOf } from "./shape.ts";
import { waitOf } from "./waiting.ts";

export function wordingOf(texts: Texts): Wording<Bestia> {
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
  return write(event, names);
}

const PARAMS_OF: { readonly [Code in keyof RefusalParamsOf]: readonly RefusalParamsOf[Code][] } = {
  "card-to-exchange-not-held": ["card"],
  "stock-too-small": ["left"],
  "card-not-held": ["card"],
  "must-follow-suit": ["suit"],
  "must-trump": ["suit"],
  "must-lead-dominant": ["card"],
  "must-overtrump": ["suit"],
  "buy-in-first": ["least"],
  "no-such-chair": ["seat"],
  "chair-empty": ["seat"],
  "chair-taken": ["seat"],
  "credit-full": ["most"],
  "buy-in-out-of-range": ["least", "most"],
  "too-many-for-four-cards": ["seats"],
  "not-enough-chairs": ["seats"],
  "not-this-table": ["seats"],
  "pot-not-clear": ["pot"],
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
  return names.every((name) => {
    const value = params[name];
    if (name === "suit") return typeof value === "string" && /^[DCBS]$/.test(value);
    if (name === "card") return typeof value === "string" && /^[A234567FCR][DCBS]$/.test(value);
    return Number.isInteger(value);
  });
}

function wordMove({ moves, movers }: Texts, by: Actor, move: Move | HouseMove, names: Names): string {
  const who = typeof by === "number" ? names(by) : movers[by];
  const whom = "seat" in move ? names(move.seat) : "";
  const write = moves[move.type] as (move: object) => string;
  return write({ ...move, who, whom });
}

function wordView(texts: Texts, view: View, names: Names): string[] {
  return [
    ...handLines(texts, view, names),
    ...decisionLines(texts, view, names),
    ...view.players.flatMap(({ seated }, seat) =>
      seated ? [texts.view.player(playerLine(view, seat, names))] : [],
    ),
    ...ownLines(texts, view, names),
    ...(view.lastHand === null ? [] : [texts.view.lastHand(view.lastHand, names)]),
    ...resultLines(texts, view, names),
  ];
}

function isHandOn({ phase }: Pick<View, "phase">): boolean {
  return phase === "declaration" || phase === "blind" || phase === "play";
}

function handLines(texts: Texts, view: View, names: Names): string[] {
  const { hand, level, dealer, trump, compulsory, pot } = view;
  if (!isHandOn(view) || dealer === null || trump === null) return [texts.view.pot(pot)];
  return [
    texts.view.hand({ hand, level, dealer: names(dealer) }),
    texts.view.money(view),
    ...levelLines(texts, view),
    texts.view.trump({ card: trump, stock: view.stock.length }),
    ...(compulsory ? [texts.view.compulsory] : []),
  ];
}

/** BES-4: the schedule is published. */
const LEVELS_SAID = 4;

function levelLines(texts: Texts, { options, level }: View): string[] {
  if (options.levelMinutes === 0) return [];
  const antes = Array.from({ length: LEVELS_SAID }, (_, i) => anteOfLevel(options, level + 1 + i));
  return [texts.view.levels({ minutes: options.levelMinutes, antes })];
}

function decisionLines(texts: Texts, view: View, names: Names): string[] {
  const { phase, turn, trick, waitingFor, closing } = view;
  const lines = closing && phase !== "over" ? [texts.view.closing] : [];
  if (trick.length > 0 && phase === "play") lines.push(texts.view.trick(trick, names));
  if (phase === "between") lines.push(texts.view.between);
  if (waitingFor !== null) lines.push(texts.view.waiting(waitingFor));
  if (turn === null) return lines;
  if (phase === "declaration") lines.push(texts.view.toDeclare(names(turn)));
  if (phase === "blind") lines.push(texts.view.toComeInBlind(names(turn)));
  if (phase === "play") lines.push(texts.view.toPlay(names(turn)));
  return lines;
}

/** BES-39: what all may see alike, so that the line is the same for every watcher. */
export function playerLine(view: View, seat: Seat, names: Names): PlayerLine {
  const player = view.players[seat]!;
  const on = isHandOn(view);
  return {
    name: names(seat),
    // When a game is over its chips have left it, and what people want to see is with what they go on.
    credit: view.carriesOver?.chairs[seat]?.credit ?? player.credit,
    declaration: on && player.eligible ? (player.declaration ?? "silent") : null,
    exchanged: player.exchanged,
    cards: player.cards.length,
    tricks: player.tricks,
    sitOut: player.sitOut,
    sitOutNext: player.sitOutNext,
    leaving: player.leaving,
    waits: waitOf(view, seat),
  };
}

function ownLines(texts: Texts, view: View, names: Names): string[] {
  const own = typeof view.watcher === "number" ? view.players[view.watcher] : undefined;
  if (own === undefined || !isHandOn(view)) return [];
  const name = names(view.watcher as number);
  const lines: string[] = [];
  if (own.cards.length > 0) lines.push(texts.view.ownHand({ name, cards: openCards(own.cards) ?? [] }));
  if (own.discards.length > 0)
    lines.push(texts.view.ownDiscards({ name, cards: openCards(own.discards) ?? [] }));
  return lines;
}

function resultLines(texts: Texts, { result, endedBy }: View, names: Names): string[] {
  if (result === null || endedBy === null) return [];
  return [texts.view.ended[endedBy], texts.view.result(result, names)];
}
