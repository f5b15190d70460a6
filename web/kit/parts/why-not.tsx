import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./why-not.css";

interface Reason {
  readonly text: string;
  readonly clause: string | undefined;
}

const reason = signal<Reason | null>(null);
const READING = 5000;

/** Says why something cannot be done; the clause that says so is behind a tap. It goes away by itself. */
export function sayWhyNot(text: string, clause?: string): void {
  reason.value = { text, clause };
}

/** What was said is settled: somebody did something that is allowed. */
export function clearWhyNot(): void {
  reason.value = null;
}

interface WhyNotProps {
  /** What the way to the rule is called. */
  readonly label?: string;
  onClause?(clause: string): void;
}

export function WhyNot({ label, onClause }: WhyNotProps) {
  const now = reason.value;
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => {
      if (reason.value === now) reason.value = null;
    }, READING);
    return () => clearTimeout(timer);
  }, [now]);
  const { text, clause } = now ?? {};
  return (
    <div class="why-not" role="status">
      {text === undefined ? null : (
        <p>
          {text}{" "}
          {clause === undefined || onClause === undefined ? null : (
            <button
              type="button"
              class="why-not-clause"
              data-clause={clause}
              onClick={() => onClause(clause)}
            >
              {label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
