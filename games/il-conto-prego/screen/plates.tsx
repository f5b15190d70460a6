import { useBox } from "@tavolata/kit";
import { useRef } from "preact/hooks";
import { DISHES, type Dish, type View, type WhichDish } from "../rules/index.ts";
import { Plate } from "./art/index.ts";
import { RankCard } from "./rank-card.tsx";
import { useTexts } from "./words.ts";
import "./plates.css";

interface PlatesProps {
  readonly view: View;
  /** The plate that somebody is calling on. */
  readonly chosen: WhichDish | undefined;
  /** Those that can be called on, while none is chosen. */
  readonly open: readonly WhichDish[];
  /** Nothing where nobody can press them. */
  readonly onPress: ((dish: WhichDish) => void) | undefined;
}

/** Primo and secondo, side by side, with what is said to lie on them. */
export function Plates({ view, chosen, open, onPress }: PlatesProps) {
  return (
    <div class="plates">
      {DISHES.map((which, i) => (
        <OnePlate
          key={which}
          which={which}
          dish={view.dishes[i]}
          from={view.calls.at(-1)?.seat}
          chosen={chosen === which}
          open={open.includes(which)}
          onPress={onPress}
        />
      ))}
    </div>
  );
}

interface OnePlateProps {
  readonly which: WhichDish;
  readonly dish: Dish | undefined;
  /** The seat that called last: what is new comes from there. */
  readonly from: number | undefined;
  readonly chosen: boolean;
  readonly open: boolean;
  readonly onPress: PlatesProps["onPress"];
}

function OnePlate({ which, dish, from, chosen, open, onPress }: OnePlateProps) {
  const texts = useTexts();
  const china = useRef<HTMLSpanElement>(null);
  const { width, height } = useBox(china);
  const drawing = (
    <>
      <span ref={china} class="plate-china" style={{ "--china": `${Math.min(width, height)}px` }}>
        <Plate class="plate-art" />
        {dish === undefined ? null : <Fan which={which} dish={dish} from={from} />}
      </span>
      <span class="plate-label">
        <span class="plate-name">{texts.screen.plates[which]}</span>
        <span class="plate-dish" data-empty={dish === undefined}>
          {dish !== undefined ? texts.dish(dish) : open ? texts.screen.tapToCall : texts.screen.notOrdered}
        </span>
      </span>
    </>
  );
  if (onPress === undefined) return <div class="plate">{drawing}</div>;
  return (
    <button
      type="button"
      class="plate"
      aria-pressed={chosen}
      data-open={open}
      aria-keyshortcuts={String(DISHES.indexOf(which) + 1)}
      onClick={() => onPress(which)}
    >
      {drawing}
    </button>
  );
}

const WIDEST_TURN = 12;
const WHOLE_FAN = 54;
/** From so many on the cards are smaller. */
const MANY = 5;

function Fan({
  which,
  dish: { count, rank },
  from,
}: {
  which: WhichDish;
  dish: Dish;
  from: number | undefined;
}) {
  const turn = Math.min(WIDEST_TURN, WHOLE_FAN / Math.max(1, count - 1));
  return (
    <span class="plate-fan" data-many={count >= MANY}>
      {Array.from({ length: count }, (_, i) => (
        <span
          key={String(i)}
          class="plate-card"
          style={{ transform: `rotate(${((i - (count - 1) / 2) * turn).toFixed(1)}deg)` }}
        >
          <RankCard
            rank={rank}
            fly={`dish-${which}-${i}`}
            from={from === undefined ? undefined : `seat-${from}`}
          />
        </span>
      ))}
    </span>
  );
}
