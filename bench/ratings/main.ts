import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { shownRating } from "@tavolata/figures";
import { GAMES, type LoadedGame } from "@tavolata/games";
import { type Measured, measureBots } from "./measure.ts";

const USAGE = `Ratings of people and bots:

  rebuild     works out everybody's again, from who played which rated game
  bots        lets the bots of each game play each other and prints what they are worth
                --game <game>     only this one
                --games <number>  how many games of each (2000)
                --seconds <s>     for how long at most, for each game (600)
                --seed <number>   which games (1)
                --write           puts the table into games/<game>/bot/ratings.ts, from where servers read it`;

function printed({ ratings, played, games, seats }: Measured): void {
  console.log(`${games} games with ${seats} players`);
  const rows = Object.entries(ratings).map(([bot, rating]) => {
    const { value, plusMinus } = shownRating(rating);
    return [bot, { rating: value, plusMinus, games: played[bot] ?? 0 }] as const;
  });
  console.table(Object.fromEntries(rows.sort(([, a], [, b]) => b.rating - a.rating)));
}

function write({ manifest }: LoadedGame, { ratings, games, seats }: Measured, command: string): void {
  const rows = Object.entries(ratings).map(
    ([bot, { mu, sigma }]) => `  "${bot}": { mu: ${mu.toFixed(2)}, sigma: ${sigma.toFixed(2)} },\n`,
  );
  const day = new Date().toISOString().slice(0, 10);
  const text = `import type { BotRatings } from "@tavolata/bots";

/**
 * What the bots are worth against each other. Measured on ${day} in ${games} games with ${seats} players:
 * \`${command}\`
 */
export const RATINGS: BotRatings = {
${rows.join("")}};
`;
  writeFileSync(new URL(`../../games/${manifest.name}/bot/ratings.ts`, import.meta.url), text);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: "string" },
      games: { type: "string", default: "2000" },
      seconds: { type: "string", default: "600" },
      seed: { type: "string", default: "1" },
      write: { type: "boolean", default: false },
    },
  });
  if (positionals[0] === "rebuild") {
    await import("../../server/ratings-main.ts");
    return;
  }
  const games = GAMES.filter(({ manifest }) =>
    values.game === undefined ? manifest.template !== true : manifest.name === values.game,
  );
  if (positionals.join() !== "bots" || games.length === 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  for (const game of games) {
    console.log(game.manifest.title);
    const measured = measureBots(game, {
      games: Number(values.games),
      seconds: Number(values.seconds),
      seed: Number(values.seed),
    });
    printed(measured);
    const command = `npm run ratings -- bots --game ${game.manifest.name} --games ${measured.games} --seed ${values.seed}`;
    if (values.write) write(game, measured, command);
  }
}

await main();
