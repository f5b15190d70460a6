import type { PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { sittingOn } from "../lobby/who.ts";
import { lazy } from "../shell/lazy.tsx";

const CardOf = lazy(async () => (await import("../people/card/card.tsx")).CardOf);

/** Who sits there, beyond what the game itself has to say of them. */
export function aboutSeat(room: PublicRoom, seat: number, table: string): ComponentChildren {
  const id = sittingOn(room, room.playing?.chairs[seat] ?? -1)?.person;
  return id ? <CardOf key={id} id={id} game={room.game} table={table} /> : null;
}
