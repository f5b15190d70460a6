import { useTable } from "../table.ts";
import "./rule-tap.css";

/** The way to the rule that decided something; nothing where the rules cannot be opened. */
export function RuleTap({ clause, label }: { clause: string; label: string }) {
  const { readRule } = useTable();
  if (readRule === undefined) return null;
  return (
    <button
      type="button"
      class="rule-tap"
      aria-label={label}
      title={label}
      data-clause={clause}
      onClick={() => readRule(clause)}
    >
      ?
    </button>
  );
}
