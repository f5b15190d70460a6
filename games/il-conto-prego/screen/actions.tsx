import { Icon } from "@tavolata/kit/art";
import type { View } from "../rules/index.ts";
import { Bell } from "./art/index.ts";
import type { Building } from "./use-building.ts";
import { useTexts } from "./words.ts";
import "./actions.css";

interface ActionsProps {
  readonly view: View;
  readonly building: Building;
  /** Whether somebody plays here, or only looks. */
  readonly plays: boolean;
  onScores(): void;
}

/** Under the thumb: the bill, quiet while a call is put together, or the discards; beside it the way back, or the scores. */
export function Actions({ view, building, plays, onScores }: ActionsProps) {
  const texts = useTexts();
  const { owed, canBill, armed, canCancel, choice, discards } = building;
  return (
    <div class="actions" data-building={choice !== null}>
      {canCancel ? (
        <button type="button" class="button" aria-keyshortcuts="Escape" onClick={building.cancel}>
          <Icon name="back" class="icon" />
          {texts.screen.cancel}
        </button>
      ) : (
        <button type="button" class="button" aria-haspopup="dialog" onClick={onScores}>
          {texts.screen.score.losses}
        </button>
      )}
      {plays ? mainButton() : null}
    </div>
  );

  function mainButton() {
    if (view.phase === "discards") {
      return (
        <button
          type="button"
          class="button"
          data-kind="main"
          aria-disabled={owed === 0 || discards.size !== owed}
          onClick={building.pressDiscard}
        >
          {texts.screen.discard(owed)}
        </button>
      );
    }
    return (
      <button
        type="button"
        class="button actions-bill"
        data-kind={choice === null ? "main" : undefined}
        data-armed={armed}
        aria-disabled={!canBill}
        aria-keyshortcuts="b"
        onClick={building.pressBill}
      >
        {armed || choice !== null ? null : <Bell class="actions-bell" />}
        {armed ? texts.screen.sure : texts.screen.bill.shout}
      </button>
    );
  }
}
