import type { PublicRoom } from "@tavolata/server/protocol";
import { refusalFor } from "../catalogue/refusals.ts";

/** Options with which nobody could play, no matter who sits down: said as soon as they are chosen. */
export function OptionsClash({ room }: { room: PublicRoom }) {
  if (room.clash === null) return null;
  return (
    <p class="rules-clash" role="alert">
      {refusalFor(room.game, room.clash)}
    </p>
  );
}
