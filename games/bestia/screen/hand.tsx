import { Hand, ItalianCard } from "@tavolata/kit";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { type Card, HIDDEN, type PlayerView, type View } from "../rules/index.ts";
import { cameFrom, flyOf } from "./seats.tsx";
import type { Choice } from "./use-choice.ts";
import { useTexts } from "./words.ts";

interface OwnHandProps {
  readonly view: View;
  readonly own: PlayerView;
  readonly seat: number;
  readonly choice: Choice;
  /** Whether somebody plays here, or only looks. */
  readonly plays: boolean;
  readonly ghost: RefObject<HTMLButtonElement | null>;
}

/** So far a finger moves by itself; beyond it, it drags. */
const SLACK = 14;
/** A card need not be dropped exactly. */
const NEAR = 40;

/** One's own cards; a card can be dragged onto its place on the table (BES-36). */
export function OwnHand({ view, own, seat, choice, plays, ghost }: OwnHandProps) {
  const texts = useTexts();
  const drag = useRef<{ card: HTMLElement; x: number; y: number; moved: boolean } | null>(null);
  const wasDragged = useRef(false);

  const onCancel = () => {
    if (drag.current !== null) drag.current.card.style.translate = "";
    drag.current = null;
  };
  const onDown = (event: PointerEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>(".hand-card") : null;
    wasDragged.current = false;
    if (card !== null && event.button === 0) {
      drag.current = { card, x: event.clientX, y: event.clientY, moved: false };
    }
  };
  const onMove = (event: PointerEvent) => {
    const now = drag.current;
    if (now === null || !choice.isPlaying) return;
    if (event.buttons === 0) return onCancel();
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.moved && Math.hypot(dx, dy) > SLACK) {
      now.moved = true;
      now.card.setPointerCapture(event.pointerId);
    }
    if (!now.moved) return;
    now.card.style.translate = `${dx}px ${dy}px`;
    // The hand itself would take it for a card that is put in another place.
    event.stopPropagation();
  };
  const onUp = (event: PointerEvent) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.moved) return;
    now.card.style.translate = "";
    wasDragged.current = true;
    const card = now.card.querySelector<HTMLElement>("[data-face]")?.dataset.face;
    if (isOver(ghost.current, event)) choice.make({ type: "play", card: card as Card });
  };

  /** The click that ends a drag is none; one that a key makes is. */
  const onClick = (event: MouseEvent) => {
    if (wasDragged.current && event.detail > 0) event.stopPropagation();
    wasDragged.current = false;
  };

  return (
    <div
      class="bestia-hand"
      onPointerDownCapture={onDown}
      onPointerMoveCapture={onMove}
      onClickCapture={onClick}
      onPointerUp={onUp}
      onPointerCancel={onCancel}
    >
      <Hand
        label={texts.screen.ownHand}
        cards={own.cards.map((card, at) => {
          const chosen = card !== HIDDEN && choice.chosen.includes(card);
          const open = choice.isDeclaring || (card !== HIDDEN && choice.open.includes(card));
          return {
            key: card,
            label: card === HIDDEN ? "" : texts.card(card),
            open,
            chosen,
            picture: (
              <ItalianCard
                card={card}
                fly={flyOf(seat, card, at)}
                from={cameFrom(view, own)}
                tone={choice.isPlaying && !open ? "dim" : "plain"}
              />
            ),
          };
        })}
        onPress={({ key }) => {
          if (plays) choice.press(key as Card);
        }}
      />
    </div>
  );
}

function isOver(ghost: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  const box = ghost?.getBoundingClientRect();
  if (box === undefined) return false;
  return (
    clientX > box.left - NEAR &&
    clientX < box.right + NEAR &&
    clientY > box.top - NEAR &&
    clientY < box.bottom + NEAR
  );
}
