import { Logo } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { Link } from "./link.tsx";
import "./nowhere.css";

interface NowhereProps {
  readonly title?: string;
  readonly text?: string;
  /** What else can be done here. */
  readonly children?: ComponentChildren;
}

/** There is nothing at this address, and what to do instead. */
export function NowherePage({ title, text, children }: NowhereProps) {
  const { nowhere, home } = words();
  return (
    <main id="content" class="nowhere">
      <Logo class="nowhere-logo" />
      <h1>{title ?? nowhere.title}</h1>
      <p>{text ?? nowhere.text}</p>
      {children}
      <Link to="/" class="button" kind="main">
        {home}
      </Link>
    </main>
  );
}
