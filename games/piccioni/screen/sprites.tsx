import { type Colours, Ink } from "@tavolata/kit/art";
import { useMemo } from "preact/hooks";
import type { PigeonKind, Place } from "../rules/index.ts";
import type { ActionPicture } from "./art/actions.ts";
import type { Sign } from "./art/signs.ts";

const SQUARE = "0 0 100 100";

type Art = typeof import("./art/index.ts");
let art: Art | undefined;

/** The drawings are a file of their own, which comes beside the words. */
export async function fetchArt(): Promise<void> {
  art ??= await import("./art/index.ts");
}

/** Every drawing once; wherever it is seen, it is only pointed at. */
export function Sprites() {
  return useMemo(() => (art === undefined ? null : sheet(art)), []);
}

function sheet({ PIGEON_ART, ACTION_ART, SIGNS_ART, PLACE_ART, DUSK }: Art) {
  return (
    <svg class="pic-sprites" width="0" height="0" aria-hidden="true">
      {Object.entries(PIGEON_ART).flatMap(([kind, drawing]) => [
        symbol(kind, drawing, DUSK),
        symbol(`${kind}-small`, bolder(drawing), DUSK),
      ])}
      {Object.entries({ ...ACTION_ART, ...SIGNS_ART }).map(([name, drawing]) => symbol(name, drawing, DUSK))}
      {Object.entries(PLACE_ART).map(([place, drawing]) => symbol(place, drawing, DUSK, "0 0 200 100"))}
    </svg>
  );
}

function symbol(name: string, drawing: string, colours: Colours, viewBox = SQUARE) {
  return (
    <symbol key={name} id={`pic-${name}`} viewBox={viewBox} preserveAspectRatio="xMidYMax slice">
      <Ink art={drawing} colours={colours} />
    </symbol>
  );
}

/** The next thicker pen for everything: a line must still be one where a drawing is small. */
function bolder(drawing: string): string {
  return drawing
    .split("|")
    .map((shape) => {
      if (/^.[%~]*[03]/.test(shape)) return shape;
      return /^.[%~]*1/.test(shape) ? shape.replace("1", "") : `${shape[0]}3${shape.slice(1)}`;
    })
    .join("|");
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
