import { Face, Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { refusalFor } from "../catalogue/refusals.ts";
import { roomWords } from "../lobby/room-words/index.ts";
import { sittingOn, unreadyIn, waitingInWords } from "../lobby/who.ts";
import { games } from "../state/offered.ts";
import { words } from "../words/index.ts";
import { screenWords } from "./words/index.ts";

/** Who sits where, large, and who is ready. */
export function ChairsOnScreen({ room }: { room: PublicRoom }) {
  const { lobby } = words();
  return (
    <ul class="tv-chairs" data-many={room.chairs.length > 8}>
      {room.chairs.map((taken, at) => {
        const sitting = sittingOn(room, at);
        if (sitting === undefined) {
          return (
            <li key={String(at)} class="tv-chair" data-free="true">
              <span class="tv-face" />
              <span>{lobby.free}</span>
            </li>
          );
        }
        const { name, avatar, isBot, present } = sitting;
        const isReady = isBot || (taken !== null && "ready" in taken && taken.ready);
        return (
          <li key={String(at)} class="tv-chair" data-away={!present}>
            <span class="tv-face">
              <Face avatar={avatar} isBot={isBot} />
            </span>
            <strong>{name}</strong>
            {isReady ? (
              <span class="tv-ready" role="img" aria-label={lobby.isReady}>
                <Icon name="check" class="icon" />
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The one thing the table waits for. */
export function waitingFor(room: PublicRoom): string {
  const screen = screenWords();
  const people = room.chairs.filter((taken) => taken !== null && "person" in taken);
  if (people.length === 0) return screen.nobody;
  const least = games.value?.find(({ name }) => name === room.game)?.seats.min ?? 0;
  const missing = least - room.chairs.filter((taken) => taken !== null).length;
  if (missing > 0) return roomWords().missing(missing);
  if (room.cannotBegin !== null) return refusalFor(room.game, room.cannotBegin);
  const unready = unreadyIn(room);
  if (unready.length === 0) return screen.everybodyReady;
  if (unready.length === people.length) return screen.sayReady;
  return waitingInWords(unready);
}
