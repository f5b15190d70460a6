import { clearWhyNot, isForSomethingElse, sayWhyNot, useTable } from "@tavolata/kit";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card, Move, PlayerView, View } from "../rules/index.ts";
import { isDouble, isLastCard, offersOf, openToPlay, type Press, stillHeld, toggled } from "./choice.ts";
import { keyWish } from "./keys.ts";
import { useTexts } from "./words.ts";

/** With the focus on a raised card, the return key lays it. */
const KEYS = { table: "bestia", presses: "Enter", except: '.hand-card[aria-pressed="true"]' } as const;

/** Reasons that hold whatever the player wants to do now. */
const STANDING: readonly string[] = [
  "not-your-turn-to-speak",
  "not-your-turn-to-play",
  "not-playing",
  "not-eligible",
  "buy-in-first",
  "leaving-already",
];

export interface Choice {
  readonly chosen: readonly Card[];
  /** Cards can be chosen for an exchange, now or ahead of one's turn. */
  readonly isDeclaring: boolean;
  /** A card is to be played now. */
  readonly isPlaying: boolean;
  /** The cards that may be. */
  readonly open: readonly Card[];
  can(type: Move["type"]): boolean;
  press(card: Card): void;
  /** Makes a move, or says why it cannot be made. */
  make(move: Move): void;
  exchange(): void;
  /** Plays the chosen card. */
  lay(): void;
}

interface Draft {
  /** The decision it was begun for. At another one it counts for nothing. */
  readonly decision: string;
  readonly chosen: readonly Card[];
}

/** Cards are chosen first, then something is done with them. The offers say what is open; the referee says why not. */
export function useChoice(view: View, own: PlayerView | null): Choice {
  const table = useTable<Move>();
  const { offers, you } = table;
  const { coach } = useTexts();
  const decision = `${view.hand} ${view.phase === "play"} ${own?.declaration}`;
  const [draft, setDraft] = useState<Draft>({ decision, chosen: [] });
  const pressed = useRef<Press | null>(null);
  const choose = (cards: readonly Card[]) => setDraft({ decision, chosen: cards });

  const isDeclaring =
    view.phase === "declaration" && own !== null && own.eligible && own.declaration === null && !own.sitOut;
  const open = openToPlay(offers);
  const isLast = isLastCard(own?.cards ?? [], open);
  const drafted = own !== null && draft.decision === decision ? stillHeld(draft.chosen, own.cards) : [];
  const chosen = isLast ? open : drafted;
  // One's turn, but pictures are still shown or the move is on its way: any press now comes too early.
  const early = table.busy || (table.showing && !table.paused && you !== null && view.turn === you);
  const can = (type: Move["type"]) => offersOf(offers, type);

  const whyNot = async (move: Move) => {
    const refusal = await table.ask(move);
    // The referee may be ahead of the picture, and would explain a table that nobody sees yet.
    const isSeen = !table.showing || table.paused || STANDING.includes(refusal?.code ?? "");
    if (refusal !== undefined && isSeen) sayWhyNot(table.word(refusal), refusal.clause);
  };
  const make = (move: Move) => {
    if (early) return;
    const isOpen = move.type === "play" ? open.includes(move.card) : can(move.type);
    if (!isOpen) return void whyNot(move);
    choose([]);
    clearWhyNot();
    table.play(move);
  };
  const press = (card: Card) => {
    if (isDeclaring) {
      clearWhyNot();
      return choose(toggled(chosen, card));
    }
    if (early) return;
    if (!open.includes(card)) return void whyNot({ type: "play", card });
    clearWhyNot();
    const now = { card, at: performance.now() };
    const isSecond = isDouble(now, pressed.current);
    pressed.current = now;
    if (isSecond || isLast) make({ type: "play", card });
    else choose(chosen.includes(card) ? [] : [card]);
  };
  const lay = () => {
    const [card] = chosen;
    if (card !== undefined && open.length > 0) make({ type: "play", card });
  };
  const exchange = () => {
    if (chosen.length > 0) make({ type: "exchange", cards: [...chosen] });
    // Without cards it is no move that the referee could judge.
    else if (isDeclaring) sayWhyNot(coach.exchange, "BES-35");
    else void whyNot({ type: "served" });
  };

  // Before the next key can come: what it means depends on the one before.
  useLayoutEffect(() => {
    if (own === null || you === null) return;
    const onKey = (event: KeyboardEvent) => {
      const wish = isForSomethingElse(event, KEYS) ? undefined : keyWish(event);
      if (wish === undefined) return;
      if (wish.type === "card") {
        const card = own.cards[wish.at];
        if (card !== undefined && card !== "?") press(card);
      } else if (wish.type === "exchange") exchange();
      else if (wish.type !== "lay") make({ type: wish.type });
      else if (chosen.length > 0 && open.length > 0) {
        event.preventDefault();
        lay();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  return { chosen, isDeclaring, isPlaying: open.length > 0, open, can, press, make, exchange, lay };
}
