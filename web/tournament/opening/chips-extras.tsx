import { MoneyField } from "../../chips/money-field.tsx";
import { Choice } from "../../shell/choice.tsx";
import type { Draft } from "./draft.ts";
import { Numbers } from "./numbers.tsx";
import { PayoutsField } from "./payouts-field.tsx";
import { openingWords } from "./words/index.ts";

/** Breaks, rebuys, bounties and what else a tournament can have: all folded away until somebody wants it. */
export function ChipsExtras({ draft }: { draft: Draft }) {
  const open = openingWords();
  const yesNo = [
    ["no", open.no],
    ["yes", open.yes],
  ] as const;
  return (
    <details class="tournament-fair">
      <summary>{open.extras}</summary>
      <Numbers label={open.breaks} values={[0, 2, 3, 4, 6]} text={open.breakEvery} chosen={draft.breaks} />
      {draft.breaks.value === 0 ? null : (
        <Numbers
          label={open.breakMinutes}
          values={[3, 5, 10, 15]}
          text={open.minutes}
          chosen={draft.breakMinutes}
        />
      )}
      <Numbers
        label={open.rebuy}
        help={open.rebuyHelp}
        values={[0, 2, 3, 4, 6]}
        text={open.untilLevel}
        chosen={draft.rebuyUntil}
      />
      {draft.rebuyUntil.value === 0 ? null : (
        <Numbers label={open.rebuyTimes} values={[1, 2, 3, 10]} text={open.times} chosen={draft.rebuyTimes} />
      )}
      {draft.breaks.value === 0 ? null : (
        <Choice
          label={open.addOn}
          help={open.addOnHelp}
          values={yesNo}
          chosen={draft.hasAddOn.value ? "yes" : "no"}
          onChoose={(one) => (draft.hasAddOn.value = one === "yes")}
        />
      )}
      {draft.entry.value === 0 ? null : (
        <MoneyField
          label={open.bounty}
          help={open.bountyHelp}
          least={0}
          most={Math.max(0, draft.entry.value - 1)}
          cents={draft.bounty.value}
          onChoose={(cents) => (draft.bounty.value = cents)}
        />
      )}
      <PayoutsField draft={draft} />
      <Choice
        label={open.finalRedraw}
        help={open.finalRedrawHelp}
        values={yesNo}
        chosen={draft.finalRedraw.value ? "yes" : "no"}
        onChoose={(one) => (draft.finalRedraw.value = one === "yes")}
      />
      <Numbers
        label={open.noShow}
        values={[0, 5, 10, 15, 30]}
        text={open.noShowMinutes}
        chosen={draft.noShow}
      />
      {draft.noShow.value === 0 || draft.entry.value === 0 ? null : (
        <Choice
          label={open.noShowEntry}
          values={[
            ["kept", open.entryKept],
            ["back", open.entryBack],
          ]}
          chosen={draft.noShowBack.value ? "back" : "kept"}
          onChoose={(one) => (draft.noShowBack.value = one === "back")}
        />
      )}
    </details>
  );
}
