import { type Static, strictObject, Type, timeLimit } from "@tavolata/kernel";

export const Options = strictObject({
  /** CON-2 */
  handSize: Type.Union([Type.Literal(6), Type.Literal(5)], { default: 6 }),
  /** CON-20: where nothing is said, two for each player, or under Saldo or Omaggi no limit. */
  hands: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** CON-21 */
  oste: Type.Boolean({ default: false }),
  /** CON-23 */
  saldo: Type.Boolean({ default: false }),
  /** CON-25 */
  omaggi: Type.Boolean({ default: false }),
  omaggiTarget: Type.Integer({ minimum: 1, maximum: 12, default: 3, when: { omaggi: true } }),
  /** CON-30 */
  turnSeconds: timeLimit({ default: 0, most: 600 }),
});
export type Options = Static<typeof Options>;
