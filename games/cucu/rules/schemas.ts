import { oneOf, type Static, strictObject, Type, timeLimit } from "@tavolata/kernel";

export const Options = strictObject({
  /** CUC-2 */
  lives: Type.Integer({ minimum: 1, maximum: 5, default: 3 }),
  /** CUC-7 */
  kings: oneOf(["stop", "swap"], { default: "stop" }),
  /** CUC-14 */
  decisionSeconds: timeLimit({ default: 0, most: 300 }),
});
export type Options = Static<typeof Options>;

/** CUC-5 */
export const Move = Type.Union([
  strictObject({ type: Type.Literal("keep") }),
  strictObject({ type: Type.Literal("swap") }),
]);
export type Move = Static<typeof Move>;
