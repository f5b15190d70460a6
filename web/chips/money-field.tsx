import { useId, useState } from "preact/hooks";
import { beyond, centsOf } from "./cents.ts";
import { money } from "./money.ts";

interface MoneyFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly least: number;
  readonly most: number;
  readonly cents: number;
  /** What is said while a sum is typed that is too small or too large. */
  outside?(end: "least" | "most"): string;
  onChoose(cents: number): void;
}

/** A sum that is typed in as money. What is no sum, or too small or too large, goes back to what it was. */
export function MoneyField({ label, help, least, most, cents, outside, onChoose }: MoneyFieldProps) {
  const [typed, type] = useState<string | null>(null);
  const helpId = useId();
  const end = typed === null ? null : beyond(typed, least, most);
  const settle = () => {
    const wanted = typed === null ? undefined : centsOf(typed);
    type(null);
    if (wanted === undefined || wanted === cents) return;
    onChoose(Math.min(most, Math.max(least, wanted)));
  };
  return (
    <label class="field money-field">
      <span>{label}</span>
      {help === undefined ? null : (
        <small id={helpId} class="choice-help">
          {help}
        </small>
      )}
      <input
        class="input"
        inputMode="decimal"
        autocomplete="off"
        aria-describedby={help === undefined ? undefined : helpId}
        aria-invalid={end !== null}
        value={typed ?? money(cents)}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => type(event.currentTarget.value)}
        onChange={settle}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // It settles the sum, and does not send the whole form.
          event.preventDefault();
          settle();
        }}
      />
      <small class="money-outside" role="status">
        {end === null ? null : outside?.(end)}
      </small>
    </label>
  );
}
