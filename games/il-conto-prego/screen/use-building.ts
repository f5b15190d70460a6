import { clearWhyNot, sayWhyNot, useTable } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import type { Card, Move, Rank, View, WhichDish } from "../rules/index.ts";
import {
  type Choice,
  callMeant,
  callOf,
  canAskForTheBill,
  cardsToShow,
  type OpenCalls,
  openCalls,
  openPlates,
  owedDiscards,
  plateMeant,
  type Way,
  type Wish,
  wishOf,
} from "./call-builder.ts";
import type { KeyedCard } from "./hand-keys.ts";
import { awaits } from "./seats.tsx";
import { useTexts } from "./words.ts";

/** Why somebody cannot do anything now, whatever it is. */
const STANDING = ["not-your-turn", "discards-first", "nothing-to-discard", "eliminated"];

export interface Building {
  readonly calls: OpenCalls;
  /** The plates that something can be called on. */
  readonly plates: readonly WhichDish[];
  readonly choice: Choice | null;
  readonly wish: Wish | null;
  /** Cards that may be shown with the call as it is put together now. */
  readonly toShow: readonly Card[];
  readonly canCancel: boolean;
  readonly canBill: boolean;
  /** The bill was asked for once, and once more will do it, until something else is tapped. */
  readonly armed: boolean;
  /** How many cards are to be discarded. */
  readonly owed: number;
  /** Keys of the cards chosen for that. */
  readonly discards: ReadonlySet<string>;
  pressPlate(dish: WhichDish): void;
  pressRank(way: Way, rank: Rank): void;
  pressCard(pressed: KeyedCard): void;
  pressBill(): void;
  pressDiscard(): void;
  cancel(): void;
}

interface Draft {
  /** Of which decision. What was begun for another one counts for nothing. */
  readonly decision: string;
  readonly choice: Choice | null;
  readonly armed: boolean;
  readonly discards: ReadonlySet<string>;
}

/** A move as it is put together tap by tap. What is open is read off the offers; why something is not, is asked. */
export function useBuilding(view: View, hand: readonly KeyedCard[]): Building {
  const table = useTable<Move>();
  const texts = useTexts();
  const { offers, you } = table;
  const decision = `${view.hand} ${view.phase} ${view.calls.length} ${offers.length > 0}`;
  const none: Draft = { decision, choice: null, armed: false, discards: new Set() };
  const [kept, setDraft] = useState(none);
  const draft = kept.decision === decision ? kept : none;
  const change = (changes: Partial<Draft>) => {
    clearWhyNot();
    setDraft({ ...draft, armed: false, ...changes });
  };

  useEffect(() => {
    if (!draft.armed) return;
    const disarm = () => setDraft((now) => ({ ...now, armed: false }));
    const touched = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[data-armed]"))) disarm();
    };
    addEventListener("pointerdown", touched);
    return () => removeEventListener("pointerdown", touched);
  }, [draft.armed]);

  const cards = hand.flatMap(({ card }) => (card === "?" ? [] : [card]));
  const calls = openCalls(offers, view.dishes);
  const plates = openPlates(calls);
  // Their turn, but pictures are still shown or their move is on its way: whatever they press, they are too early.
  const early = table.busy || (offers.length === 0 && !table.paused && you !== null && awaits(view, you));
  // Who opens has one plate to choose for, and sees so from the first picture on: nothing moves when their turn comes.
  const opens = early && !table.busy && view.dishes.length === 0 && view.phase === "calls";
  const only = opens ? "first" : plates.length === 1 ? plates[0] : undefined;
  const choice = draft.choice ?? (only === undefined ? null : { dish: only, change: null });
  const wish = choice === null ? null : wishOf(choice);
  const owed = owedDiscards(offers);

  const whyNot = async (move: Move) => {
    change({});
    const refusal = await table.ask(move);
    // The referee may be ahead of the picture, and would explain a table that nobody sees yet.
    const isSeen = offers.length > 0 || table.paused || STANDING.includes(refusal?.code ?? "");
    if (refusal !== undefined && isSeen) sayWhyNot(table.word(refusal), refusal.clause);
  };
  const play = (move: Move) => {
    change({ choice: null, discards: new Set() });
    table.play(move);
  };

  return {
    calls,
    plates,
    choice,
    wish,
    toShow: wish === null ? [] : cardsToShow(calls, wish),
    canCancel: draft.choice !== null && (draft.choice.change !== null || only === undefined),
    canBill: canAskForTheBill(offers),
    armed: draft.armed,
    owed,
    discards: draft.discards,

    pressPlate: (dish) => {
      if (early) return;
      if (calls.size === 0 || (!plates.includes(dish) && view.dishes.length === 0)) {
        void whyNot(plateMeant(view.dishes, dish, cards));
      } else {
        change({ choice: { dish, change: null } });
      }
    },
    pressRank: (way, rank) => {
      if (early || choice === null) return;
      const meant = { dish: choice.dish, way, rank };
      if (cardsToShow(calls, meant).length === 0) void whyNot(callMeant(meant, cards));
      else change({ choice: { dish: choice.dish, change: { way, rank } } });
    },
    pressCard: ({ key, card }) => {
      if (early || card === "?") return;
      if (owed > 0) return change({ discards: toggled(draft.discards, key) });
      if (wish !== null) {
        const move = callOf(wish, card);
        return cardsToShow(calls, wish).includes(card) ? play(move) : void whyNot(move);
      }
      if (calls.size > 0) sayWhyNot(texts.screen.dishFirst);
      else void whyNot(plateMeant(view.dishes, "first", cards));
    },
    pressBill: () => {
      if (early) return;
      if (!canAskForTheBill(offers)) void whyNot({ type: "bill" });
      else if (draft.armed) play({ type: "bill" });
      else change({ armed: true });
    },
    pressDiscard: () => {
      if (early) return;
      const chosen = hand.flatMap(({ key, card }) => (draft.discards.has(key) && card !== "?" ? [card] : []));
      const move: Move = { type: "discard", cards: chosen };
      if (owed > 0 && chosen.length === owed) play(move);
      else void whyNot(move);
    },
    cancel: () => {
      if (draft.choice?.change != null) change({ choice: { ...draft.choice, change: null } });
      else change({ choice: null });
    },
  };
}

function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const changed = new Set(keys);
  if (!changed.delete(key)) changed.add(key);
  return changed;
}
