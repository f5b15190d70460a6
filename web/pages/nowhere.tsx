import { Logo } from "@tavolata/kit/art";
import { Link } from "../house/link.tsx";
import { words } from "../words/index.ts";
import "./nowhere.css";

/** There is nothing at this address, and what to do instead. */
export function NowherePage({ text }: { text?: string }) {
  const { nowhere, home } = words();
  return (
    <main id="content" class="nowhere">
      <Logo class="nowhere-logo" />
      <h1>{nowhere.title}</h1>
      <p>{text ?? nowhere.text}</p>
      <Link to="/" class="button" kind="main">
        {home}
      </Link>
    </main>
  );
}
