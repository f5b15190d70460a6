/** The languages of the texts; Italian is the source. */
export type Language = "it" | "en";

type PlainOptions = Readonly<Record<string, string | number | boolean>>;

/**
 * What a game says about itself before any of its parts is loaded: plain data, in `manifest.ts` at the top of the
 * game's folder. Rules, texts and pages take these things from there, so that each is written down only once.
 */
export interface GameManifest {
  /** The name of its folder. Logs, links and commands use this name, so it can never change. */
  readonly name: string;
  /** Its place in the list of games; games without one come last, sorted by name. */
  readonly order?: number;
  /** The game that `npm run new-game` copies: tested like the others, offered to nobody. */
  readonly template?: true;
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly tagline: Readonly<Record<Language, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * The options that make it a tournament, the ones that the form for a tournament asks for, and their minimum there.
   */
  readonly tournament?: {
    readonly fixed: PlainOptions;
    readonly asked: PlainOptions;
    readonly least: Readonly<Record<string, number>>;
  };
  /** It is won and lost in teams. */
  readonly teams?: true;
  /** The options with which the game takes no chips from anybody's purse. */
  readonly free?: PlainOptions;
  /** The options of a game that is started with one tap, if they differ: somebody's first should be short, with time to read. */
  readonly firstGame?: PlainOptions;
  /** The options of a table that a shared screen opens, if they differ. */
  readonly aroundScreen?: PlainOptions;
  /** The level of the bots in a game that is started with one tap, if it is not the weakest one. */
  readonly firstBots?: string;
}
