import type { ComponentChildren } from "preact";
import { useTable } from "../table.ts";
import "./frame.css";

interface FrameProps {
  /** The scene of the game, which its colours are named after. */
  readonly scene: string;
  /** One for each player but the person at this device, from their left on. */
  readonly seats: readonly ComponentChildren[];
  readonly middle: ComponentChildren;
  /** Something large is open on the table: what the shell has beside it makes room. */
  readonly needsRoom?: boolean;
  /** What to do now. */
  readonly prompt: ComponentChildren;
  /** The seat of the person at this device, small, beside their hand. */
  readonly own?: ComponentChildren;
  readonly hand?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

/**
 * The three shapes of a table: on a phone seats on top, the table in the middle, the hand under the thumb; on a desk
 * seats around an oval, seen from one's own chair; on a shared screen the same oval, large, and no hand. Beside a
 * shared screen a phone has the hand alone.
 */
export function Frame({ scene, seats, middle, needsRoom = false, prompt, own, hand, actions }: FrameProps) {
  const { surface } = useTable();
  return (
    <div class="frame" data-scene={scene} data-place-of-table={surface} data-needs-room={needsRoom}>
      <ol class="frame-seats" style={{ "--seats": seats.length }}>
        {seats.map((seat, i) => (
          <li key={String(i)} class="frame-seat" style={{ "--at": i }}>
            {seat}
          </li>
        ))}
      </ol>
      <div class="frame-middle">{middle}</div>
      <div class="frame-near">
        <p class="frame-prompt">{prompt}</p>
        {hand === undefined ? null : (
          <div class="frame-hand">
            {own}
            {hand}
          </div>
        )}
        {actions === undefined ? null : <div class="frame-actions">{actions}</div>}
      </div>
    </div>
  );
}

/** The other players, from the left of the person at this device on; all of them where nobody sits here. */
export function seatsFromLeft<Item extends { readonly seat: number }>(
  seats: readonly Item[],
  you: number | null,
): Item[] {
  if (you === null) return [...seats];
  return seats.slice(you + 1).concat(seats.slice(0, you));
}
