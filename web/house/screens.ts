import { type Signal, signal } from "@preact/signals";
import beccatoCover from "@tavolata/beccato/cover.svg";
import bestiaCover from "@tavolata/bestia/cover.svg";
import ilContoCover from "@tavolata/il-conto-prego/cover.svg";
import { type AnyScreen, type Language, language } from "@tavolata/kit";
import piccioniCover from "@tavolata/piccioni/cover.svg";
import schickiMickiCover from "@tavolata/schicki-micki/cover.svg";

/** What the house says about a game before its screen is loaded. */
interface Sign {
  readonly title: string;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly cover: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that make a tournament of it, those asked for where one is opened, and the least they may be there. */
  readonly tournament?: {
    readonly fixed: Options;
    readonly asked: Options;
    readonly least: Readonly<Record<string, number>>;
  };
  /** The options with which it takes no chips from anybody's purse. */
  readonly free?: Options;
  /** The options of a table that is opened by a shared screen, where they differ. */
  readonly aroundScreen?: Options;
  /** The level of the bots in a game that is begun with one tap, where it is not the normal one. */
  readonly firstBots?: string;
  readonly load: () => Promise<{ readonly screen: AnyScreen }>;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** The screens this page has, by the name of the game. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  "il-conto-prego": {
    title: "Il Conto, Prego!",
    tagline: {
      it: "Ordina, spezia, abbonda, e chi non ci crede chiede il conto.",
      en: "Order, spice, abound, and whoever doubts it asks for the bill.",
    },
    cover: ilContoCover,
    seats: { min: 3, max: 8 },
    load: () => import("@tavolata/il-conto-prego/screen"),
  },
  bestia: {
    title: "Bestia",
    tagline: {
      it: "Tre carte, tre prese, un piatto; e chi gioca senza prendere paga la bestia.",
      en: "Three cards, three tricks, one pot; and whoever plays and takes none pays the bestia.",
    },
    cover: bestiaCover,
    seats: { min: 2, max: 10 },
    tournament: {
      fixed: { table: "tournament", manyTables: true },
      asked: { handSize: 3, stack: 2000, ante: 10, levelMinutes: 5, decisionSeconds: 30 },
      least: { levelMinutes: 1 },
    },
    free: { table: "tournament", levelMinutes: 5, entry: 0 },
    load: () => import("@tavolata/bestia/screen"),
  },
  "schicki-micki": {
    title: "Schicki Micki",
    tagline: {
      it: "Alla serata di gala due signore con lo stesso cappello? Chi se ne accorge per primo prende le carte.",
      en: "Two ladies in the same hat at the gala? Whoever sees it first takes the cards.",
    },
    cover: schickiMickiCover,
    seats: { min: 2, max: 7 },
    aroundScreen: { table: "oneTable" },
    firstBots: "easy",
    load: () => import("@tavolata/schicki-micki/screen"),
  },
  piccioni: {
    title: "Piccioni",
    tagline: {
      it: "Il tuo superattico, i loro piccioni: via dal terrazzo, o in salotto come Trofei.",
      en: "Your penthouse, their pigeons: off the terrace, or into the parlour as Trophies.",
    },
    cover: piccioniCover,
    seats: { min: 2, max: 6 },
    load: () => import("@tavolata/piccioni/screen"),
  },
  beccato: {
    title: "Beccato!",
    tagline: {
      it: "Tre polli uguali, un segnale segreto ai compagni, e non farti beccare.",
      en: "Three equal chickens, a secret signal to your mates, and do not get caught.",
    },
    cover: beccatoCover,
    seats: { min: 4, max: 9 },
    aroundScreen: { table: "oneTable" },
    firstBots: "easy",
    load: () => import("@tavolata/beccato/screen"),
  },
};

const loaded: Signal<Readonly<Record<string, AnyScreen>>> = signal({});
const loading = new Set<string>();

/** The screen of a game, once it is there; whoever reads this while drawing is drawn again then. */
export function screenOf(game: string): AnyScreen | undefined {
  const screen = loaded.value[game];
  const sign = SIGNS[game];
  if (screen === undefined && sign !== undefined && !loading.has(game)) {
    loading.add(game);
    sign
      .load()
      .then(async ({ screen }) => {
        await screen.learn(language.peek());
        loaded.value = { ...loaded.peek(), [game]: screen };
      })
      .finally(() => loading.delete(game));
  }
  return screen;
}

/** Changes the language once everything that is on the page can be said in it. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all(Object.values(loaded.peek()).map((screen) => screen.learn(wanted)));
  language.value = wanted;
}

export function titleOf(game: string): string {
  return SIGNS[game]?.title ?? game;
}
