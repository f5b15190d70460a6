import type { ComponentChildren } from "preact";
import { podiumOrder } from "./podium-order.ts";
import "./podium.css";

export interface Step {
  readonly key: number;
  readonly place: number | null;
  readonly face: ComponentChildren;
  readonly name: ComponentChildren;
  /** What they won, or how they did. */
  readonly note: string | undefined;
}

/** The first three places, each on its step. */
export function Podium({ steps, place }: { readonly steps: readonly Step[]; place(n: number): string }) {
  return (
    <ol class="podium">
      {podiumOrder(steps).map(({ item, side }) => (
        <li key={item.key} data-step={item.place} data-side={side}>
          {item.face}
          {item.name}
          <span class="podium-step">
            <strong>{place(item.place ?? 0)}</strong>
            {item.note === undefined ? null : <small>{item.note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
