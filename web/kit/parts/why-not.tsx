import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "./why-not.css";

interface Reason {
  readonly text: string;
  readonly clause: string | undefined;
}

const reason = signal<Reason | null>(null);
const READING = 5000;

/** Says why something cannot be done, with the clause that says so; it goes away by itself. */
export function sayWhyNot(text: string, clause?: string): void {
  reason.value = { text, clause };
}

/** What was said is settled: somebody did something that is allowed. */
export function clearWhyNot(): void {
  reason.value = null;
}

export function WhyNot({ onClause }: { onClause?: ((clause: string) => void) | undefined }) {
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
            <button type="button" class="why-not-clause" onClick={() => onClause(clause)}>
              {clause}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
