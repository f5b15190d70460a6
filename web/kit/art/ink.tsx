import { useMemo } from "preact/hooks";

/*
 * One pen for every drawing. A drawing is a string of shapes joined by "|"; a shape is a fill letter, optional
 * flags, and SVG path data:
 *   fill   s skin, d shade of skin, h hair, g gloss on hair, c cloth, k second cloth, i ink, p paper, r terracotta,
 *          w wine, o olive, y candle, b blue, t tin, u umber, e blush, - no fill
 *   flags  0 no outline, 1 thin, 3 thick, % drawn again in the mirror (about x = 50),
 *          ~ the line takes the colour named by the fill letter, and nothing is filled
 *   data   path data, where @x,y,r is a circle and &x,y,r,n a cloud of n puffs
 */
export type Colours = Readonly<Record<string, string>>;

export const PALETTE: Colours = {
  i: "#221c17",
  p: "#fbf3e2",
  r: "#c4512d",
  w: "#8f2c22",
  o: "#6b7d3a",
  y: "#f2c14e",
  b: "#47748f",
  t: "#b9c2bd",
  u: "#8a5a34",
  e: "#d9694a",
  "-": "none",
};

const WIDTHS = [0, 1.5, 2.2, 3.4];
const MIRROR = "matrix(-1 0 0 1 100 0)";

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function cloud(x: number, y: number, r: number, puffs: number): string {
  const chord = 2 * r * Math.sin(Math.PI / puffs);
  let data = "";
  for (let i = 0; i <= puffs; i++) {
    const turn = (2 * Math.PI * i) / puffs - Math.PI / 2;
    const at = `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
    data += i === 0 ? `M${at}` : `A${(chord * 0.56).toFixed(1)} ${(chord * 0.56).toFixed(1)} 0 0 1 ${at}`;
  }
  return `${data}z`;
}

function trace(data: string): string {
  return data.replace(/([@&])([-\d.,]+)/g, (_, kind: string, list: string) => {
    const [x = 0, y = 0, r = 0, n = 0] = list.split(",").map(Number);
    return kind === "@" ? circle(x, y, r) : cloud(x, y, r, n);
  });
}

function shapes(art: string, paint: Colours, rim?: string) {
  return art.split("|").flatMap((shape) => {
    const [, fill = "", flags = "", data = ""] = /^(.)([013%~]*)(.*)$/.exec(shape) ?? [];
    const isStroke = flags.includes("~");
    const colour = paint[fill] ?? "none";
    const path = {
      d: trace(data),
      fill: isStroke || rim ? "none" : colour,
      stroke: rim ?? (isStroke ? colour : PALETTE.i),
      "stroke-width": (WIDTHS[Number(/[013]/.exec(flags)?.[0] ?? 2)] ?? 2) + (rim ? 5 : 0),
    };
    return flags.includes("%")
      ? [<path {...path} />, <path {...path} transform={MIRROR} />]
      : [<path {...path} />];
  });
}

/**
 * Draws a string of shapes. To be used inside an <svg>. `colours` adds to or overrides the palette; `halo` cuts the
 * drawing out like a sticker with a rim of that colour, so that the outline holds on a dark ground.
 */
export function Ink({ art, colours, halo }: { art: string; colours?: Colours; halo?: string }) {
  const tints = colours && JSON.stringify(colours);
  // Drawn once: a table is drawn again at every move, and its faces never change.
  return useMemo(() => {
    const paint = tints ? { ...PALETTE, ...(JSON.parse(tints) as Colours) } : PALETTE;
    return (
      <g fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round">
        {halo && shapes(art, paint, halo)}
        {shapes(art, paint)}
      </g>
    );
  }, [art, tints, halo]);
}
