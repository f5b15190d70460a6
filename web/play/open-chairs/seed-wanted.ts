import type { PublicRoom, Update } from "@tavolata/server/protocol";

/**
 * What the next game is bound to, where this person's part of its chance is still missing. Only who sits at a table that
 * people come to and leave gives it while a game is on, and such a person could stand up.
 */
export function seedWantedFor(
  room: PublicRoom,
  house: Update["chairOffers"],
  person: string | undefined,
): string | null {
  const mine = room.chairs.find((taken) => taken !== null && "person" in taken && taken.person === person);
  if (mine == null || !("person" in mine) || mine.ready) return null;
  const mayStand = house?.some(({ move }) => move.type === "stand") ?? false;
  return mayStand && room.closing === null ? room.commitment : null;
}
