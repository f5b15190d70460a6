import { Avatar, BotAvatar } from "@tavolata/kit/art";
import type { PublicTournamentPlayer } from "@tavolata/server/protocol";
import { botName } from "../lobby/bot-names.ts";
import { connection } from "../state/connection.ts";
import { words } from "../words/index.ts";
import { isPerson } from "./standing.ts";

/** A bot is called here what it is called at its tables. */
export function nameOf(player: PublicTournamentPlayer): string {
  return "nickname" in player.who ? player.who.nickname : botName(player.player);
}

export function isYou(player: PublicTournamentPlayer): boolean {
  return isPerson(player) && player.who.id === connection.person.value?.id;
}

export function Face({ player }: { player: PublicTournamentPlayer }) {
  return "nickname" in player.who ? (
    <Avatar recipe={player.who.avatar} />
  ) : (
    <BotAvatar number={player.player} />
  );
}

/** However long the name is, it can be read who it is. */
export function Name({ player }: { player: PublicTournamentPlayer }) {
  return (
    <span class="who-name">
      <b>{nameOf(player)}</b>
      {isYou(player) ? <i class="visually-hidden"> ({words().me.you})</i> : null}
    </span>
  );
}
