import { type OptionHints, oneOf, type Static, strictObject, Type, timeLimit } from "@tavolata/kernel";

const MILLISECONDS: OptionHints = { unit: "milliseconds" };
const ONLINE: OptionHints = { when: { table: "online" } };

export const Options = strictObject({
  /** BEC-34: online, or around one real table with phones as hands. */
  table: oneOf(["online", "oneTable"], { default: "online" }),
  /** BEC-2: teams are agreed (by where people sit) or drawn with the guild cards. */
  teams: oneOf(["agreed", "drawn"], { default: "agreed" }),
  /** BEC-2: for 6, 8 or 9 players. */
  teamSize: oneOf(["two", "three"], { default: "two" }),
  /** BEC-2: the symbols of the guilds are dealt, or each guild chooses its own. */
  symbols: oneOf(["dealt", "chosen"], { default: "dealt" }),
  /** BEC-31: whether talk and sounds are signals too. */
  voices: Type.Boolean({ default: true }),
  /** BEC-33: "Sguardi". */
  lineOfSight: Type.Boolean({ default: true, ...ONLINE }),

  /** BEC-21 */
  signalChange: Type.Boolean({ default: false }),
  /** BEC-22 */
  freeSignal: Type.Boolean({ default: false }),
  /** BEC-23 */
  calledChickens: Type.Boolean({ default: false }),
  /** BEC-24 */
  pyramid: Type.Boolean({ default: false }),

  /** BEC-36: to pass a card. */
  passSeconds: timeLimit({ default: 20, most: 120 }),
  /** To choose an egg, or its place. */
  chooseSeconds: timeLimit({ default: 20, most: 120 }),
  /** To agree on signals at the beginning. */
  agreeSeconds: timeLimit({ default: 120, most: 600 }),
  /** Between two rounds; without a limit, until everybody is ready. */
  restSeconds: timeLimit({ default: 15, most: 300 }),

  /** BEC-18 */
  lagCreditMs: Type.Integer({ minimum: 0, maximum: 300, default: 150, ...MILLISECONDS }),
  tieMs: Type.Integer({ minimum: 0, maximum: 200, default: 30, ...MILLISECONDS }),
});
export type Options = Static<typeof Options>;
