import type { GameTypes, Language, LessonMoment, Refusal, Typed } from "@tavolata/kernel";

/** What the page asks of the thread that holds rules and words. */
export type LessonRequest = { readonly id: number } & (
  | { readonly type: "cover"; readonly game: string; readonly language: Language }
  /** By seats, how everybody is called. */
  | { readonly type: "begin"; readonly game: string; readonly names: readonly string[] }
  | { readonly type: "move"; readonly move: Typed }
  | { readonly type: "ask"; readonly move: Typed }
  | { readonly type: "next" }
  /** The words of the step, in this language. */
  | { readonly type: "words"; readonly language: Language }
);

/** What a lesson says around its steps. */
export interface LessonCover {
  /** What the game is, in a few lines. */
  readonly about: readonly string[];
  /** How a real game differs, in one. */
  readonly inRealGames?: string;
}

/** What was asked for, why a move is refused, or what broke; a question that nothing speaks against gets none. */
export interface LessonReply {
  readonly id: number;
  /** Null where there is no lesson. */
  readonly cover?: LessonCover | null;
  readonly moment?: LessonMoment<GameTypes>;
  readonly words?: string;
  readonly refused?: Refusal;
  readonly fault?: string;
}
