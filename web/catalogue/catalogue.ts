import { GAMES } from "virtual:games";
import { type Signal, signal } from "@preact/signals";
import type { GameManifest } from "@tavolata/kernel";
import { type AnyScreen, type Language, language } from "@tavolata/kit";

/** What is known of a game before its screen is loaded, and how to load it. */
export interface CatalogueEntry extends GameManifest {
  /** The address of its picture. */
  readonly cover: string;
  /** Whether its first hand is taught step by step. */
  readonly hasLesson: boolean;
  readonly load: () => Promise<AnyScreen>;
}

/** The games this page can show, by their names, in the order in which they are shown. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = Object.fromEntries(
  GAMES.map((game): CatalogueEntry => {
    const { manifest, cover, hasLesson } = game;
    return { ...manifest, cover, hasLesson, load: () => loadScreen(game) };
  })
    .sort((a, b) => (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY))
    .map((entry) => [entry.name, entry]),
);

/** What a game has drawn of itself, or a plain table made of its words. */
async function loadScreen({ manifest, screen, texts }: (typeof GAMES)[number]): Promise<AnyScreen> {
  if (screen !== undefined) return (await screen()).screen;
  if (texts === undefined) throw new Error(`${manifest.name} has neither a drawing nor words`);
  const [{ WORDINGS }, { plainScreen }] = await Promise.all([texts(), import("../plain/plain-screen.tsx")]);
  return plainScreen(manifest, WORDINGS);
}

const loaded: Signal<Readonly<Record<string, AnyScreen>>> = signal({});
const loading = new Set<string>();

/** The screen of a game, once it is there; a part that reads this while drawing is drawn again then. */
export function screenOf(game: string): AnyScreen | undefined {
  const screen = loaded.value[game];
  const entry = CATALOGUE[game];
  if (screen === undefined && entry !== undefined && !loading.has(game)) {
    loading.add(game);
    entry
      .load()
      .then(async (screen) => {
        await screen.loadLanguage(language.peek());
        loaded.value = { ...loaded.peek(), [game]: screen };
      })
      .finally(() => loading.delete(game));
  }
  return screen;
}

/** Changes the language once everything that is on the page can be said in it. */
export async function changeLanguage(wanted: Language): Promise<void> {
  await Promise.all(Object.values(loaded.peek()).map((screen) => screen.loadLanguage(wanted)));
  language.value = wanted;
}

export function titleOf(game: string): string {
  return CATALOGUE[game]?.title ?? game;
}
