/*
 * The pen that draws Italian cards. A card is 250 by 350 about its middle; a drawing is a text with a shape on each
 * line: a fill letter, optional flags, and SVG path data.
 *   fill   a letter of the palette, - for none
 *   flags  0 no outline, 1 thin, 3 thick, % drawn again in the mirror (about x = 0),
 *          ~ a line in the colour of the fill letter, and nothing is filled,
 *          =12 a tube of that width along the path: an arm, a stalk, a rein; with ~ a line of that width
 *   data   path data, where @x,y,r is a circle, @x,y,rx,ry an ellipse, and *x,y,r,q,n a star of n points between r and q
 */
export type Colours = Readonly<Record<string, string>>;

export type Ink = (
  art: string,
  x?: number,
  y?: number,
  scale?: number,
  turn?: number,
  colours?: Colours,
) => string;

const WIDTHS: Readonly<Record<string, number>> = { 0: 0, 1: 2.2, 2: 3.8, 3: 5.5 };

/** What is drawn under this letter. */
export function drawnFor<Drawing>(drawings: Readonly<Record<string, Drawing>>, letter: string): Drawing {
  const drawing = drawings[letter];
  if (drawing === undefined) throw new Error(`nothing is drawn for ${letter}`);
  return drawing;
}

/** A pen that has these colours; each drawing may change some of them. Outlines stay as wide at every scale. */
export function penWith(palette: Colours): Ink {
  return (art, x = 0, y = 0, scale = 1, turn = 0, colours = {}) => {
    const paint = { ...palette, "-": "none", ...colours };
    const size = Math.abs(scale);
    const shapes = art
      .trim()
      .split(/\n\s*/)
      .map((shape) => draw(shape, paint, size));
    return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale} ${size})">${shapes.join("")}</g>`;
  };
}

function draw(shape: string, paint: Colours, size: number): string {
  const [, fill = "", flags = "", tube = "", data = ""] =
    /^(.)([013%~]*)(?:=([\d.]+))?(.*)$/.exec(shape) ?? [];
  const colour = paint[fill];
  const path = trace(data);
  const width = drawnFor(WIDTHS, /[013]/.exec(flags)?.[0] ?? "2") / size;
  const stroked = (stroke = "", wide = width) =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${round(wide)}"/>`;
  let drawn: string;
  if (flags.includes("~")) drawn = stroked(colour, Number(tube) || width);
  else if (tube) drawn = stroked(paint.i, Number(tube) + 2 * width) + stroked(colour, Number(tube));
  else drawn = `<path d="${path}" fill="${colour}" stroke="${paint.i}" stroke-width="${round(width)}"/>`;
  return flags.includes("%") ? `${drawn}<g transform="scale(-1 1)">${drawn}</g>` : drawn;
}

function trace(data: string): string {
  return data.replace(/([@*])([-\d.,]+)/g, (_, kind: string, list: string) => {
    const [x = 0, y = 0, r = 0, q = r, points = 0] = list.split(",").map(Number);
    return kind === "@" ? ellipse(x, y, r, q) : star(x, y, r, q, points);
  });
}

const ellipse = (x: number, y: number, r: number, q: number) =>
  `M${x - r} ${y}a${r} ${q} 0 1 0 ${2 * r} 0a${r} ${q} 0 1 0 ${-2 * r} 0z`;

function star(x: number, y: number, r: number, q: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const turn = (Math.PI * i) / points;
    const out = i % 2 ? q : r;
    return `${round(x + out * Math.sin(turn))} ${round(y - out * Math.cos(turn))}`;
  });
  return `M${corners.join("L")}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Ranks in our own lettering, 40 high about their middle. */
const LETTERS: Colours = {
  A: "M-13 20L0-20L13 20M-9 7H9",
  2: "M-11-11C-10-23 11-23 11-9C11 1-11 9-12 20H12",
  3: "M-11-15C-6-23 11-22 10-11C9-3 2-1-3-1C5-1 12 2 12 9C12 22-8 23-12 14",
  4: "M6 20V-20L-13 9H13",
  5: "M10-20H-8L-10-3C-2-8 12-6 12 7C12 22-8 23-12 14",
  6: "M9-20C-4-18-12-4-12 7C-12 24 12 24 12 8C12-6-8-6-11 5",
  7: "M-12-20H12C4-8-2 4-3 20",
  F: "M-9 20V-20H11M-9-1H6",
  C: "M12-12C6-23-12-22-12 0C-12 22 6 23 12 12",
  R: "M-10 20V-20H0C14-20 14 1 0 1H-10M0 1L12 20",
};

/** The rank and the suit in two corners; a rim of paper, where one is wanted, keeps them apart from the picture. */
export function corners(ink: Ink, rank: string, pip: string, x: number, y: number, rim = 0): string {
  const letter = LETTERS[rank];
  const index = ink(`${rim ? `p~=${rim}${letter}\n` : ""}i~=6.2${letter}`, -x, -y) + ink(pip, -x, 40 - y);
  return `${index}<g transform="rotate(180)">${index}</g>`;
}

/** The same star or, where only a radius is given, disc all over a field; `odd` between those that are not. */
export function scattered(
  mark: string,
  dx: number,
  dy: number,
  across: number,
  down: number,
  odd = 0,
): string {
  const kind = mark.includes(",") ? "*" : "@";
  let marks = "";
  for (let row = -down; row <= down; row++) {
    for (let column = -across; column <= across; column++) {
      if (Math.abs(row + column) % 2 === odd) marks += `${kind}${column * dx},${row * dy},${mark}`;
    }
  }
  return marks;
}

/** A whole card: whatever is drawn on paper, and no wider than it. */
export function sheet(paper: string, drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-125 -175 250 350" stroke-linecap="round" stroke-linejoin="round"><path d="M-125-175h250v350h-250z" fill="${paper}"/>${drawn}</svg>`;
}
