import { Icon } from "@tavolata/kit/art";
import { words } from "../words/index.ts";
import "./nowhere.css";

/** No connection to the house, and nothing to show without it. */
export function OfflinePage() {
  const { connection } = words();
  return (
    <main id="content" class="nowhere">
      <Icon name="offline" class="nowhere-logo" />
      <h1>{connection.offlineTitle}</h1>
      <p>{connection.offlineText}</p>
    </main>
  );
}
