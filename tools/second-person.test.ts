import { GAMES } from "@tavolata/games";
import { type GameTypes, heard, type Language } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opened, playRandomly } from "../kernel/check/drive.ts";
import { tablesOf } from "../kernel/check/tables.ts";
import { namesFor, toListener } from "../web/plain/second-person/index.ts";

const LISTENER = 1;
const NAMES = ["Ada", "Bea", "Elio", "Ciro", "Ugo", "Gina", "Ivo", "Lea", "Dino", "Fede"];
const names = namesFor(LISTENER, (seat) => NAMES[seat] ?? "");

/** What nobody says to somebody. */
const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  it: [
    /\u{E000}/u,
    /(?<!\p{L})(?:di|da|a|per|con|su) tu(?!\p{L})/u,
    /(?<!\p{L})tu (?:ha|è|va|gioca|passa|prende|chiama|mostra)(?!\p{L})/iu,
    /(?<!\p{L})(?:ha|è|dà le carte|apre|perde|vince) tu(?!\p{L})/iu,
    /Bea (?:ha|è|gioca|passa|riceve|pesca|scarta|chiama|sceglie|mostra)(?!\p{L})/u,
  ],
  en: [
    /\u{E000}/u,
    /\bYou (?:has|is|was)\b/i,
    /\byou (?!as\b|always\b|this\b|guess\b|pass\b|discuss\b)\w+[^s\W]s\b(?! of)/i,
    /\byour[,.;:]/i,
    /\bBea (?:has|is|plays|passes|draws|discards|calls|chooses|shows)\b/,
  ],
};

describe.each(GAMES.map((game) => [game.rules.name, game] as const))("%s", (_, { rules, wordings }) => {
  it.each(["it", "en"] as const)("speaks to the person who listens, in %s", (language) => {
    const wording = wordings[language];
    const wrong = new Set<string>();
    const check = (sentence: string, as: "told" | "invited") => {
      const said = toListener(language, "Bea", sentence, as);
      // Where several are told of together, or somebody is called by name, the name stays.
      const isKept = /«[^»]*Bea|“[^”]*Bea|(?:,| ed?| and) Bea|Bea(?:,| ed?| and) /.test(said);
      if (!isKept && NEVER[language].some((never) => never.test(said))) wrong.add(said);
    };
    const look = ({ standing, told }: ReturnType<typeof opened<GameTypes>>) => {
      const view = rules.view(standing.state, LISTENER);
      for (const event of heard(told, LISTENER)) check(wording.event(event, names, view), "told");
      for (const line of wording.view(view, names)) check(line, "told");
      for (const { move, open } of rules.moves(standing.state, LISTENER, { now: 0, actedAt: 0 })) {
        if (open === undefined) check(wording.move(LISTENER, move, names, view), "invited");
      }
    };
    fc.assert(
      fc.property(tablesOf(rules, undefined), (table) => {
        look(opened(rules, table));
        playRandomly(rules, table, 80, () => look);
      }),
      { numRuns: 6, seed: 5 },
    );
    expect([...wrong]).toEqual([]);
  });
});
