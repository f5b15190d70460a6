/** The languages that people are spoken to in; Italian is the source. */
export type Language = "it" | "en";

type PlainOptions = Readonly<Record<string, string | number | boolean>>;

/**
 * What a game says of itself before any of its parts is loaded. It stands in `manifest.ts` at the top of the game's
 * folder and is plain data; rules, texts and pages take these things from there, so that each stands once.
 */
export interface GameManifest {
  /** The name of its folder; logs, links and commands know the game by this name for ever. */
  readonly name: string;
  /** Its place among the games; those without one come last, by their names. */
  readonly order?: number;
  /** The game that `npm run new-game` copies: tested like the others, offered to nobody. */
  readonly template?: true;
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly tagline: Readonly<Record<Language, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that make a tournament of it, those asked for where one is opened, and the least they may be there. */
  readonly tournament?: {
    readonly fixed: PlainOptions;
    readonly asked: PlainOptions;
    readonly least: Readonly<Record<string, number>>;
  };
  /** The options with which it takes no chips from anybody's purse. */
  readonly free?: PlainOptions;
  /** The options of a table that is opened by a shared screen, where they differ. */
  readonly aroundScreen?: PlainOptions;
  /** The level of the bots in a game that is begun with one tap, where it is not the normal one. */
  readonly firstBots?: string;
}
