import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface SureProps {
  readonly text: string;
  /** Where the words alone do not say what it is about. */
  readonly label?: string;
  readonly sure: string;
  readonly kind?: string | undefined;
  onSure(): unknown;
  readonly children?: ComponentChildren;
}

/** Asks once more, in its own place. */
export function Sure({ text, label, sure, kind, onSure, children }: SureProps) {
  const asked = useSignal(false);
  return (
    <button
      type="button"
      class="button"
      data-kind={kind}
      aria-label={asked.value ? undefined : label}
      onBlur={() => (asked.value = false)}
      onClick={() => {
        if (asked.value) onSure();
        asked.value = !asked.value;
      }}
    >
      {children}
      {asked.value ? sure : text}
    </button>
  );
}
