import { capitalized, type Names, type Seat, type Wording, wordingFrom } from "@tavolata/kernel";
import {
  type Card,
  type DeckProblem,
  HIDDEN,
  playerAt,
  type SchickiMicki,
  type View,
} from "../rules/index.ts";
import type { Texts } from "./it.ts";
import type { PlayerLine, RefusalParamsOf } from "./shape.ts";

export function wordingOf(texts: Texts): Wording<SchickiMicki> {
  return wordingFrom<SchickiMicki>(texts, {
    told: () => texts,
    view: (view, names) => wordView(texts, view, names),
    params: PARAMS_OF,
    whom: (move) => ("seat" in move ? move.seat : undefined),
    finish: capitalized,
  });
}

const PARAMS_OF: { readonly [Code in keyof RefusalParamsOf]: readonly RefusalParamsOf[Code][] } = {
  "bad-card": ["card"],
};

export function wordDeckProblem({ deck }: Texts, problem: DeckProblem): string {
  const write = deck[problem.code] as (problem: DeckProblem) => string;
  return write(problem);
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

/** SCH-27: what everybody may see of a player, so that it is the same for every watcher. */
export function playerLine(view: View, seat: Seat, names: Names): PlayerLine {
  const { pile, missing, away, out, flag } = playerAt(view, seat);
  return {
    name: names(seat),
    cards: pile.length,
    missing,
    deals: view.result === null && view.dealer === seat,
    away,
    out,
    flag,
  };
}

function resultLines(texts: Texts, { result, endedBy }: View, names: Names): string[] {
  if (result === null || endedBy === null) return [];
  return [texts.view.ended[endedBy], texts.view.result(result, names)];
}
