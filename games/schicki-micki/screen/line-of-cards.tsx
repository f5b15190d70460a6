import { useBox, useTable } from "@tavolata/kit";
import { useMemo, useRef } from "preact/hooks";
import { type Card, HIDDEN, type HiddenCard, type View } from "../rules/index.ts";
import { settlingNow } from "../texts/settling-now.ts";
import { Face } from "./card.tsx";
import { placeOf } from "./going.ts";
import { GAP, layLine } from "./line-layout.ts";
import { litOn } from "./lit.ts";
import { CardBack } from "./pictures.tsx";
import { useTexts } from "./words.ts";
import "./line-of-cards.css";

/** No card is larger than is good to look at. */
const MOST = { device: 220, hand: 110, screen: 330, replay: 220 } as const;

interface OnLine {
  /** Which card of the game it is. */
  readonly number: number;
  readonly card: Card | HiddenCard;
}

interface LineOfCardsProps {
  readonly view: View;
  /** Nobody looks for pairs while the game is paused. */
  readonly isCovered: boolean;
}

/** The cards that lie face up, on the carpet between the ropes. */
export function LineOfCards({ view, isCovered }: LineOfCardsProps) {
  const texts = useTexts();
  const { surface: place } = useTable();
  const carpet = useRef<HTMLOListElement>(null);
  const box = useBox(carpet);
  const settling = settlingNow(view);
  const why = settling?.why ?? null;
  const lit = why === null || why.situation === "none" ? undefined : litOn(why);
  const cards = cardsOf(view);
  const { columns, rows, width } = layLine(cards.length, box, MOST[place]);
  return (
    <div class="schicki-carpet">
      <Rope />
      <ol
        ref={carpet}
        class="schicki-line"
        aria-label={texts.screen.theLine}
        style={{ "--columns": columns, "--card": `${width}px`, "--gap": `${GAP}px` }}
      >
        {cards.map(({ number, card }, at) => (
          <li
            key={number}
            class="schicki-card"
            data-unlit={lit !== undefined && lit[at]?.size === 0}
            data-place={placeOf(number)}
          >
            {card === HIDDEN || isCovered ? (
              <span role="img" aria-label={texts.screen.hidden}>
                <CardBack />
              </span>
            ) : (
              <span role="img" aria-label={texts.card(card)}>
                <Face card={card} lit={lit?.[at]} />
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: columns * rows - cards.length }, (_, at) => (
          <li key={`room ${at}`} class="schicki-room" aria-hidden="true" />
        ))}
      </ol>
    </div>
  );
}

/** Golden posts and a red rope between them, behind the guests. */
function Rope() {
  return useMemo(
    () => (
      <svg class="schicki-rope" viewBox="0 0 1200 40" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d={SWAGS} fill="none" stroke="#221c17" stroke-width="9" />
        <path d={SWAGS} fill="none" stroke="#c9182f" stroke-width="5" />
        <path d={POSTS} fill="#e2b04a" stroke="#221c17" stroke-width="2" />
      </svg>
    ),
    [],
  );
}

const POST_AT = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => 120 * i);
const SWAGS = POST_AT.map((x) => `M${x} 12C${x + 30} 36 ${x + 90} 36 ${x + 120} 12`).join("");
const POSTS = POST_AT.map(
  (x) => `M${x - 4} 14H${x + 4}V40H${x - 4}zM${x - 6} 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`,
).join("");
/** A line that has just been taken is still shown; around one table phones see it only then. */
function cardsOf(view: View): OnLine[] {
  const cards = settlingNow(view)?.why?.line ?? view.line.map(({ card }) => card);
  const before = view.turned - cards.length;
  return cards.map((card, at) => ({ number: before + at + 1, card }));
}
