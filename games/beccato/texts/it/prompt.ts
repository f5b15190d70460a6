import { agreeing, capitalized } from "@tavolata/kernel";
import type { Guild } from "../../rules/index.ts";
import type { Who } from "../shape.ts";
import { and, guilds, number, to } from "./nouns.ts";

/** Up to this many players are named. */
const FEW = 2;

function theGuild(guild: Guild): string {
  return `la ${guilds[guild]}`;
}

function awaited(missing: readonly string[]): string {
  return `si ${agreeing(missing, "aspetta", "aspettano")} ${and(missing)}`;
}

/** One sentence above the hand, without a full stop. */
export const prompt = {
  agree: "Mettetevi d'accordo su un segnale",
  accept: (who: string) => `${who} propone un segnale: ti va?`,
  proposed: (missing: readonly string[]) => `La proposta è fatta: ${awaited(missing)}`,
  agreed: "Il segnale c'è: tocca «Si può cominciare»",
  agreeing: "Le gilde si accordano in segreto",
  /** `whom` is null for the imaginary chicken. */
  pass: (p: { who: Who; whom: string | null }) => {
    if (p.who !== null) return `Tocca ${to(p.who)}: occhi aperti`;
    return `Tocca a te: passa una carta ${p.whom === null ? "al pollo immaginario" : to(p.whom)}`;
  },
  /** The clock has passed the watcher's card. */
  passedByClock: (p: { card: string; whom: string | null }) =>
    `Tempo scaduto: la carta ${p.card} va ${p.whom === null ? "al pollo immaginario" : to(p.whom)}`,
  shouted: (p: { who: Who; cry: string }) =>
    `${p.who === null ? "Hai esclamato" : `${p.who} esclama`} «${p.cry}»`,
  egg: (guild: Guild | null) =>
    guild === null ? "Un uovo per voi: quale?" : `L'uovo lo sceglie ${theGuild(guild)}`,
  symbol: (guild: Guild | null) =>
    guild === null ? "Quale simbolo prende la vostra gilda?" : "Un'altra gilda sceglie il suo simbolo",
  twoTris: (who: Who) => (who === null ? "Due tris: quale uovo?" : `Due tris: sceglie ${who}`),
  confers: (all: readonly Guild[]) =>
    `Si ${agreeing(all, "consulta", "consultano")} ${and(all.map(theGuild))}: le carte aspettano`,
  place: (guild: Guild | null) =>
    guild === null
      ? "Dove va l'uovo nella vostra piramide?"
      : `Il posto per l'uovo lo sceglie ${theGuild(guild)}`,
  change: (who: string) => `${who} vorrebbe cambiare segnale: confermi?`,
  /** `alone` once everybody else is ready. */
  next: (alone: boolean) => `Manche finita: ${alone ? "aspettano te, " : ""}tocca «Avanti»`,
  awaits: (missing: readonly string[]) =>
    missing.length > FEW ? `Ne mancano ancora ${number(missing.length)}` : capitalized(awaited(missing)),
  over: (p: { you: boolean; guilds: readonly Guild[] }) => {
    if (p.guilds.length > 1) return `Partita finita: pari merito, ${and(p.guilds.map(theGuild))}`;
    return `Partita finita: ${p.you ? "avete vinto voi!" : `vince ${and(p.guilds.map(theGuild))}`}`;
  },
};
