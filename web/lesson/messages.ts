import type { GameTypes, LessonMoment, Refusal, Typed } from "@tavolata/kernel";

/** What the page asks of the thread that holds the rules. */
export type LessonRequest = { readonly id: number } & (
  | { readonly type: "begin"; readonly game: string }
  | { readonly type: "move"; readonly move: Typed }
  | { readonly type: "ask"; readonly move: Typed }
  | { readonly type: "next" }
);

/** Where the lesson stands, why a move is refused, or what broke; a question that nothing speaks against gets none. */
export interface LessonReply {
  readonly id: number;
  readonly moment?: LessonMoment<GameTypes>;
  readonly refused?: Refusal;
  readonly fault?: string;
}
