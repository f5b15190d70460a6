import { useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import { isHandOn, type Move, type PlayerView, type View } from "../rules/index.ts";
import type { Texts } from "../texts/it.ts";
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
 * and never in the way: sitting out (BES-30), and the sheet with the rest.
 */
export function Actions({ view, own, choice, onTable }: ActionsProps) {
  const { screen } = useTexts();
  const player = own?.seated && view.phase !== "over" ? own : null;
  return (
    <div class="bestia-actions">
      {player === null ? null : mainButtons(player)}
      {player === null ? null : <SitOut view={view} player={player} choice={choice} />}
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
            data-kind="main"
            aria-disabled={!choice.can("exchange") || choice.chosen.length === 0}
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
          <Act type="blind" choice={choice} keys="b" main>
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
    return player.sitOut ? <Back player={player} choice={choice} /> : null;
  }
}

export interface SitOutProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly choice: Choice;
}

/** Out of the next hands, or back into them (BES-30, BES-31). */
function SitOut({ view, player, choice }: SitOutProps) {
  const { screen } = useTexts();
  const isAway = player.sitOut || player.sitOutNext;
  const type = isAway ? "back" : "sitOut";
  const label = sitOutLabel(screen, view, player);
  return (
    <button
      type="button"
      class="button bestia-sit-out"
      aria-label={label}
      title={label}
      aria-pressed={isAway}
      aria-disabled={!choice.can(type)}
      onClick={() => choice.make({ type })}
    >
      {screen.sitOutShort}
    </button>
  );
}

export function sitOutLabel(screen: Texts["screen"], view: View, { eligible }: PlayerView): string {
  return isHandOn(view) && eligible ? screen.sitOutNext : screen.sitOutNow;
}

/** For a player who sits out there is nothing else to do (BES-31). */
export function Back({ player, choice }: Pick<SitOutProps, "player" | "choice">) {
  const { screen } = useTexts();
  const { openChairs } = useTable();
  const topUp = openChairs?.topUp;
  return (
    <>
      <Act type="back" choice={choice} main>
        {player.sitOut ? screen.back : screen.cancelSitOut}
      </Act>
      {topUp ? (
        <button type="button" class="button" onClick={topUp}>
          {screen.topUp}
        </button>
      ) : null}
    </>
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
