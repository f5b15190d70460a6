import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import { type Deed, FEATURES, type Move, playerAt, type View, voteOf } from "../rules/index.ts";
import { capitalized } from "../texts/grammar.ts";
import { HAND_KEYS } from "./keys.ts";
import { FeaturePicture, HandPicture } from "./pictures.tsx";
import { usePress } from "./press.ts";
import { useTexts } from "./words.ts";
import "./console.css";

/** SCH-25: nine big targets, like the console of a doorman. */
export function Console({ view, seat }: { view: View; seat: Seat }) {
  const texts = useTexts();
  const { hands, handsFor, keys } = texts.screen;
  const done = ownDeeds(view, seat);
  const spent = view.line.length === 0 ? [] : [...done, ...view.spent];
  const { out } = playerAt(view, seat);
  const hasDone = (kind: Deed["kind"]) => out || spent.some((one) => one.seat === seat && one.kind === kind);
  return (
    <fieldset class="schicki-console" aria-label={keys}>
      {FEATURES.map((feature, at) => (
        <Key
          key={feature}
          move={{ type: "call", feature }}
          label={capitalized(texts.features[feature])}
          letter={String(at + 1)}
          used={done.some(({ what }) => what === feature)}
          spent={hasDone("call")}
        >
          <FeaturePicture feature={feature} />
        </Key>
      ))}
      {(["knock", "blue", "red"] as const).map((hand) => (
        <Key
          key={hand}
          move={{ type: "hand", does: hand }}
          label={hands[hand]}
          means={handsFor[hand]}
          letter={HAND_KEYS[hand]}
          used={done.some(({ what }) => what === hand)}
          spent={hasDone("hand")}
        >
          <HandPicture hand={hand} />
        </Key>
      ))}
    </fieldset>
  );
}

/** What they have done in this window. */
function ownDeeds({ window }: View, seat: Seat) {
  return window?.reactions.filter((one) => one.seat === seat) ?? [];
}

interface KeyProps {
  readonly move: Move;
  readonly label: string;
  /** What a move of the hand is right for. */
  readonly means?: string;
  readonly letter: string;
  /** It has been pressed in this window. */
  readonly used: boolean;
  /** This key or another of its kind has been used. It can still be pressed, and then the page says why it does nothing. */
  readonly spent: boolean;
  readonly children: ComponentChildren;
}

function Key({ move, label, means, letter, used, spent, children }: KeyProps) {
  return (
    <button
      type="button"
      class="schicki-key"
      data-does={move.type === "hand" ? move.does : "call"}
      data-spent={spent && !used}
      aria-pressed={used}
      aria-keyshortcuts={letter}
      {...usePress(move)}
    >
      {children}
      <span>
        {label}
        {means === undefined ? null : <small>{means}</small>}
      </span>
      <kbd>{letter.toUpperCase()}</kbd>
    </button>
  );
}

/** SCH-22: for whom the person at this device saw first. */
export function Ballot({ view, seat }: { view: View; seat: Seat }) {
  const { names, play } = useTable<Move>();
  const { screen } = useTexts();
  const { claimants, votes } = voteOf(view);
  const own = votes[seat];
  return (
    <fieldset class="schicki-ballot" aria-label={screen.vote}>
      {claimants.map((choice) => (
        <button
          key={choice}
          type="button"
          class="button"
          data-kind="main"
          disabled={own !== null}
          aria-pressed={own === choice}
          onClick={() => play({ type: "vote", seat: choice })}
        >
          {names(choice)}
        </button>
      ))}
    </fieldset>
  );
}
