import { clearWhyNot, isForSomethingElse, sayWhyNot, useTable } from "@tavolata/kit";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Card, Choice, Move, Pigeon, View } from "../rules/index.ts";
import {
  type Asked,
  askedFor,
  choiceMove,
  type Draft,
  discardable,
  discardFor,
  drawn,
  isOffered,
  NOTHING,
  type Offers,
  priceOf,
  toggled,
  togglePigeon,
} from "./draft.ts";
import { keyWish } from "./keys.ts";
import { type Passing, usePassing } from "./use-passing.ts";

const KEYS = { table: "piccioni", presses: "Enter" } as const;

/** What the person at this device is doing, and what their presses mean. */
export interface Turn {
  readonly asked: Asked;
  readonly offers: Offers;
  readonly draft: Draft;
  /** What they have to choose now. */
  readonly choice: Choice | null;
  /** How many cards they have to give away; 0 if they only look at them. */
  readonly price: number;
  /** How an answer leaves. */
  readonly passing: Passing;
  /** Changes what they have begun. */
  begin(change: Partial<Draft>): void;
  press(card: Card): void;
  /** What can be chosen among the cards that lie face up. */
  readonly open: readonly (Card | Pigeon)[];
  /** Chooses one of them, or lets it go. */
  pressOpen(card: Card | Pigeon): void;
  /** Makes a move, or says why it cannot be made. */
  make(move: Move): void;
  /** What the large button does now; null if something is missing. */
  done(): Move | null;
}

export function useTurn(view: View, plays: boolean): Turn {
  const table = useTable<Move>();
  const offers = plays ? table.offers : [];
  const asked = askedFor(offers);
  const decision = JSON.stringify([view.turn, view.actionsLeft, view.waiting, view.inPlay.length, plays]);
  const [kept, keep] = useState({ decision, draft: NOTHING });
  const draft = kept.decision === decision ? kept.draft : NOTHING;
  const begin = (change: Partial<Draft>) => keep({ decision, draft: { ...draft, ...change } });
  const choice = asked === "choice" && view.waiting?.is === "choice" ? view.waiting.choice : null;
  const price = asked === "throwAway" || draft.mode !== "looking" ? priceOf(offers, draft) : 0;

  const passing = usePassing(view, asked, offers);

  const make = async (move: Move) => {
    if (table.busy) return;
    const refusal = offers.length === 0 || !covered(offers, move) ? await table.ask(move) : undefined;
    if (refusal !== undefined) {
      sayWhyNot(table.word(refusal), refusal.clause);
      return;
    }
    clearWhyNot();
    if (!passing.keep(move)) table.play(move);
  };

  const done = (): Move | null => {
    if (choice !== null) return choiceMove(choice, draft);
    const cards = [...draft.cards];
    const [card] = cards;
    if (price > 0) {
      if (cards.length !== price) return null;
      if (asked === "throwAway") return { type: "throwAway", cards };
      if (draft.mode === "contributing") return { type: "contribute", cards };
      return draft.target === null ? null : { type: "discard", cards, target: draft.target };
    }
    if (card === undefined) return null;
    if (asked === "action") return { type: "play", card };
    return asked === "answer" ? { type: "react", card } : null;
  };

  const press = (card: Card) => begin({ cards: toggled(draft.cards, card, price) });
  const open = openIn(choice, offers, draft);
  const pressOpen = (card: Card | Pigeon) => {
    if (choice?.kind === "pigeons") begin({ pigeons: togglePigeon(choice, draft.pigeons, card as Pigeon) });
    else begin(choice === null ? { ...NOTHING, mode: draft.mode, target: card } : { guano: card });
  };

  // In a layout effect, so that it is set before the next key comes: what that means depends on this one.
  useLayoutEffect(() => {
    if (!plays) return;
    const onKey = (event: KeyboardEvent) => {
      const wish = isForSomethingElse(event, KEYS) ? undefined : keyWish(event);
      const move = wish === "done" ? done() : moveFor(wish, asked, offers);
      if (move !== null) void make(move);
      else if (wish === "done" && asked === null) table.skip();
      else if (wish === "back") begin(NOTHING);
      else if ((wish === "clean" || wish === "trophy") && asked === "action") {
        const mode = wish === "clean" ? "cleaning" : wish;
        if (discardable(offers, mode).length === 0) return;
        begin(discardFor(offers, mode));
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  return { asked, offers, draft, choice, price, passing, begin, press, open, pressOpen, make, done };
}

function openIn(choice: Choice | null, offers: Offers, { mode, target }: Draft): readonly (Card | Pigeon)[] {
  if (choice?.kind === "pigeons") return choice.groups.flatMap(({ pigeons }) => pigeons);
  if (choice !== null) return choice.kind === "guano" ? choice.cards : [];
  if ((mode !== "trophy" && mode !== "cleaning") || target !== null) return [];
  return discardable(offers, mode).map((one) => one.target);
}

function moveFor(wish: ReturnType<typeof keyWish>, asked: Asked, offers: Offers): Move | null {
  if (wish === "pass" && asked === "answer") return { type: "decline" };
  if (typeof wish !== "object" || asked !== "action") return null;
  return drawn(offers).includes(wish.draw) ? { type: "draw", count: wish.draw } : null;
}

/** Cards to give away were chosen from the offers; a single card is looked up in them. */
function covered(offers: Offers, move: Move): boolean {
  if (move.type !== "play" && move.type !== "react") return true;
  return isOffered(offers, move.type, move.card);
}
