import { type Collection, type Egg, type Guild, worthOf } from "./eggs.ts";

/** BEC-26: three at the base, two in the middle, one on top, each level counted from the left. */
export const LEVELS: readonly (readonly number[])[] = [[0, 1, 2], [3, 4], [5]];
export const TOP = 5;

/** For each place, the two places below it. */
const BELOW: readonly (readonly number[])[] = [[], [], [], [0, 1], [1, 2], [3, 4]];

/** BEC-27: how many guild cards a team has, and so how many gaps it can fill at the end. */
const GUILD_CARDS = 3;
/** BEC-29 */
const CHICK = 5;

export function takenPlaces({ eggs, chick }: Collection): Set<number> {
  const places = new Set(eggs.flatMap(({ place }) => (place === null ? [] : [place])));
  if (chick) places.add(TOP);
  return places;
}

/** BEC-26: free, and on the base or above two cards. */
export function openPlaces(collection: Collection): number[] {
  const taken = takenPlaces(collection);
  return BELOW.flatMap((below, place) =>
    !taken.has(place) && below.every((under) => taken.has(under)) ? [place] : [],
  );
}

/** BEC-29 */
export function lacksOnlyTheTop(collection: Collection): boolean {
  return takenPlaces(collection).size === TOP && openPlaces(collection)[0] === TOP;
}

/** BEC-29: the chick lies on the table until a guild takes it. */
export function isChickFree(table: {
  readonly options: { readonly pyramid: boolean };
  readonly teams: readonly { readonly chick: boolean }[];
}): boolean {
  return table.options.pyramid && !table.teams.some(({ chick }) => chick);
}

type Laid = Egg | "guildCard" | "chick";

/** What a finished pyramid is worth: the points of each level from the base up; null for a team out of the count. */
export function levelPoints(collection: Collection): number[] | null {
  if (takenPlaces(collection).size < TOP + 1 - GUILD_CARDS) return null;
  return LEVELS.map((places) =>
    pointsOfLevel(
      places.map((place) => laidAt(collection, place)),
      collection.guild,
    ),
  );
}

/** BEC-27: places still free at the end get a guild card. */
function laidAt({ eggs, chick }: Collection, place: number): Laid {
  return eggs.find((egg) => egg.place === place) ?? (chick && place === TOP ? "chick" : "guildCard");
}

/** BEC-28 */
function pointsOfLevel(cards: readonly Laid[], guild: Guild): number {
  const points = cards.reduce((sum, card) => sum + pointsOfCard(card, guild), 0);
  const guilds = new Set(cards.map((card) => guildOf(card, guild)));
  const isOfOneGuild = guilds.size === 1 && !guilds.has(null);
  return isOfOneGuild || cards.length === 1 ? 2 * points : points;
}

function pointsOfCard(card: Laid, guild: Guild): number {
  if (card === "chick") return CHICK;
  return card === "guildCard" ? 0 : worthOf(card, guild);
}

/** BEC-28: a face-down egg has no guild, and neither has the chick. */
function guildOf(card: Laid, guild: Guild): Guild | null {
  if (card === "chick") return null;
  if (card === "guildCard") return guild;
  return card.down ? null : card.guild;
}
