import type { GameTypes, Language, LessonMoment, Refusal, Typed } from "@tavolata/kernel";

/** What the page asks of the thread that holds rules and words. */
export type LessonRequest = { readonly id: number } & (
  | { readonly type: "about"; readonly game: string; readonly language: Language }
  /** By seats, how everybody is called. */
  | { readonly type: "begin"; readonly game: string; readonly names: readonly string[] }
  | { readonly type: "move"; readonly move: Typed }
  | { readonly type: "ask"; readonly move: Typed }
  | { readonly type: "next" }
  /** The words of the step, in this language. */
  | { readonly type: "words"; readonly language: Language }
);

/** What was asked for, why a move is refused, or what broke; a question that nothing speaks against gets none. */
export interface LessonReply {
  readonly id: number;
  /** What the game is, in a few lines; null where there is no lesson. */
  readonly about?: readonly string[] | null;
  readonly moment?: LessonMoment<GameTypes>;
  readonly words?: string;
  readonly refused?: Refusal;
  readonly fault?: string;
}
