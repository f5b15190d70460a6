import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { takeUpdate } from "../register-worker.ts";
import { words } from "../words/index.ts";
import { line } from "./house.ts";
import { newVersion } from "./version.ts";
import "./line-banner.css";

/** A dropped line that is back at once is nobody's business. */
const UNNOTICED = 900;

/** Says so when the line is down, and when it would be good to load the page again. */
export function LineBanner() {
  const down = useComputed(() => line.state.value === "lost");
  const noticed = useSignal(false);
  useEffect(() => {
    noticed.value = false;
    if (!down.value) return;
    const timer = setTimeout(() => {
      noticed.value = true;
    }, UNNOTICED);
    return () => clearTimeout(timer);
  }, [down.value, noticed]);

  const { line: said } = words();
  const isOffline = !navigator.onLine;
  const text = noticed.value ? (isOffline ? said.offline : said.lost) : null;
  const update = line.state.value === "outdated" ? said.outdated : newVersion.value ? said.update : null;
  return (
    <div class="line-banner" role="status">
      {text === null ? null : <p data-kind="lost">{text}</p>}
      {line.slow.value ? <p data-kind="slow">{isOffline ? said.offline : said.slow}</p> : null}
      {update === null ? null : (
        <p data-kind="update">
          {update}{" "}
          <button type="button" class="line-banner-button" onClick={takeUpdate}>
            {said.reload}
          </button>
        </p>
      )}
    </div>
  );
}

/** How good the line is, as a dot with a shape of its own for each grade. */
export function LineDot() {
  const roundTrip = line.clock.roundTrip.value;
  const state = line.state.value;
  const grade =
    state !== "up" || roundTrip === null
      ? "none"
      : line.slow.value
        ? "poor"
        : roundTrip < 150
          ? "good"
          : roundTrip < 400
            ? "fair"
            : "poor";
  const { line: said } = words();
  const label = state === "up" && roundTrip !== null ? said.quality(roundTrip) : said.connecting;
  return (
    <span class="line-dot" data-grade={grade} role="img" aria-label={label} title={label}>
      <i />
      <i />
      <i />
    </span>
  );
}
