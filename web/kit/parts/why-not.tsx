import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
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

const ABOVE = 8;

/** Over the lower end of the table's middle: what to do next and the cards to do it with stay free. */
export function insetOver(
  { left, right, bottom }: Pick<DOMRect, "left" | "right" | "bottom">,
  width: number,
  height: number,
): string {
  const px = (n: number) => `${Math.max(0, Math.round(n))}px`;
  return `auto ${px(width - right)} ${px(height - bottom + ABOVE)} ${px(left)}`;
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
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (now === null) return;
    const place = () => {
      const middle = document.querySelector(".frame-middle")?.getBoundingClientRect();
      const isTable = middle !== undefined && middle.height > 0;
      // A game may want it elsewhere, so this is only what its styles fall back on.
      root.current?.style.setProperty(
        "--over-table",
        isTable ? insetOver(middle, innerWidth, innerHeight) : null,
      );
    };
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [now]);
  const { text, clause } = now ?? {};
  return (
    <div ref={root} class="why-not" role="status">
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
