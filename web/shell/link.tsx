import type { ComponentChildren } from "preact";
import { go } from "../state/route.ts";

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  /** Where it is drawn as a button, which kind: `main`, `quiet`. */
  readonly kind?: string;
  /** For links without words. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link inside the house: goes there without loading the page again; a click for a new tab stays one. */
export function Link({ to, class: className, kind, label, children }: LinkProps) {
  return (
    <a
      href={to}
      class={className}
      data-kind={kind}
      aria-label={label}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
