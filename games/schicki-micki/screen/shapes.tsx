import { lineWidth, OUTLINE, type Shape } from "./pheasant.ts";

interface ShapesProps {
  readonly shapes: readonly Shape[];
  /** Of the feature: a colour, or the address of a pattern. */
  readonly colour?: string;
  /** How much larger than usual all is drawn; lines stay nearly as they are. */
  readonly scale?: number;
  /** A rim of light around the feature. */
  readonly rim?: string | undefined;
}

const RIM = 9;

/** Shapes from back to front. To be used inside an <svg>. */
export function Shapes({ shapes, colour = "none", scale = 1, rim }: ShapesProps) {
  return (
    <g stroke-linejoin="round" stroke-linecap="round" fill="none">
      {rim === undefined ? null : shapes.map((shape) => rimOf(shape, rim))}
      {shapes.map((shape) => draw(shape, colour, scale))}
    </g>
  );
}

function rimOf(shape: Shape, rim: string) {
  const [fill, data] = shape;
  if (fill !== "*" && fill !== "^") return null;
  const thick = fill === "^" ? lineWidth(shape) : 0;
  return <path d={data} stroke={rim} stroke-width={thick + RIM} />;
}

function draw(shape: Shape, colour: string, scale: number) {
  const [fill, data, , ink = OUTLINE] = shape;
  if (fill === "^") {
    const thick = lineWidth(shape);
    return (
      <>
        <path d={data} stroke={ink} stroke-width={thick + 3.6 / scale} />
        <path d={data} stroke={colour} stroke-width={thick} />
      </>
    );
  }
  const width = lineWidth(shape) / scale;
  const paint = fill === "*" ? colour : fill;
  return (
    <path
      d={data}
      fill={fill === "~" ? "none" : paint}
      stroke={width === 0 ? "none" : ink}
      stroke-width={width}
    />
  );
}
