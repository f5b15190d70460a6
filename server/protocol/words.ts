import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";

/** What a client calls one of its requests: a repeat with the same id gets the first answer. */
export const RequestId = Type.String({ pattern: "^[A-Za-z0-9_.:-]{1,40}$" });

/** Unguessable, and the only way to a table: anyone who has it may come in. */
export const TableId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });
export const PersonId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });
export const ShortCode = Type.String({ pattern: "^[A-Z]{6}$" });

const PRINTABLE = "[^\\p{C}]";
/** Neither control characters nor spaces, nor letters that nobody can see. */
const VISIBLE = "[^\\p{C}\\s\\u115F\\u1160\\u2800\\u3164\\uFFA0]";
const BLANK = "[\\p{Zs}\\u115F\\u1160\\u2800\\u3164\\uFFA0\\u200D]";

/** No script needs more than three marks on a letter, and a tower of them would reach over other people's lines. */
const NO_TOWERS = "(?!.*\\p{M}{4})";

/** Visible text on one line: it begins and ends with something that can be seen; joiners hold emoji together. */
export const Nickname = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: `^${NO_TOWERS}${VISIBLE}((${PRINTABLE}|\\u200D)*${VISIBLE})?$`,
});
/** The name of a drawing or its recipe; screens know what it means. */
export const Avatar = Type.String({ pattern: "^[a-z0-9-]{1,40}$" });
export const ChatText = Type.String({
  minLength: 1,
  maxLength: 200,
  // No character is both blank and visible, so that no text takes long to match.
  pattern: `^${NO_TOWERS}${BLANK}*${VISIBLE}(${PRINTABLE}|\\u200D)*$`,
});
/** What a player adds to chance: any text, best drawn by their own device. */
export const PlayerSeed = Type.String({ pattern: "^[!-~]{1,64}$" });

export const Index = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Whole cents. */
export const Chips = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** Who may watch a game without a seat. */
const SPECTATORS = ["none", "public", "after"] as const;
/** What happens to the seat of a player who is gone: a bot plays on for them, or the table waits for them. */
const AWAY = ["bot", "wait"] as const;
/** How long bots appear to think. */
export const PACES = ["human", "quick"] as const;

export const LANGUAGES = ["any", "it", "en"] as const;

/** How well people play whom a table is meant for. Nobody is kept out: it is what its host says. */
export const SKILLS = ["any", "beginners", "experienced"] as const;

export const Settings = strictObject({
  spectators: oneOf(SPECTATORS, { default: "public" }),
  away: oneOf(AWAY, { default: "bot" }),
  pace: oneOf(PACES, { default: "human" }),
  chat: Type.Boolean({ default: true }),
  /** Whether games here count for ratings; those at tables where people come and go with chips never do. */
  rated: Type.Boolean({ default: false }),
  /** Whether the house shows the table to everybody: then anyone may come, and bots make room. */
  listed: Type.Boolean({ default: false }),
  /** What people speak there. */
  language: oneOf(LANGUAGES, { default: "any" }),
  skill: oneOf(SKILLS, { default: "any" }),
});
export type Settings = Static<typeof Settings>;

/** Settings of which any part may be left out. */
export const SomeSettings = Type.Partial(Settings, { additionalProperties: false });
export type SomeSettings = Static<typeof SomeSettings>;
