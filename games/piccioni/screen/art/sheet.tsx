import { Ink } from "@tavolata/kit/art";
import { ACTION_ART } from "./actions.ts";
import { DUSK } from "./colours.ts";
import { PIGEON_ART } from "./pigeons.ts";
import { PLACE_ART } from "./places.ts";
import { SIGNS_ART } from "./signs.ts";
import "./motion.css";

/** Every drawing once, under its name. */
export function Sheet() {
  return (
    <svg class="pic-sprites" width="0" height="0" aria-hidden="true">
      {Object.entries(PIGEON_ART).flatMap(([kind, drawing]) => [
        symbol(kind, drawing),
        symbol(`${kind}-small`, bolder(drawing)),
      ])}
      {Object.entries({ ...ACTION_ART, ...SIGNS_ART }).map(([name, drawing]) => symbol(name, drawing))}
      {Object.entries(PLACE_ART).map(([place, drawing]) => symbol(place, drawing, "0 0 200 100"))}
    </svg>
  );
}

function symbol(name: string, drawing: string, viewBox = "0 0 100 100") {
  return (
    <symbol key={name} id={`pic-${name}`} viewBox={viewBox} preserveAspectRatio="xMidYMax slice">
      <Ink art={drawing} colours={DUSK} />
    </symbol>
  );
}

/** Everything with the next thicker pen: lines must still be visible when a drawing is small. */
function bolder(drawing: string): string {
  return drawing
    .split("|")
    .map((shape) => {
      if (/^.[%~]*[03]/.test(shape)) return shape;
      return /^.[%~]*1/.test(shape) ? shape.replace("1", "") : `${shape[0]}3${shape.slice(1)}`;
    })
    .join("|");
}
