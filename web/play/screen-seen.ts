import { preference } from "@tavolata/kit";
import type { PublicRoom } from "@tavolata/server/protocol";

/**
 * Whether the person at this device sees the shared screen: somebody far away needs the whole table on their own
 * device.
 */
export const screenIsSeen = preference("screen-seen", ["yes", "no"], "yes");

export function isScreenOn({ screen, people }: PublicRoom): boolean {
  return screen !== null && people.some(({ id, present }) => id === screen && present);
}
