import { agreeing, capitalized } from "@tavolata/kernel";
import type { Guild } from "../../rules/index.ts";
import type { Texts } from "../it.ts";
import { and, guilds, number } from "./nouns.ts";

const FEW = 2;

function theGuild(guild: Guild): string {
  return `the ${guilds[guild]}`;
}

export const prompt: Texts["prompt"] = {
  agree: "Agree on a signal",
  accept: (who) => `${who} proposes a signal: all right?`,
  proposed: (missing) => `Proposed: waiting for ${and(missing)}`,
  agreed: "You have a signal: tap “Ready to begin”",
  agreeing: "The guilds are agreeing in secret",
  pass: ({ who, whom }) =>
    who === null
      ? `Your turn: pass a card to ${whom ?? "the imaginary chicken"}`
      : `${who}'s turn: keep your eyes open`,
  passedByClock: ({ card, whom }) => `Time's up: your ${card} goes to ${whom ?? "the imaginary chicken"}`,
  shouted: ({ who, cry }) => `${who === null ? "You shouted" : `${who} shouts`} “${cry}”`,
  egg: (guild) => (guild === null ? "An egg for you: which one?" : `${theGuild(guild)} chooses an egg`),
  symbol: (guild) =>
    guild === null ? "Which symbol does your guild take?" : "Another guild chooses its symbol",
  twoTris: (who) => (who === null ? "Two tris: which egg?" : `Two tris: ${who} chooses`),
  confers: (all) =>
    `${capitalized(and(all.map(theGuild)))} ${agreeing(all, "is", "are")} conferring: the deal waits`,
  place: (guild) =>
    guild === null ? "Where in your pyramid does the egg go?" : `${theGuild(guild)} chooses a place`,
  change: (who) => `${who} would like another signal: do you confirm?`,
  next: (alone) => `The round is over: ${alone ? "all wait for you, " : ""}tap “Go on”`,
  awaits: (missing) =>
    missing.length > FEW ? `Waiting for ${number(missing.length)} more` : `Waiting for ${and(missing)}`,
  over: ({ you, guilds: first }) => {
    const winners = and(first.map(theGuild));
    if (first.length > 1) return `Game over: ${winners} are tied`;
    return `Game over: ${you ? "you win!" : `${winners} wins`}`;
  },
};
