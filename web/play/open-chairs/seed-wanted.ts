import type { PublicRoom, Update } from "@tavolata/server/protocol";

/**
 * What the next game is bound to, where this person's part of its chance is still missing. It is given while a game
 * is on only by those who sit at a table that people come to and leave, and who could stand up.
 */
export function seedWantedFor(
  room: PublicRoom,
  chairOffers: Update["chairOffers"],
  person: string | undefined,
): string | null {
  const mine = room.chairs.find((taken) => taken !== null && "person" in taken && taken.person === person);
  if (mine == null || !("person" in mine) || mine.ready) return null;
  const mayStand = chairOffers?.some(({ move }) => move.type === "stand") ?? false;
  return mayStand && room.closing === null ? room.commitment : null;
}
