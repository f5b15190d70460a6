import type { AnyBot } from "@tavolata/bots";
import type { AnyGame, Random } from "@tavolata/kernel";
import { playClockedGame } from "./clocked-game.ts";
import { type Played, playGame, type Spectator } from "./game.ts";

/** One game, and who plays it. */
export interface LineUp {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: readonly { readonly bot: AnyBot; readonly level: string | undefined }[];
  readonly chance: Random;
  readonly choices: Random;
}

/** Plays one game that nobody watches. */
export function playLineUp({ game, options, seats, chance, choices }: LineUp): Played {
  const minds = seats.map(({ bot, level }, seat) => bot.sit(level, seat));
  const bots = seats.map(({ bot }) => bot);
  const toPlay = { game, seats: seats.length, options, minds, chance, choices };
  return bots.some(({ attention }) => attention !== undefined)
    ? playClockedGame({ ...toPlay, bots }, nobody())
    : playGame(toPlay, nobody());
}

function nobody(): Spectator {
  const tell = Object.assign(() => {}, { to: () => {} });
  return { tell, gameStarted: () => {}, decision: () => {} };
}
