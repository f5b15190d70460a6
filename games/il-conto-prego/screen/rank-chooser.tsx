import { useRef, useState } from "preact/hooks";
import { RANKS, type Rank, type View, type WhichDish } from "../rules/index.ts";
import { type Choice, cardsToShow, dishesWith, type OpenCalls, type Way, waysOf } from "./call-builder.ts";
import { shortcutOf } from "./keys.ts";
import { printed } from "./rank-card.tsx";
import { useTexts } from "./words.ts";
import "./rank-chooser.css";

interface RankChooserProps {
  readonly view: View;
  readonly calls: OpenCalls;
  readonly choice: Choice;
  onRank(way: Way, rank: Rank): void;
}

/** The ranks that one plate can take: two ways for a dish that is there, one for a dish to be ordered. */
export function RankChooser({ view, calls, choice, onRank }: RankChooserProps) {
  const ways = waysOf(view.dishes, choice.dish);
  return (
    <div class="ranks">
      {ways.map((way) => (
        <Ranks
          key={`${choice.dish} ${way}`}
          way={way}
          view={view}
          calls={calls}
          dish={choice.dish}
          chosen={choice.change?.way === way ? choice.change.rank : undefined}
          onRank={(rank) => onRank(way, rank)}
        />
      ))}
    </div>
  );
}

interface RanksProps {
  readonly way: Way;
  readonly view: View;
  readonly calls: OpenCalls;
  readonly dish: WhichDish;
  readonly chosen: Rank | undefined;
  onRank(rank: Rank): void;
}

const IN_ROW = 7;

function Ranks({ way, view, calls, dish, chosen, onRank }: RanksProps) {
  const texts = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const isOpen = (rank: Rank) => cardsToShow(calls, { dish, way, rank }).length > 0;
  const [focused, setFocused] = useState(() => Math.max(0, RANKS.findIndex(isOpen)));
  const now = view.dishes[dish === "first" ? 0 : 1];
  const title = texts.screen.change[way](now?.count ?? 0);

  const moveFocus = (event: KeyboardEvent, from: number) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -IN_ROW, ArrowDown: IN_ROW }[event.key];
    const to = from + (by ?? 0);
    if (by === undefined || to < 0 || to >= RANKS.length) return;
    event.preventDefault();
    setFocused(to);
    row.current?.querySelectorAll<HTMLElement>("button")[to]?.focus();
  };

  return (
    <fieldset class="ranks-way">
      <legend class="ranks-title">{title}</legend>
      <div ref={row} class="ranks-row">
        {RANKS.map((rank, i) => (
          <button
            key={rank}
            type="button"
            class="rank"
            aria-label={`${printed(rank)}: ${texts.dish(dishesWith(view.dishes, { dish, way, rank })[dish === "first" ? 0 : 1]!)}`}
            aria-pressed={chosen === rank}
            aria-disabled={!isOpen(rank)}
            aria-keyshortcuts={shortcutOf(way, rank)}
            tabIndex={i === focused ? 0 : -1}
            onFocus={() => setFocused(i)}
            onKeyDown={(event) => moveFocus(event, i)}
            onClick={() => onRank(rank)}
          >
            {printed(rank)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
