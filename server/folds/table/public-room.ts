import { commitment } from "@tavolata/kernel";
import type { PublicRoom } from "../../protocol/index.ts";
import { publicAwaited } from "../room/awaited.ts";
import { nameIn, namesAt } from "../room/names.ts";
import { isPersons } from "../room/room.ts";
import type { GameAtTables } from "../table-game.ts";
import { chairsAt, clashOf, mayBeRated, minutesOf, refuseBeginning } from "./begin.ts";
import type { TableState } from "./state.ts";

/** The room as everybody at the table may see it: no seeds, no nodes. */
export function publicRoom({ room, play }: TableState, game: GameAtTables): PublicRoom {
  const names = namesAt(room);
  return {
    number: room.number,
    game: room.game,
    options: room.options,
    settings: room.settings,
    ratable: mayBeRated(room, game),
    locked: room.locked,
    host: room.host,
    screen: room.screen,
    code: room.code,
    people: room.people.map(({ id, avatar, nodes }) => ({
      id,
      nickname: nameIn(names, id),
      avatar,
      present: nodes.length > 0,
    })),
    chairs: chairsAt(room, game).map((chair, i) => {
      if (chair === null) return null;
      if (!isPersons(chair)) {
        const { bot, player, next } = chair;
        return {
          bot,
          ...(player === undefined ? {} : { player }),
          ...(next === undefined ? {} : { next }),
        };
      }
      const { person, seed, standIn, topUp } = chair;
      const awaited = publicAwaited(room, i);
      return {
        person,
        ready: seed !== null,
        standIn: standIn !== null,
        ...(awaited === undefined ? {} : { awaited }),
        ...(topUp === undefined ? {} : { topUp }),
      };
    }),
    playing:
      play === null
        ? null
        : {
            number: play.begun.number,
            commitment: play.begun.commitment,
            chairs: play.begun.chairs,
            over: play.over,
            earlier: play.earlier ?? [],
          },
    ended: room.ended,
    commitment: commitment(room.next.serverSeed),
    cannotBegin: refuseBeginning(room, game) ?? null,
    clash: clashOf(room, game) ?? null,
    minutes: minutesOf(room, game) ?? null,
    closed: room.closed,
    closing: room.closing ?? null,
    tournament: room.tournament ?? null,
    circle: room.circle ?? null,
    ...(room.occasion?.season === undefined ? {} : { season: room.occasion.season }),
  };
}
