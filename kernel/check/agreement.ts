import type { Language } from "../manifest.ts";

/** The names that sentences are tried with: some begin with letters that change the word before them. */
export const AGREEMENT_NAMES = ["Ada", "Bea", "Elio", "Ciro", "Ugo", "Gina", "Ivo", "Lea", "Dino", "Fede"];

const NAME = `(?:${AGREEMENT_NAMES.join("|")})`;
const SOME_NAMES = `${NAME}(?:, ${NAME})*`;

/** What no sentence may say, with the reason. */
const NEVER: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  it: [
    [
      /(?<![\d.,°/])\b1 (?:secondi|minuti|carte|punti|giocatori|mosse|uova|vite|errori|bot nuovi)\b/,
      "one of many",
    ],
    [
      /\b(?:un|una) (?:secondi|minuti|carte|prese|punti|giocatori|mosse|uova|azioni|trofei)\b/i,
      "one of many",
    ],
    [
      /\b(?:resta|manca|mancava|basta|bastava|serve|si scarta)(?: ancora| solo| esattamente)* (?:due|tre|quattro|cinque|[2-9]|\d\d+)\b/i,
      "a verb of one before many",
    ],
    [
      /\b(?:restano|mancano|mancavano|bastano|servono|si scartano)(?: ancora| solo| esattamente)* (?:un|uno|una|1|nessun\w*)\b/i,
      "a verb of many before one",
    ],
    [/(?<!\bnon )\b(?:resta|manca|restano|mancano)(?: ancora| solo)* nessun/i, "something that none of does"],
    [
      new RegExp(
        `\\b(?:si aspetta|manca|resta|vince|perde|va|ha preso carte|si consulta) (?:anche )?${SOME_NAMES} ed? ${NAME}`,
        "i",
      ),
      "a verb of one before several",
    ],
    [
      new RegExp(
        `\\b(?:si aspettano|mancano|restano|vincono|perdono|vanno) (?:anche )?${NAME}(?!,| ed? )`,
        "i",
      ),
      "a verb of many before one",
    ],
    [
      new RegExp(`${SOME_NAMES} ed? ${NAME} (?:ha|resta|va|vince|prende|perde|è)\\b`),
      "a verb of one after several",
    ],
    [/\ba A(?:da)\b/, "“a” before an a"],
    [/ e E(?:lio)\b/, "“e” before an e"],
  ],
  en: [
    [
      /(?<![\d.,/–])\b1 (?:seconds|minutes|cards|points|players|moves|eggs|lives|errors|pigeons|rounds)\b/,
      "one of many",
    ],
    [
      /\bone (?:cards|tricks|points|players|moves|eggs|actions|pigeons|trophies|jokers|hands|passes)\b/i,
      "one of many",
    ],
    [
      /\b(?:two|three|[2-9]) (?:card|trick|point|player|move|egg|action(?! card)|pigeon|hand|joker)\b/i,
      "many of one",
    ],
    [/\bonly no\b|\bexactly no\b|\bzero cards\b/i, "how none is said"],
    [
      new RegExp(`${SOME_NAMES} and ${NAME} (?:still )?(?:is|has|gets|wins|loses|takes|goes)\\b`),
      "a verb of one after several",
    ],
    [
      new RegExp(`(?<!and |, )\\b${NAME} (?:still )?(?:are|have|get|win|lose|take|go)\\b`),
      "a verb of many after one",
    ],
  ],
};

/** What in a sentence does not agree with how many there are; undefined where all of it does. */
export function disagreement(sentence: string, language: Language): string | undefined {
  const found = NEVER[language].find(([wrong]) => wrong.test(sentence));
  return found === undefined ? undefined : `has ${found[1]}: ${JSON.stringify(sentence)}`;
}
