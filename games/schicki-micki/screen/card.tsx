import { patterns } from "@tavolata/kit";
import { useMemo } from "preact/hooks";
import { type Card, COLOURS, type Colour, colourOf, type Feature, isDetail } from "../rules/index.ts";
import { HUES, MARKS, patternId } from "./patterns.ts";
import { type Layer, layersOf, placed, scaleOf } from "./pheasant.ts";
import { Shapes } from "./shapes.tsx";

/** Detail cards are drawn larger, with lines that are not quite so much thicker. */
const THINNER = 1.5;
const LIGHT = "#ffb300";

/** The six colours with their patterns, which all cards of the page are painted with. */
export function Patterns() {
  const strong = patterns.value === "strong";
  return useMemo(
    () => (
      <svg class="schicki-patterns" aria-hidden="true" width="0" height="0">
        <defs>
          {COLOURS.map((colour) => (
            <Pattern key={colour} colour={colour} strong={strong} />
          ))}
        </defs>
      </svg>
    ),
    [strong],
  );
}

function Pattern({ colour, strong }: { colour: Colour; strong: boolean }) {
  const marks = MARKS[colour];
  const size = marks?.size ?? 10;
  const paint = marks?.dark ? "#221c17" : "#fffaf0";
  return (
    <pattern id={patternId(colour)} width={size} height={size} patternUnits="userSpaceOnUse">
      <path d={`M0 0H${size}V${size}H0z`} fill={HUES[colour]} />
      {marks === null ? null : (
        <path
          d={marks.data}
          fill={marks.line === undefined ? paint : "none"}
          stroke={marks.line === undefined ? "none" : paint}
          stroke-width={marks.line}
          opacity={strong ? 0.85 : 0.3}
        />
      )}
    </pattern>
  );
}

interface FaceProps {
  readonly card: Card;
  /** SCH-26: the features that are lit while everything else is dim; undefined if nothing is lit anywhere. */
  readonly lit?: ReadonlySet<Feature> | undefined;
}

/** The face of a card. Identical cards are drawn alike to the last point. */
export function Face({ card, lit }: FaceProps) {
  const lights = lit && [...lit].join();
  // Drawn once: a table is drawn again with every reaction, and its cards never change.
  return useMemo(
    () => (
      <svg viewBox="0 0 100 140" aria-hidden="true" class="schicki-face">
        {layersOf(card).map((layer, i) => (
          <g
            key={String(i)}
            transform={placed(card, layer.feature)}
            class={lights === undefined || isLit(layer) ? undefined : "schicki-dim"}
          >
            <Shapes
              shapes={layer.shapes}
              colour={paintOf(layer)}
              scale={scaleIn(layer)}
              rim={isLit(layer) ? LIGHT : undefined}
            />
          </g>
        ))}
      </svg>
    ),
    [card, lights],
  );

  function scaleIn({ feature }: Layer): number {
    return feature !== null && isDetail(card) ? scaleOf(feature) / THINNER : 1;
  }

  function paintOf({ feature }: Layer): string {
    const colour = feature === null ? undefined : colourOf(card, feature);
    return colour === undefined ? "none" : `url(#${patternId(colour)})`;
  }

  function isLit({ feature }: Layer): boolean {
    return feature !== null && lit?.has(feature) === true;
  }
}
