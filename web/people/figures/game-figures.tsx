import { useSignal } from "@preact/signals";
import { reportOf } from "@tavolata/figures/player";
import { language } from "@tavolata/kit";
import type { FiguresOfGame } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { Figure } from "./figure.tsx";
import { type GameReading, loadReading } from "./load.ts";
import { figuresWords } from "./words/index.ts";
import "./figures.css";

/** What somebody's games of one kind come to, drawn. Its headings are of level three: the page has those above. */
export function GameFigures({ figures }: { figures: Pick<FiguresOfGame, "game" | "rows"> }) {
  const { game, rows } = figures;
  const inLanguage = language.value;
  const reading = useSignal<GameReading | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    loadReading(game, inLanguage).then(
      (loaded) => {
        if (isWanted) reading.value = loaded ?? null;
      },
      () => {
        if (isWanted) reading.value = null;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, inLanguage, reading]);
  const words = figuresWords();
  const read = reading.value;
  const told = read == null ? [] : reportOf(read.shapes, rows);
  const hasIntervals = told.some((figure) => figure.rows.some(({ enough }) => enough));
  return (
    <div class="game-figures" aria-busy={read === undefined}>
      {read === null && <p>{words.notThere}</p>}
      {read != null && told.length === 0 && <p>{words.tooFew}</p>}
      <div class="game-figures-all">
        {read != null &&
          told.map((figure) => {
            const said = read.words[figure.id];
            return said && <Figure key={figure.id} figure={figure} words={said} language={read.language} />;
          })}
      </div>
      {hasIntervals && <p class="game-figures-key">{words.key}</p>}
    </div>
  );
}
