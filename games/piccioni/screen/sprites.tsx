import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { PigeonKind, Place } from "../rules/index.ts";
import type { ActionPicture } from "./art/actions.ts";
import type { Sign } from "./art/signs.ts";

const SQUARE = "0 0 100 100";

let Sheet: ComponentType | undefined;

/** The drawings are a file of their own, which is loaded along with the words. */
export async function fetchArt(): Promise<void> {
  Sheet ??= (await import("./art/sheet.tsx")).Sheet;
}

/** Every drawing once; wherever it is shown, it is only referred to. */
export function Sprites() {
  return useMemo(() => (Sheet === undefined ? null : <Sheet />), []);
}

export function Bird({ kind, small = false }: { kind: PigeonKind; small?: boolean }) {
  return (
    <svg class="pic-bird" data-kind={kind} viewBox={SQUARE} aria-hidden="true">
      <use href={`#pic-${kind}${small ? "-small" : ""}`} />
    </svg>
  );
}

export function Picture({ name }: { name: ActionPicture | Sign }) {
  return (
    <svg class="pic-picture" viewBox={SQUARE} aria-hidden="true">
      <use href={`#pic-${name}`} />
    </svg>
  );
}

export function StageSet({ place }: { place: Place }) {
  return (
    <svg class="pic-set" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`#pic-${place}`} />
    </svg>
  );
}
