import { useTable } from "@tavolata/kit";
import type { Move, View } from "../rules/index.ts";
import { Goers } from "./goers.tsx";
import { pawnsOf } from "./pawns.ts";
import { CardBack, HandPicture } from "./pictures.tsx";
import { usePress } from "./press.ts";
import { useTexts } from "./words.ts";
import "./stand.css";

interface StandProps {
  readonly view: View;
  /** The person at this device has the deck. */
  readonly deals: boolean;
  /** Says who has it: where nobody plays, there is room for it. */
  readonly named?: boolean;
}

/** Between the line and the players: the pawns, and the deck with the player who holds it. */
export function Stand({ view, deals, named = false }: StandProps) {
  const { names } = useTable();
  const { screen } = useTexts();
  const left = view.deck.length;
  return (
    <div class="schicki-stand">
      <p class="schicki-pawns" role="img" aria-label={screen.pawns}>
        {pawnsOf(view).map(({ id, colour, seat }) => (
          <span key={id} class="schicki-pawn" data-gone={seat !== null}>
            {seat === null ? (
              <span data-fly={id}>
                <HandPicture hand={colour} />
              </span>
            ) : null}
          </span>
        ))}
      </p>
      {deals ? (
        <TurnButton view={view} />
      ) : (
        <p class="schicki-deck" role="img" aria-label={screen.inDeck(left)}>
          <Deck view={view} />
          {named ? <span>{names(view.dealer)}</span> : null}
        </p>
      )}
    </div>
  );
}

/** The cards that are still face down, and how many. */
function Deck({ view }: { view: View }) {
  const left = view.deck.length;
  return (
    <span class="schicki-stack" data-empty={left === 0}>
      <CardBack />
      <b>{left}</b>
      <Goers view={view} to={null} />
    </span>
  );
}

/** SCH-4: only the dealer has it. */
function TurnButton({ view }: { view: View }) {
  const { screen } = useTexts();
  const { isLesson, offers } = useTable<Move>();
  const { phase, lastCall, reaching } = view;
  // A lesson says when to turn.
  const isAsked = isLesson !== true || offers.some(({ move }) => move.type === "turn");
  return (
    <button
      type="button"
      class="schicki-turn"
      data-open={isAsked && phase === "turning" && lastCall === null && !reaching}
      aria-keyshortcuts="Space"
      {...usePress({ type: "turn" })}
    >
      <Deck view={view} />
      <span>{reaching ? screen.turning : screen.turn}</span>
      <kbd>␣</kbd>
    </button>
  );
}
