import type { Refusal } from "@tavolata/kernel";
import { refusal } from "../../protocol/index.ts";
import type { Standoff } from "../../store/contract.ts";
import { isPersons, type Room } from "./room.ts";

/** What the house knows of somebody who asks for something at a table, and what it thinks of words. */
export interface Manners {
  readonly standoff: Standoff;
  /** Whether the house wants to read this at a table: what friends may say, strangers may not. */
  isRude(text: string, isOpen: boolean): boolean;
}

export const NO_STANDOFF: Standoff = { muted: [], blocked: [], blockedBy: [] };
export const NO_MANNERS: Manners = { standoff: NO_STANDOFF, isRude: () => false };

/** Open to all in the house. A circle's tables are for the circle. */
export function isOpenTable({
  settings,
  tournament,
  circle,
}: Pick<Room, "settings" | "tournament" | "circle">): boolean {
  return settings.listed === true && tournament === undefined && circle === undefined;
}

/** Those whose table it is: who sits there, has been promised a chair, or hosts. Spectators keep nobody away. */
export function companyAt(room: Pick<Room, "chairs" | "host">): string[] {
  const sitting = room.chairs.flatMap((chair) => {
    if (chair === null) return [];
    if (isPersons(chair)) return chair.person;
    return chair.next ?? [];
  });
  return [...new Set([...sitting, ...(room.host === null ? [] : [room.host])])];
}

/**
 * People of whom one has blocked the other do not come to the same table. Who has blocked somebody may know why; the
 * other one only learns that the table is closed to them, as it might be for any reason. A tournament draws its tables.
 */
export function refuseCompany(room: Room, person: string, { standoff }: Manners): Refusal | undefined {
  if (room.tournament !== undefined) return undefined;
  const others = companyAt(room).filter((one) => one !== person);
  if (others.some((one) => standoff.blockedBy.includes(one))) return refusal("closed-to-you");
  if (others.some((one) => standoff.blocked.includes(one))) return refusal("blocked-here");
  return undefined;
}
