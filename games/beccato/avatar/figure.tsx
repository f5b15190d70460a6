import { Ink, PALETTE } from "@tavolata/kit/art";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import {
  CARD,
  EYE,
  EYE_AT,
  HANDS,
  HEAVY_LID,
  LASHES,
  MARKS,
  MOUTHS,
  NECK,
  PUPIL,
  SHOULDERS,
  SHUT_EYE,
  TABLE,
  TOPICS,
} from "./drawings.ts";
import { marksOf, type Performance, topicOf } from "./gestures.ts";
import type { Look } from "./look.ts";
import { type Pen, penFor } from "./pen.ts";
import { type HandShape, LEFT_SHOULDER, type Mouth, RIGHT_SHOULDER, type Side } from "./rig.ts";

export interface FigureProps {
  readonly look: Look;
  readonly what: Performance | null;
  /** How many cards the player holds; three or four in a round. */
  readonly cards: number;
  /** The mate being called, if any. */
  readonly calls?: string | undefined;
  readonly class?: string | undefined;
  /** Gets the pen that moves the figure, once it is drawn. */
  readonly onDrawn: (pen: Pen, drawing: SVGSVGElement) => void;
}

/** From the sheet of a portrait to ours. */
const ON_SHOULDERS = "translate(18 4) scale(.84)";
const INK = PALETTE.i;
const SIDES: readonly Side[] = ["right", "left"];
const HAND_NAMES = Object.keys(HANDS) as HandShape[];
const MOUTH_NAMES = Object.keys(MOUTHS) as Exclude<Mouth, "rest">[];

/** A player behind their part of the table. Everything that moves has a name, and only the pen moves it. */
export function Figure({ look, what, cards, calls, class: name, onDrawn }: FigureProps) {
  const root = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const drawing = root.current;
    if (drawing !== null) onDrawn(penFor(drawing, cards), drawing);
  }, [onDrawn, cards, look]);
  const body = useMemo(() => <Body look={look} cards={cards} />, [look, cards]);
  const topic = what === null ? undefined : topicOf(what);
  const marks = what === null ? undefined : marksOf(what);
  return (
    <svg ref={root} viewBox="0 0 120 120" aria-hidden="true" class={name}>
      {body}
      {marks && <Ink art={MARKS[marks]} />}
      {topic && <Ink art={TOPICS[topic] ?? ""} />}
      {topic === "callMate" && <Name of={calls ?? ""} />}
    </svg>
  );
}

/** As large as its bubble allows. */
function Name({ of }: { of: string }) {
  const squeezed = of.length > 7 ? { textLength: 52, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <text x="90" y="16.5" font-size="14" font-weight="700" text-anchor="middle" fill={INK} {...squeezed}>
      {of.slice(0, 14)}
    </text>
  );
}

function Body({ look, cards }: { look: Look; cards: number }) {
  const { colours, face } = look;
  return (
    <>
      <g data-part="body">
        <g data-part="back">
          <g transform={ON_SHOULDERS}>
            <Ink art={face.back} colours={colours} />
          </g>
        </g>
        <Ink art={`${SHOULDERS}|${NECK}|${look.breast}`} colours={colours} />
        <g data-part="head">
          <g transform={ON_SHOULDERS}>
            <Head look={look} />
          </g>
        </g>
      </g>
      <Ink art={TABLE} />
      <g data-part="front">
        <g data-part="fan">
          {Array.from({ length: cards }, (_, i) => (
            <g key={i} data-part={`card${i}`}>
              <Ink art={CARD} />
            </g>
          ))}
        </g>
        {SIDES.map((side) => (
          <Arm key={side} side={side} look={look} />
        ))}
      </g>
    </>
  );
}

function Head({ look: { face, colours, mouthUp, brow, lids } }: { look: Look }) {
  return (
    <>
      <Ink art={face.head} colours={colours} />
      <g data-part="face">
        <g data-part="mouth:rest">
          <Ink art={face.mouth} colours={colours} />
        </g>
        <g transform={`translate(0 ${-mouthUp})`}>
          {MOUTH_NAMES.map((mouth) => (
            <g key={mouth} data-part={`mouth:${mouth}`}>
              <Ink art={MOUTHS[mouth]} colours={colours} />
            </g>
          ))}
        </g>
        <Ink art={face.nose} colours={colours} />
        {SIDES.map((side) => (
          <g
            key={side}
            transform={`translate(${side === "right" ? EYE_AT[0] : 100 - EYE_AT[0]} ${EYE_AT[1]})`}
          >
            <g data-part={`${side}Open`}>
              <Ink art={EYE} colours={colours} />
              <g data-part={`${side}Pupil`}>
                <Ink art={PUPIL} />
              </g>
              <g transform={side === "right" ? "" : "scale(-1 1)"}>
                {lids === "heavy" && <Ink art={HEAVY_LID} colours={colours} />}
                {lids === "lashes" && <Ink art={LASHES} />}
              </g>
            </g>
            <g data-part={`${side}Shut`}>
              <Ink art={SHUT_EYE} />
            </g>
            <g data-part={`${side}Brow`}>
              <g transform={side === "right" ? "" : "scale(-1 1)"}>
                <Ink art={brow} />
              </g>
            </g>
          </g>
        ))}
      </g>
      <Ink art={face.front} colours={colours} />
      <g data-part="worn">
        <Ink art={face.over} colours={colours} />
      </g>
    </>
  );
}

/**
 * First the outline, then the cloth, so that no line crosses the elbow, or the shoulder where the arm grows out of the
 * breast. Each part is drawn one unit long, and stretched.
 */
function Arm({ side, look: { colours } }: { side: Side; look: Look }) {
  const [x, y] = side === "right" ? RIGHT_SHOULDER : LEFT_SHOULDER;
  const part = (colour: string | undefined, width: number) => (
    <g stroke={colour} fill={colour} stroke-width={width}>
      <path data-part={`${side}Upper`} d="M0 0H1" />
      <path data-part={`${side}Fore`} d="M0 0H1" />
      <circle data-part={`${side}Elbow`} r={width / 2} stroke="none" />
    </g>
  );
  return (
    <>
      {part(INK, 15)}
      {part(colours.c, 10.8)}
      <circle cx={x} cy={y} r="5.4" fill={colours.c} />
      <g data-part={`${side}Hand`}>
        <g transform={side === "right" ? "" : "scale(1 -1)"}>
          {HAND_NAMES.map((shape) => (
            <g key={shape} data-part={`${side}:${shape}`}>
              <Ink art={`qM-3 -7H1.5V7H-3Z|${HANDS[shape]}`} colours={colours} />
            </g>
          ))}
        </g>
      </g>
    </>
  );
}
