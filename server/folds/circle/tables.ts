import type { Instant } from "@tavolata/kernel";

/** A table or a tournament that was opened in a circle and is not known to be over. */
export interface OpenInCircle {
  readonly id: string;
  readonly kind: "table" | "tournament";
  readonly at: Instant;
}

export const MOST_OPEN = 60;

export type TableOfCircleStep =
  | { readonly type: "opened-here"; readonly id: string; readonly kind: OpenInCircle["kind"] }
  /** These are over. */
  | { readonly type: "over-here"; readonly ids: readonly string[] };

export function foldTables(
  open: readonly OpenInCircle[],
  step: TableOfCircleStep,
  at: Instant,
): readonly OpenInCircle[] {
  return step.type === "opened-here"
    ? [...open, { id: step.id, kind: step.kind, at }]
    : open.filter(({ id }) => !step.ids.includes(id));
}
