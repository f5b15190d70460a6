import { type Names, type Seat, type Wording, wordingFrom } from "@tavolata/kernel";
import { anteOfLevel, type Bestia, type View } from "../rules/index.ts";
import { openCards } from "./grammar.ts";
import type { Texts } from "./it.ts";
import type { PlayerLine, RefusalParamsOf } from "./shape.ts";
import { waitOf } from "./waiting.ts";

export function wordingOf(texts: Texts): Wording<Bestia> {
  return wordingFrom<Bestia>(texts, {
    told: () => texts,
    view: (view, names) => wordView(texts, view, names),
    params: PARAMS_OF,
    words: { suit: /^[DCBS]$/, card: /^[A234567FCR][DCBS]$/ },
    whom: (move) => ("seat" in move ? move.seat : undefined),
  });
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
