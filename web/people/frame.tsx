import { Icon } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Link } from "../shell/link.tsx";
import { words } from "../words/index.ts";
import "./people.css";

interface FramedProps {
  readonly title: string;
  /** Where the arrow leads, and what that is called; to the entrance unless something else is said. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ComponentChildren;
}

/** A page about people, with its title and the way back. */
export function Framed({ title, back, children }: FramedProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <header class="people-bar">
        <Link to={back?.to ?? "/"} class="icon-button" label={back?.label ?? words().home}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
      </header>
      <main id="content" class="people">
        {children}
      </main>
    </>
  );
}
