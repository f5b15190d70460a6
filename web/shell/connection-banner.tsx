import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isAnew } from "../connection/identity.ts";
import { connection } from "../state/connection.ts";
import { newVersion, takeUpdate } from "../state/new-version.ts";
import { words } from "../words/index.ts";
import { Link } from "./link.tsx";
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

  const anew = useSignal(isAnew);
  const person = connection.person.value;
  const { connection: said, close } = words();
  const isOffline = !navigator.onLine;
  const text = noticed.value ? (isOffline ? said.offline : said.lost) : null;
  const update =
    connection.state.value === "outdated" ? said.outdated : newVersion.value ? said.update : null;
  return (
    <div class="connection-banner" role="status">
      {text === null ? null : <p data-kind="lost">{text}</p>}
      {connection.slow.value ? <p data-kind="slow">{isOffline ? said.offline : said.slow}</p> : null}
      {anew.value && person !== null ? (
        <p data-kind="update">
          {said.anew(person.nickname)} <Link to="/me">{said.whoYouAre}</Link>{" "}
          <button type="button" class="connection-banner-button" onClick={() => (anew.value = false)}>
            {close}
          </button>
        </p>
      ) : null}
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
