import type { Viewpoint } from "./timeline.ts";

/** Where somebody looks from and at which moment, counted from 1, as a link says it. */
export interface PlaceInGame {
  readonly from: Viewpoint | undefined;
  readonly at: number | undefined;
}

/** "#seat=0&at=12"; what is not understood is as if it were not there. */
export function readPlace(hash: string): PlaceInGame {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = said.get("seat") ?? "";
  const at = whole(said.get("at") ?? "");
  return {
    from: seat === "spectator" || seat === "open" ? seat : whole(seat),
    at: at === 0 ? undefined : at,
  };
}

export function writePlace(from: Viewpoint, at: number): string {
  return `#seat=${from}&at=${at}`;
}

function whole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
