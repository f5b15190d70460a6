import { keepList, keptList } from "./kept-list.ts";

const KEY = "tavolata.known-games";

/** Whether somebody has played this game on this device, or learned it: then nobody offers to teach it. */
export function isKnown(game: string): boolean {
  return keptList<string>(KEY).includes(game);
}

export function noteKnown(game: string): void {
  if (!isKnown(game)) keepList(KEY, [...keptList<string>(KEY), game]);
}
