import { Field } from "../../shell/field.tsx";
import type { Draft } from "./draft.ts";
import { openingWords } from "./words/index.ts";

/** What the places get, in percent; empty for the table of the house. */
export function PayoutsField({ draft: { payouts, entry } }: { draft: Draft }) {
  const open = openingWords();
  if (entry.value === 0) return null;
  return (
    <Field
      label={open.payouts}
      help={open.payoutsHelp}
      inputMode="text"
      autocomplete="off"
      placeholder="50 30 20"
      value={payouts.value}
      onInput={(event) => (payouts.value = event.currentTarget.value)}
    />
  );
}
