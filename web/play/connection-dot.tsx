import { connection } from "../state/connection.ts";
import { dotWords } from "./dot-words/index.ts";
import "./connection-dot.css";

/** How good the connection is, as a small sign with a shape of its own for each grade. */
export function ConnectionDot() {
  const roundTrip = connection.clock.roundTrip.value;
  const state = connection.state.value;
  const grade =
    state !== "up" || roundTrip === null
      ? "none"
      : connection.slow.value
        ? "poor"
        : roundTrip < 150
          ? "good"
          : roundTrip < 400
            ? "fair"
            : "poor";
  const said = dotWords();
  const label = state === "up" && roundTrip !== null ? said.quality(roundTrip) : said.connecting;
  return (
    <span class="connection-dot" data-grade={grade} role="img" aria-label={label} title={label}>
      <i />
      <i />
      <i />
    </span>
  );
}
