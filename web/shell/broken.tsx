import { Logo } from "@tavolata/kit/art";
import { words } from "../words/index.ts";
import "./nowhere.css";

/** Something in the page itself went wrong. The house still has everything. */
export function BrokenPage() {
  const { broken, connection } = words();
  return (
    <main id="content" class="nowhere">
      <Logo class="nowhere-logo" />
      <h1>{broken.title}</h1>
      <p>{broken.text}</p>
      <button type="button" class="button" data-kind="main" onClick={() => location.reload()}>
        {connection.reload}
      </button>
    </main>
  );
}
