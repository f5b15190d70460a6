/** BEC-1: the guilds, and the symbols on the eggs. */
export const GUILDS = ["coin", "cactus", "ring", "fork"] as const;
export type Guild = (typeof GUILDS)[number];

/** Teams have their guilds in this order. */
export function guildOf(team: number): Guild {
  const guild = GUILDS[team];
  if (guild === undefined) throw new RangeError(`there is no guild for team ${team}`);
  return guild;
}

const EGGS_OF_A_GUILD = 7;

export function allEggs(): Guild[] {
  return GUILDS.flatMap((guild) => Array<Guild>(EGGS_OF_A_GUILD).fill(guild));
}

/** BEC-19: this many end the game, and make a pyramid. */
export const ENOUGH_EGGS = 6;

/** An egg (_uovo_) that a team has. */
export interface Egg {
  guild: Guild;
  /** BEC-21: turned face down to pay for a new signal; worth nothing, but still an egg. */
  down: boolean;
  /** BEC-26: its place in the pyramid; null where there is no pyramid, or until the egg has been placed. */
  place: number | null;
}

export interface Collection {
  readonly guild: Guild;
  readonly eggs: readonly Egg[];
  /** BEC-29: the chick sits on top of the pyramid. */
  readonly chick: boolean;
}

export function sizeOf({ eggs, chick }: Collection): number {
  return eggs.length + (chick ? 1 : 0);
}

/** BEC-20, BEC-21 */
export function worthOf(egg: Pick<Egg, "guild" | "down">, guild: Guild): number {
  if (egg.down) return 0;
  return egg.guild === guild ? 2 : 1;
}

/** BEC-20: what breaks a tie. */
export function ownEggs({ guild, eggs }: Collection): number {
  return eggs.filter((egg) => egg.guild === guild && !egg.down).length;
}
