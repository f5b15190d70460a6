import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useBox } from "../use-box.ts";
import { useOrder } from "./use-order.ts";
import "./hand.css";

export interface HandCard {
  /** Tells the cards of a hand apart, also two that look alike. */
  readonly key: string;
  readonly picture: ComponentChildren;
  readonly label: string;
  /** Can be chosen now. One that cannot can still be pressed: then it is said why. */
  readonly open: boolean;
  readonly chosen: boolean;
}

interface HandProps {
  readonly label: string;
  readonly cards: readonly HandCard[];
  onPress(card: HandCard): void;
}

/** So much of a card must stick out for a thumb to hit it. */
const THUMB = 46;

/** The cards one holds: as large as they fit, in rows where they are many, in the order one puts them in. */
export function Hand({ label, cards, onPress }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const { width } = useBox(list);
  const { ordered, drag } = useOrder(cards, list);
  const perRow = Math.max(3, Math.floor(width / THUMB));
  const rows = Math.max(1, Math.ceil(ordered.length / perRow));
  const inRow = Math.ceil(ordered.length / rows);
  const [focused, setFocused] = useState(0);

  useLayoutEffect(() => {
    if (focused >= cards.length && cards.length > 0) setFocused(cards.length - 1);
  }, [cards.length, focused]);

  const move = (event: KeyboardEvent, from: number) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -from, End: ordered.length - 1 - from }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = Math.min(ordered.length - 1, Math.max(0, from + by));
    setFocused(to);
    list.current?.querySelectorAll<HTMLElement>("button")[to]?.focus();
  };

  return (
    <ul ref={list} class="hand" aria-label={label} style={{ "--in-row": inRow }} data-rows={rows}>
      {ordered.map((card, i) => (
        <li
          key={card.key}
          class="hand-slot"
          data-ends-row={(i + 1) % inRow === 0 || i === ordered.length - 1}
        >
          <button
            type="button"
            class="hand-card"
            aria-label={card.label}
            aria-pressed={card.chosen}
            aria-disabled={!card.open}
            data-open={card.open}
            tabIndex={i === focused ? 0 : -1}
            onFocus={() => setFocused(i)}
            onKeyDown={(event) => move(event, i)}
            onClick={() => (drag.justDropped() ? undefined : onPress(card))}
            {...drag.handlers(card.key)}
          >
            {card.picture}
          </button>
        </li>
      ))}
    </ul>
  );
}
