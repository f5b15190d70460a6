import { BOTS as beccatoBots } from "@tavolata/beccato/bot";
import { FIGURES as beccatoFigures } from "@tavolata/beccato/lab";
import { PLAYTHROUGHS as beccatoPlaythroughs } from "@tavolata/beccato/playthroughs";
import { beccato } from "@tavolata/beccato/rules";
import { WORDINGS as beccatoWordings } from "@tavolata/beccato/texts";
import { BOTS as bestiaBots } from "@tavolata/bestia/bot";
import { FIGURES as bestiaFigures } from "@tavolata/bestia/lab";
import { PLAYTHROUGHS as bestiaPlaythroughs } from "@tavolata/bestia/playthroughs";
import { bestia } from "@tavolata/bestia/rules";
import { WORDINGS as bestiaWordings } from "@tavolata/bestia/texts";
import type { AnyBot } from "@tavolata/bots";
import type { GameFigures } from "@tavolata/figures";
import { BOTS as ilContoBots } from "@tavolata/il-conto-prego/bot";
import { FIGURES as ilContoFigures } from "@tavolata/il-conto-prego/lab";
import { PLAYTHROUGHS as ilContoPlaythroughs } from "@tavolata/il-conto-prego/playthroughs";
import { ilContoPrego } from "@tavolata/il-conto-prego/rules";
import { WORDINGS as ilContoWordings } from "@tavolata/il-conto-prego/texts";
import type { AnyGame, GameTypes, Playthrough, Wording } from "@tavolata/kernel";
import { BOTS as piccioniBots } from "@tavolata/piccioni/bot";
import { FIGURES as piccioniFigures } from "@tavolata/piccioni/lab";
import { PLAYTHROUGHS as piccioniPlaythroughs } from "@tavolata/piccioni/playthroughs";
import { piccioni } from "@tavolata/piccioni/rules";
import { WORDINGS as piccioniWordings } from "@tavolata/piccioni/texts";
import { BOTS as schickiMickiBots } from "@tavolata/schicki-micki/bot";
import { FIGURES as schickiMickiFigures } from "@tavolata/schicki-micki/lab";
import { PLAYTHROUGHS as schickiMickiPlaythroughs } from "@tavolata/schicki-micki/playthroughs";
import { schickiMicki } from "@tavolata/schicki-micki/rules";
import { WORDINGS as schickiMickiWordings } from "@tavolata/schicki-micki/texts";

export type Language = "it" | "en";

/** A game with all that is in its folder and that others need. */
export interface GameOfTheHouse {
  readonly rules: AnyGame;
  readonly wordings: Readonly<Record<Language, Wording<GameTypes>>>;
  /** The first one, at its best, plays for people who are gone. */
  readonly bots: readonly AnyBot[];
  readonly figures: GameFigures<GameTypes>;
  readonly playthroughs: Readonly<Record<string, Playthrough<GameTypes>>>;
}

/** The games of the house, in the order in which it shows them. */
export const GAMES: readonly GameOfTheHouse[] = [
  {
    rules: ilContoPrego,
    wordings: ilContoWordings,
    bots: ilContoBots,
    figures: ilContoFigures,
    playthroughs: ilContoPlaythroughs,
  },
  {
    rules: bestia,
    wordings: bestiaWordings,
    bots: bestiaBots,
    figures: bestiaFigures,
    playthroughs: bestiaPlaythroughs,
  },
  {
    rules: schickiMicki,
    wordings: schickiMickiWordings,
    bots: schickiMickiBots,
    figures: schickiMickiFigures,
    playthroughs: schickiMickiPlaythroughs,
  },
  {
    rules: piccioni,
    wordings: piccioniWordings,
    bots: piccioniBots,
    figures: piccioniFigures,
    playthroughs: piccioniPlaythroughs,
  },
  {
    rules: beccato,
    wordings: beccatoWordings,
    bots: beccatoBots,
    figures: beccatoFigures,
    playthroughs: beccatoPlaythroughs,
  },
];

export function findGame(name: string): GameOfTheHouse | undefined {
  return GAMES.find(({ rules }) => rules.name === name);
}
