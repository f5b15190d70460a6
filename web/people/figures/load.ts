import type { FigureWords, Shapes } from "@tavolata/figures/player";
import type { Language } from "@tavolata/kernel";

/** What a game's folder says of its figures: how they are counted, and in words. None of it is fetched before it is needed. */
const SHAPES = import.meta.glob<{ readonly SHAPES: Shapes }>("../../../games/*/figures/shapes.ts");
const WORDS = import.meta.glob<{ readonly WORDS: Readonly<Record<string, FigureWords>> }>(
  "../../../games/*/figures/words/*.ts",
);

export interface GameReading {
  readonly language: Language;
  readonly shapes: Shapes;
  readonly words: Readonly<Record<string, FigureWords>>;
}

/** Undefined if the game has no figures. */
export async function loadReading(game: string, language: Language): Promise<GameReading | undefined> {
  const folder = `../../../games/${game}/figures`;
  const [shapes, words] = await Promise.all([
    load(SHAPES, `${folder}/shapes.ts`),
    load(WORDS, `${folder}/words/${language}.ts`),
  ]);
  if (shapes === undefined || words === undefined) return undefined;
  return { language, shapes: shapes.SHAPES, words: words.WORDS };
}

function load<Module>(
  files: Record<string, () => Promise<Module>>,
  file: string,
): Promise<Module> | undefined {
  return Object.hasOwn(files, file) ? files[file]?.() : undefined;
}
