import { houseAddress } from "../state/offered.ts";

/** Where a table is found from outside; with another page, a tournament. */
export function addressOf(id: string, page: "t" | "e" = "t"): string {
  return `${houseAddress.value}/${page}/${id}`;
}
