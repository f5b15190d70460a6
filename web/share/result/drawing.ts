/** What a result says, as everybody saw it at the end: nothing on it was ever hidden from anybody. */
export interface ResultToDraw {
  readonly title: string;
  /** The address of the game's cover. */
  readonly cover: string;
  readonly headline: string;
  readonly places: readonly PlaceToDraw[];
  readonly date: string;
}

export interface PlaceToDraw {
  readonly place: string;
  readonly isFirst: boolean;
  readonly name: string;
  /** What they won, or how they did. */
  readonly note: string | undefined;
  /** An SVG of our own; several where teams play. */
  readonly faces: readonly string[];
}

export const PICTURE = { width: 1080, height: 1350 };

const INK = "#221c17";
const PAPER = "#fbf3e2";
const PLATE = "#fffaf0";
const CANDLE = "#f2c14e";
const TERRACOTTA = "#c4512d";
const MUTED = "#655647";
const LINE = "#d8c5a3";
const DISPLAY = '"Fraunces", Georgia, serif';
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

const COVER_HEIGHT = 600;
const EDGE = 64;
const FOOT = 132;
const LIST = { top: 790, bottom: PICTURE.height - FOOT - 24 };
const HIGHEST_ROW = 128;
/** More than fit below each other stand in two columns. */
const IN_ONE_COLUMN = 5;
/** Nobody can read more; the others are not on the picture. */
const MOST = 10;

type Canvas = CanvasRenderingContext2D;

/** Draws a result for people who were not there. Everything on it is our own, so that it may be saved. */
export async function drawResult(
  canvas: HTMLCanvasElement,
  result: ResultToDraw,
  logo: string,
): Promise<void> {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("there is nothing to draw on");
  const shown = result.places.slice(0, MOST);
  const [cover, emblem, faces] = await Promise.all([
    load(result.cover),
    load(logo),
    Promise.all(shown.map(({ faces }) => Promise.all(faces.map((face) => load(addressOf(face)))))),
    document.fonts.load(`700 60px ${DISPLAY}`),
  ]);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  drawCover(context, cover, result.title);
  write(context, result.headline, {
    x: PICTURE.width / 2,
    y: 728,
    width: PICTURE.width - 2 * EDGE,
    size: 68,
    align: "center",
  });
  const columns = shown.length > IN_ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(shown.length / columns);
  const height = Math.min(HIGHEST_ROW, (LIST.bottom - LIST.top) / rows);
  const width = (PICTURE.width - 2 * EDGE - (columns - 1) * 28) / columns;
  for (const [i, place] of shown.entries()) {
    const column = Math.floor(i / rows);
    const box = {
      x: EDGE + column * (width + 28),
      y: LIST.top + (i % rows) * height,
      width,
      height: height - 12,
    };
    drawPlace(context, place, faces[i] ?? [], box);
  }
  drawFoot(context, emblem, result.date);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawCover(context: Canvas, cover: HTMLImageElement, title: string): void {
  // The upper part: what is at the lower edge is only the table.
  const scale = PICTURE.width / 640;
  const above = (400 * scale - COVER_HEIGHT) * 0.2;
  context.save();
  context.beginPath();
  context.rect(0, 0, PICTURE.width, COVER_HEIGHT);
  context.clip();
  context.drawImage(cover, 0, -above, PICTURE.width, 400 * scale);
  context.restore();
  context.fillStyle = INK;
  context.fillRect(0, COVER_HEIGHT, PICTURE.width, 6);
  context.font = `700 64px ${DISPLAY}`;
  const width = Math.min(context.measureText(title).width + 80, PICTURE.width - 2 * EDGE);
  const plate = { x: (PICTURE.width - width) / 2, y: COVER_HEIGHT - 56, width, height: 108 };
  fillPlate(context, { ...plate, y: plate.y + 7 }, 24, INK, INK);
  fillPlate(context, plate, 24, PAPER, INK);
  write(context, title, {
    x: PICTURE.width / 2,
    y: COVER_HEIGHT + 20,
    width: width - 48,
    size: 64,
    align: "center",
  });
}

function drawPlace(
  context: Canvas,
  { place, isFirst, name, note, faces: { length: many } }: PlaceToDraw,
  faces: readonly HTMLImageElement[],
  box: Box,
): void {
  fillPlate(context, box, 22, isFirst ? CANDLE : PLATE, isFirst ? INK : LINE);
  const middle = box.y + box.height / 2;
  const letters = Math.min(46, box.height * 0.46);
  const size = box.height * 0.82;
  write(context, place, {
    x: box.x + 44,
    y: middle + letters / 3,
    width: 64,
    size: letters,
    align: "center",
  });
  const step = many > 3 ? size * 0.5 : size * 0.8;
  for (const [i, face] of faces.entries())
    context.drawImage(face, box.x + 88 + i * step, middle - size / 2, size, size);
  const left = box.x + 88 + Math.max(0, many - 1) * step + (many > 0 ? size : 0) + 20;
  const right = box.x + box.width - 28;
  const noteSize = letters * 0.72;
  context.font = `600 ${noteSize}px ${SANS}`;
  const noteWidth = note === undefined ? 0 : Math.min(context.measureText(note).width, (right - left) * 0.5);
  write(context, name, {
    x: left,
    y: middle + letters / 3,
    width: right - left - noteWidth - 16,
    size: letters,
    align: "left",
  });
  if (note === undefined) return;
  write(context, note, {
    x: right,
    y: middle + noteSize / 3,
    width: noteWidth,
    size: noteSize,
    align: "right",
    font: SANS,
    colour: isFirst ? INK : MUTED,
  });
}

function drawFoot(context: Canvas, logo: HTMLImageElement, date: string): void {
  const top = PICTURE.height - FOOT;
  context.fillStyle = TERRACOTTA;
  context.fillRect(0, top, PICTURE.width, FOOT);
  context.fillStyle = INK;
  context.fillRect(0, top - 6, PICTURE.width, 6);
  context.drawImage(logo, EDGE - 8, top + 20, 92, 92);
  const middle = top + FOOT / 2;
  write(context, "Tavolata", {
    x: EDGE + 104,
    y: middle + 18,
    width: 400,
    size: 54,
    align: "left",
    colour: PLATE,
  });
  write(context, date, {
    x: PICTURE.width - EDGE,
    y: middle + 12,
    width: 480,
    size: 34,
    align: "right",
    font: SANS,
    colour: PLATE,
  });
}

function fillPlate(
  context: Canvas,
  { x, y, width, height }: Box,
  corner: number,
  fill: string,
  edge: string,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = edge;
  context.stroke();
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align: CanvasTextAlign;
  readonly font?: string;
  readonly colour?: string;
}

/** One line; what is too long becomes smaller, and after that it is cut. */
function write(
  context: Canvas,
  text: string,
  { x, y, width, size, align, font = DISPLAY, colour = INK }: Written,
): void {
  const weight = font === DISPLAY ? 700 : 600;
  context.font = `${weight} ${size}px ${font}`;
  const needed = context.measureText(text).width;
  context.font = `${weight} ${needed > width ? Math.max(size * 0.6, (size * width) / needed) : size}px ${font}`;
  context.textAlign = align;
  context.fillStyle = colour;
  let shown = text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(shown).width > width) {
    letters.pop();
    shown = `${letters.join("").trimEnd()}…`;
  }
  context.fillText(shown, x, y);
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("a picture cannot be loaded"));
    image.src = address;
  });
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
