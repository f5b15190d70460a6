import type { Typed } from "@tavolata/kernel";

/** Marks the cards in the learner's hand that the moves of the step are made with: their faces are named in these. */
export function markCards(table: ParentNode, taught: readonly Typed[]): void {
  const named = new Set(taught.flatMap((move) => wordsIn(move)));
  for (const card of table.querySelectorAll<HTMLElement>(".hand-card")) {
    const face = card.querySelector<HTMLElement>("[data-face]")?.dataset.face;
    card.dataset.taught = String(face !== undefined && named.has(face));
  }
}

/** Every text in a move, however deep. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
