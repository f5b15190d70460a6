import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { Face, Icon } from "@tavolata/kit/art";
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CATALOGUE, titleOf } from "../../catalogue/catalogue.ts";
import { shareWords } from "../words/index.ts";
import { drawResult, PICTURE } from "./drawing.ts";
import "./result-picture.css";

export interface ResultRow {
  readonly place: string;
  readonly isFirst: boolean;
  readonly name: string;
  readonly note: string | undefined;
  readonly faces: readonly { readonly avatar: string; readonly isBot: boolean }[];
}

interface ResultPictureProps {
  readonly game: string;
  /** What stands above it if it is not the game itself. */
  readonly title?: string;
  readonly headline: string;
  readonly rows: readonly ResultRow[];
  /** When it was over; undefined where nobody wrote it down, and it was today. */
  readonly at: number | undefined;
}

const LOGO = "/icon.svg";

/** How it ended as a picture, to be sent to those who were not there. It is drawn here, and no server sees it. */
export function ResultPicture({
  game,
  title = titleOf(game),
  headline,
  rows,
  at: ended,
}: ResultPictureProps) {
  const said = shareWords();
  const [at] = useState(ended ?? Date.now());
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useSignal<File | null | undefined>(undefined);
  const drawn = JSON.stringify([game, title, headline, rows, at, language.value]);
  // Drawn again only when what is on it has changed.
  useEffect(() => {
    let isWanted = true;
    const element = canvas.current!;
    const picture = {
      title,
      cover: CATALOGUE[game]?.cover ?? LOGO,
      headline,
      places: rows.map(({ faces, ...row }) => ({ ...row, faces: faces.map(drawingOf) })),
      date: new Date(at).toLocaleDateString(language.value, { dateStyle: "long" }),
    };
    drawResult(element, picture, LOGO)
      .then(() => pngOf(element))
      .then(
        (blob) => {
          const name = `${game}-${said.file}-${new Date(at).toISOString().slice(0, 10)}.png`;
          if (isWanted) file.value = new File([blob], name, { type: "image/png" });
        },
        () => {
          if (isWanted) file.value = null;
        },
      );
    return () => {
      isWanted = false;
    };
  }, [drawn]);

  const made = file.value;
  // With what can be done with it.
  useEffect(() => {
    if (made) canvas.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [made]);
  const send = async (what: File) => {
    try {
      await navigator.share({ files: [what], title, text: said.text(title) });
    } catch (fault) {
      if ((fault as Error).name !== "AbortError") save(what);
    }
  };
  return (
    <section class="result-picture">
      <canvas
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={said.picture(title, headline)}
      />
      {made === undefined ? <p role="status">{said.drawing}</p> : null}
      {made === null ? <p role="alert">{said.failed}</p> : null}
      {made === undefined || made === null ? null : (
        <div class="result-picture-buttons">
          {canSend(made) ? (
            <button type="button" class="button" data-kind="main" onClick={() => void send(made)}>
              <Icon name="share" />
              {said.send}
            </button>
          ) : null}
          <button type="button" class="button" onClick={() => save(made)}>
            {said.save}
          </button>
        </div>
      )}
    </section>
  );
}

function canSend(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A face as a file of its own, as wide as it is drawn. */
function drawingOf(face: { readonly avatar: string; readonly isBot: boolean }): string {
  const place = document.createElement("div");
  render(<Face {...face} />, place);
  const svg = place.querySelector("svg")!;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("width", "200");
  svg.setAttribute("height", "200");
  const drawing = svg.outerHTML;
  render(null, place);
  return drawing;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("there is no picture")) : resolve(blob)),
      "image/png",
    );
  });
}
