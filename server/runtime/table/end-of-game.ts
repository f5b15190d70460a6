import { findBot } from "@tavolata/bots";
import type { Instant } from "@tavolata/kernel";
import type { Room } from "../../folds/room/room.ts";
import type { FoldedEntry } from "../../folds/table/fold-entry.ts";
import type { EntryPosition } from "../../folds/table/fold-step.ts";
import type { Player } from "../../folds/table/sitter.ts";
import type { Play } from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import type { CircleGame, EndedSeat, GameEnd } from "../../store/contract.ts";

/** What the house keeps of a game that has just ended: where it is found, and who played it. */
export function endOf(play: Play, game: GameAtTables, room: Room, { seq, at }: EntryPosition): GameEnd {
  const { begun, first, players = [] } = play;
  const result = room.ended.find(({ id }) => id === begun.id)?.result ?? null;
  const teams = game.rules.teams?.(play.standing.state);
  const seatOf = (player: Player, isLast: boolean): EndedSeat => {
    const { seat, isGone } = player;
    const isPerson = "person" in player;
    // Nobody finished a seat that is free in the end.
    const place = (isLast && result?.places[seat]) || null;
    return {
      seat,
      person: isPerson ? player.person : null,
      nickname: isPerson ? player.nickname : null,
      avatar: isPerson ? player.avatar : null,
      bot: isPerson ? null : botWithLevel(game, player.bot),
      team: teams?.[seat] ?? null,
      place,
      score: place === null ? null : (result?.scores[seat] ?? null),
      isGone,
    };
  };
  return {
    id: begun.id,
    log: room.table,
    first,
    last: seq,
    result: result && JSON.stringify(result),
    game: room.game,
    ended: at,
    rated: begun.rated ?? false,
    seats: players.map((player, i) => seatOf(player, players[i + 1]?.seat !== player.seat)),
  };
}

/**
 * The games that have ended here for a circle; a tournament ends as a whole. One that was given up has no result, but it
 * gives the circle's chips back that an earlier game at this table has taken.
 */
export function circleGamesIn(
  { state: { room }, ended }: Pick<FoldedEntry, "state" | "ended">,
  at: Instant,
): { readonly circleGames?: readonly CircleGame[] } {
  const { circle, occasion, tournament } = room;
  if (circle === undefined || tournament !== undefined) return {};
  const { evening, season = null } = occasion ?? {};
  const finished = ended.filter(({ begun }) =>
    room.ended.some(({ id, result }) => id === begun.id && (result !== null || season !== null)),
  );
  if (finished.length === 0) return {};
  return {
    circleGames: finished.map(({ begun }) => ({
      id: begun.id,
      circle,
      kind: "game",
      log: room.table,
      ended: at,
      evening: evening?.key ?? null,
      season,
    })),
  };
}

/** A level that nobody named is the bot's best. */
function botWithLevel({ bots }: GameAtTables, typed: string): string {
  const { bot, level } = findBot(bots, typed);
  if (bot === undefined) return typed;
  return level === undefined ? bot.name : `${bot.name}:${level}`;
}
