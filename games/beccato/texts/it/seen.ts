import type { Names } from "@tavolata/kernel";
import type {
  Change,
  Coop,
  Entry,
  Fidget,
  Guild,
  Outcome,
  SeenGaze,
  Shout,
  Signal,
  Source,
} from "../../rules/index.ts";
import type { PlayerLine, TeamLine } from "../shape.ts";
import { and, CARD, cards, counted, EGG, guilds, hand, row, source, symbols } from "./nouns.ts";
import { does } from "./signals.ts";
import { cry, eyes, places, wish } from "./told.ts";

export const view = {
  round: (p: { round: number; dealer: string; passes: number }) =>
    `Manche ${p.round}, mazziere ${p.dealer}; ${counted(p.passes, { one: "passaggio", other: "passaggi" })}.`,
  agreeing: "Le gilde si mettono d'accordo sui segnali.",
  between: "La manche è finita: appena tutti sono a posto si dà la prossima.",
  coop: ({ breed, egg }: Coop) =>
    `Pollaio ${cards[breed]}: ${egg === null ? "vuoto" : `uovo ${symbols[egg]}`}.`,
  eggDeck: (eggs: number) => `Nel mazzo delle uova: ${counted(eggs, EGG)}.`,
  imaginary: (held: number) => `Il pollo immaginario ha ${counted(held, CARD)}.`,
  player: (p: PlayerLine) => `${p.name}, ${guilds[p.guild]}: ${facts(p).join(", ")}.`,
  gaze: (p: { name: string; gaze: SeenGaze }, names: Names) => `${p.name} ${eyes(p.gaze, names)}.`,
  act: (p: { name: string; what: Signal | Fidget }) => `${p.name} ${does[p.what]}.`,
  team: (p: TeamLine) => `${guilds[p.guild]} (${and(p.names)}): ${collected(p)}.`,
  signal: (p: { entry: Entry; row: readonly Signal[] }) =>
    `Il vostro segnale${p.entry === null ? "" : ` per ${cards[p.entry]}`} è: ${row(p.row)}.`,
  noSignal: "La vostra gilda non ha ancora un segnale.",
  proposal: (p: { entry: Entry; row: readonly Signal[]; yes: readonly string[] }) =>
    `Proposta${p.entry === null ? "" : ` per ${cards[p.entry]}`}: ${row(p.row)}; d'accordo ${and(p.yes)}.`,
  change: (p: { request: Change["request"]; yes: readonly string[] }) =>
    `Si chiede di ${wish(p.request)}; d'accordo ${and(p.yes)}.`,
  shout: (p: { name: string; shout: Shout }, names: Names) =>
    `${p.name} ha esclamato «${cry(p.shout, names)}».`,
  chooseEgg: (p: { guild: Guild; sources: readonly Source[] }) =>
    `${guilds[p.guild]} sceglie l'uovo: ${p.sources.map(source).join(", ")}.`,
  chooseSymbol: (p: { guild: Guild; left: readonly Guild[] }) =>
    `${guilds[p.guild]} sceglie il simbolo: ${p.left.map((one) => symbols[one]).join(", ")}.`,
  confers: (guild: Guild) => `${guilds[guild]}: ci si consulta, e le carte aspettano.`,
  chick: "Il pulcino è sul tavolo.",
  choosePlace: (p: { guild: Guild; free: readonly number[] }) =>
    `${guilds[p.guild]} sceglie il posto: ${p.free.map((place) => places[place]).join("; ")}.`,
  outcome: (p: Pick<Outcome, "right"> & { name: string | null }) =>
    p.name === null
      ? "Manche nulla."
      : `La manche è finita: ${p.name} aveva ${p.right ? "ragione" : "torto"}.`,
};

function facts(p: PlayerLine): string[] {
  return [
    p.hand === null ? counted(p.cards, CARD) : hand(p.hand) || counted(0, CARD),
    ...(p.deals ? ["mazziere"] : []),
    ...(p.onTurn ? ["di turno"] : []),
    ...(p.ready ? ["a posto"] : []),
  ];
}

function collected({ eggs, chick }: TeamLine): string {
  const all = eggs.map(({ guild, down, place }) => {
    const where = place === null ? "" : ` ${places[place]}`;
    return `${symbols[guild]}${down ? " coperto" : ""}${where}`;
  });
  const what = [...all, ...(chick ? ["il pulcino in cima"] : [])];
  return what.length === 0 ? counted(0, EGG) : `${counted(eggs.length, EGG)}: ${what.join("; ")}`;
}
