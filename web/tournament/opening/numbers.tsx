import type { Signal } from "@preact/signals";
import { Choice } from "../../shell/choice.tsx";

export function numbers(values: readonly number[], text: (n: number) => string = String) {
  return values.map((n) => [String(n), text(n)] as const);
}

interface NumbersProps {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly number[];
  readonly chosen: Signal<number>;
  text?(n: number): string;
}

/** One of a few numbers. */
export function Numbers({ label, help, values, chosen, text }: NumbersProps) {
  return (
    <Choice
      label={label}
      help={help}
      values={numbers(values, text)}
      chosen={String(chosen.value)}
      onChoose={(n) => (chosen.value = Number(n))}
    />
  );
}
