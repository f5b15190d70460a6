import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";
import { newVersion, takeUpdate } from "../state/new-version.ts";
import { words } from "../words/index.ts";
import "./connection-banner.css";

/** Milliseconds: a connection that is back sooner than this is not mentioned. */
const UNNOTICED = 900;

/** Says when the connection is down, and when it would be good to load the page again. */
export function ConnectionBanner() {
  const down = useComputed(() => connection.state.value === "lost");
  const noticed = useSignal(false);
  useEffect(() => {
    noticed.value = false;
    if (!down.value) return;
    const timer = setTimeout(() => {
      noticed.value = true;
    }, UNNOTICED);
    return () => clearTimeout(timer);
  }, [down.value, noticed]);

  const { connection: said } = words();
  const isOffline = !navigator.onLine;
  const text = noticed.value ? (isOffline ? said.offline : said.lost) : null;
  const update =
    connection.state.value === "outdated" ? said.outdated : newVersion.value ? said.update : null;
  return (
    <div class="connection-banner" role="status">
      {text === null ? null : <p data-kind="lost">{text}</p>}
      {connection.slow.value ? <p data-kind="slow">{isOffline ? said.offline : said.slow}</p> : null}
      {update === null ? null : (
        <p data-kind="update">
          {update}{" "}
          <button type="button" class="connection-banner-button" onClick={takeUpdate}>
            {said.reload}
          </button>
        </p>
      )}
    </div>
  );
}

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
  const { connection: said } = words();
  const label = state === "up" && roundTrip !== null ? said.quality(roundTrip) : said.connecting;
  return (
    <span class="connection-dot" data-grade={grade} role="img" aria-label={label} title={label}>
      <i />
      <i />
      <i />
    </span>
  );
}
