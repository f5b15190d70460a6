import { type Bot, randomBot } from "@tavolata/bots";
import { GAMES as ALL } from "@tavolata/games/playable";
import type { GameTypes } from "@tavolata/kernel";

/** Bots as games have them: the first one plays for people who are gone, and one has levels. They play at random. */
const WITH_LEVELS: Bot<GameTypes> = { ...randomBot, name: "levelled", levels: ["easy", "normal", "strong"] };
const WITHOUT: Bot<GameTypes> = { ...randomBot, name: "plain" };

function findTemplate() {
  const found = ALL.find(({ manifest }) => manifest.template);
  if (found === undefined) throw new Error("there is no template among the games");
  return { ...found, bots: [WITH_LEVELS, WITHOUT] };
}

/** The game that new ones are copied from, with bots of all kinds: for tests of what every game has. */
export const TEMPLATE = findTemplate();
export const TEMPLATE_NAME = TEMPLATE.manifest.name;

/** What a test's server plays, unless the test brings something else: all games, the template with these bots. */
export const GAMES = ALL.map((game) => (game.manifest.template ? TEMPLATE : game));
