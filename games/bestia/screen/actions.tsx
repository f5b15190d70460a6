import { useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import type { Move, PlayerView, View } from "../rules/index.ts";
import type { Choice } from "./use-choice.ts";
import { useTexts } from "./words.ts";
import "./actions.css";

interface ActionsProps {
  readonly view: View;
  /** Null for somebody who only watches. */
  readonly own: PlayerView | null;
  readonly choice: Choice;
  onTable(): void;
}

/**
 * Under the thumb: Passo, Servito, Cambio (BES-35), or whatever else is to be done. Beside it, always in the same place
 * and never in the way: the sheet with the rest, also with sitting out (BES-30).
 */
export function Actions({ view, own, choice, onTable }: ActionsProps) {
  const { screen } = useTexts();
  const player = own?.seated && view.phase !== "over" ? own : null;
  return (
    <div class="bestia-actions">
      {player === null ? null : mainButtons(player)}
      <button
        type="button"
        class="button bestia-more"
        aria-haspopup="dialog"
        aria-label={screen.table}
        title={screen.table}
        onClick={onTable}
      >
        <Icon name="more" />
        <span>{screen.table}</span>
      </button>
    </div>
  );

  function mainButtons(player: PlayerView) {
    if (choice.isDeclaring) {
      const canExchange = choice.can("exchange") && choice.chosen.length > 0;
      return (
        <>
          <Act type="pass" choice={choice} keys="p">
            {screen.pass}
          </Act>
          <Act type="served" choice={choice} keys="s" says={screen.servedMeans}>
            {screen.served}
          </Act>
          <button
            type="button"
            class="button bestia-says"
            data-kind={canExchange ? "main" : undefined}
            aria-disabled={!canExchange}
            aria-keyshortcuts="c e"
            onClick={choice.exchange}
          >
            {screen.exchange} <small>{screen.exchangeMeans(choice.chosen.length)}</small>
          </button>
        </>
      );
    }
    if (view.phase === "blind" && choice.can("pass")) {
      return (
        <>
          <Act type="pass" choice={choice} keys="p">
            {screen.pass}
          </Act>
          <Act type="blind" choice={choice} keys="b">
            {screen.blind}
          </Act>
        </>
      );
    }
    if (choice.isPlaying) {
      return (
        <button
          type="button"
          class="button"
          data-kind="main"
          aria-disabled={choice.chosen.length === 0}
          onClick={choice.lay}
        >
          {choice.chosen.length === 0 ? screen.playHere : screen.playThis}
        </button>
      );
    }
    return player.sitOut ? <Back choice={choice} /> : null;
  }
}

/** For a player who sits out there is one thing to do: to come back, or to top up where that takes chips (BES-31). */
function Back({ choice }: { readonly choice: Choice }) {
  const { screen } = useTexts();
  const { openChairs } = useTable();
  const topUp = openChairs?.topUp;
  if (topUp && !choice.can("back")) {
    return (
      <button type="button" class="button" data-kind="main" onClick={topUp}>
        {screen.topUp}
      </button>
    );
  }
  return (
    <Act type="back" choice={choice} main>
      {screen.back}
    </Act>
  );
}

interface ActProps {
  readonly type: Exclude<Move["type"], "play" | "exchange">;
  readonly choice: Choice;
  readonly keys?: string;
  readonly main?: boolean;
  /** What it means, in small letters. */
  readonly says?: string;
  readonly children: ComponentChildren;
}

export function Act({ type, choice, keys, main = false, says, children }: ActProps) {
  return (
    <button
      type="button"
      class={says === undefined ? "button" : "button bestia-says"}
      data-kind={main ? "main" : undefined}
      aria-disabled={!choice.can(type)}
      aria-keyshortcuts={keys}
      onClick={() => choice.make({ type })}
    >
      {children}
      {says === undefined ? null : <small> {says}</small>}
    </button>
  );
}
