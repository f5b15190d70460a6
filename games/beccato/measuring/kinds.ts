import { pick } from "@tavolata/kernel";
import { GESTURES, VOICES } from "../rules/index.ts";
import type { Sitter } from "./table.ts";

/** The same player, who proposes to the team nothing but voices, or nothing but gestures (BEC-22). */
export function agreeingOn({ bot, level }: Sitter, loud: boolean): Sitter {
  return {
    level,
    bot: {
      ...bot,
      sit(name) {
        const mind = bot.sit(name);
        const decide = mind.decide.bind(mind);
        mind.decide = (decision) => {
          const move = decide(decision);
          if (move.type !== "propose") return move;
          return { ...move, row: [pick(loud ? VOICES : GESTURES, decision.random)] };
        };
        return mind;
      },
    },
  };
}
