import { agreeing, type Names } from "@tavolata/kernel";
import {
  type Ending,
  type FinalScore,
  type Guild,
  HIDDEN,
  type Move,
  type Request,
  type Shout,
  type Sign,
  type Word,
} from "../../rules/index.ts";
import { ranked } from "../grammar.ts";
import type { EventOf, EventTexts, MoveTexts } from "../shape.ts";
import {
  and,
  CARD,
  cards,
  colours,
  counted,
  guilds,
  hand,
  POINT,
  row,
  source,
  symbols,
  to,
} from "./nouns.ts";
import { does, signals } from "./signals.ts";

/** The places of a pyramid, from the base up. */
export const places = [
  "in basso a sinistra",
  "in basso al centro",
  "in basso a destra",
  "nel mezzo a sinistra",
  "nel mezzo a destra",
  "in cima",
];

export const events: EventTexts = {
  begins: ({ teams, coops, dealer }, names) => {
    const all = teams.map(({ guild, seats }) => `${guilds[guild]}: ${and(seats.map(names))}`);
    const eggs = coops.map(({ breed, egg }) => `${cards[breed]} (${egg === null ? "vuoto" : symbols[egg]})`);
    return `${all.join("; ")}. I pollai con le loro uova: ${and(eggs)}. Il primo mazziere è ${names(dealer)}.`;
  },
  signal: ({ entry, row: agreed }) => `Il vostro segnale${forEntry(entry)}: ${row(agreed)}.`,
  symbolTaken: ({ symbol }) => `Un simbolo è scelto: ${symbols[symbol]}.`,
  agreeing: () => "Ogni gilda si mette d'accordo in segreto sui suoi segnali.",
  proposed: ({ seat, entry, row: proposal }, names) =>
    `${names(seat)} propone come segnale${forEntry(entry)}: ${row(proposal)}.`,
  accepted: ({ seat, entry }, names) => `${names(seat)} è d'accordo sul segnale${forEntry(entry)}.`,
  ready: ({ seat }, names) => `Per ${names(seat)} si può cominciare.`,
  roundBegins: ({ round, dealer }, names) => `Manche ${round}: dà le carte ${names(dealer)}.`,
  dealt: ({ seat, hand: held }, names) => {
    const known = held.filter((card) => card !== HIDDEN);
    const what = known.length === held.length ? hand(known) : counted(held.length, CARD);
    return seat === "imaginary" ? `Al pollo immaginario vanno ${what}.` : `${names(seat)} riceve ${what}.`;
  },
  passed: ({ from, to: taker, card, byClock }, names) => {
    const whom = taker === "imaginary" ? "al pollo immaginario" : to(names(taker));
    return `${byClock ? `Per ${names(from)} l'orologio` : names(from)} passa ${oneCard(card)} ${whom}.`;
  },
  drew: ({ seat, card }, names) => `${names(seat)} pesca ${oneCard(card)} dal pollo immaginario.`,
  performs: ({ seat, what }, names) => `${names(seat)} ${does[what]}.`,
  letsGo: ({ seat }, names) => `${names(seat)} sta per smettere.`,
  seen: ({ seat, what }, names) => `${names(seat)} ${does[what]}.`,
  heard: ({ seat, kind }, names) => `${names(seat)} ${does[kind]}.`,
  stirs: ({ seat }, names) => `Qualcosa si è mosso dalle parti di ${names(seat)}.`,
  stops: ({ seat }, names) => `${names(seat)} smette.`,
  looks: ({ seat, at }, names) => `${names(seat)} sposta lo sguardo su ${names(at)}.`,
  eyes: ({ seat, gaze }, names) => `${names(seat)} ${eyes(gaze, names)}.`,
  shouted: ({ seat, shout }, names) => `${names(seat)} esclama: «${cry(shout, names)}».`,
  tookBack: ({ seat }, names) => `${names(seat)} si ferma in tempo.`,
  settled: (event, names) =>
    [
      verdict(event, names),
      ...event.hands.map(({ seat, hand: held }) => `${names(seat)} mostra ${hand(held)}.`),
      ...event.late.map((seat) => `${names(seat)} arriva tardi.`),
    ].join(" "),
  choosing: ({ guild, sources, places: free, symbols: left }) =>
    left.length > 0
      ? `${guilds[guild]}: quale simbolo? ${left.map((one) => symbols[one]).join(", ")}.`
      : sources.length > 0
        ? `${guilds[guild]}: quale uovo? ${sources.map(source).join(", ")}.`
        : `${guilds[guild]}: dove va l'uovo? ${free.map((place) => places[place]).join(", ")}.`,
  took: ({ guild, from, egg }) =>
    egg === null
      ? `${guilds[guild]}: il pulcino in cima alla piramide.`
      : `${guilds[guild]}: un uovo ${source(from)}, ${symbols[egg]}.`,
  filled: ({ breed, egg }) => `Sul pollaio ${cards[breed]} va un uovo nuovo: ${symbols[egg]}.`,
  placed: ({ guild, place }) => `${guilds[guild]}: l'uovo va ${places[place]}.`,
  roundOver: ({ dealer }, names) => `La manche è finita; la prossima la dà ${names(dealer)}.`,
  asked: ({ seat, request }, names) => `${names(seat)} vorrebbe ${wish(request)}.`,
  confirmed: ({ seat }, names) => `${names(seat)} è d'accordo.`,
  declined: ({ seat }, names) => `${names(seat)} preferisce di no.`,
  said: ({ seat, word }, names) => `${names(seat)}, solo alla gilda: «${words[word]}».`,
  confers: ({ guild }) => `${guilds[guild]}: ci si consulta, e le carte aspettano.`,
  conferred: ({ guild }) => `${guilds[guild]}: deciso.`,
  signalChanged: ({ guild, egg }) => `${guilds[guild]}: l'uovo ${egg + 1} si gira, e il segnale cambia.`,
  gameOver: ({ endedBy, scores }) => `${ended[endedBy]} ${ranking(scores)}`,
  revealed: ({ secrets }, names) =>
    secrets
      .map(({ guild, signals: had, signs }) =>
        [
          signalWas(guild, had.map((one) => `${row(one.row)}${forEntry(one.entry)}`).join("; ") || "nessuno"),
          ...signs.map((sign) => made(sign, names)),
        ].join(" "),
      )
      .join(" "),
};

/** BEC-39: a real signal, and who made it out. */
export function made({ round, seat, what, after, times, seenBy, missedBy }: Sign, names: Names): string {
  const saw =
    seenBy.length === 0
      ? "non se ne accorge nessuno"
      : `se ne ${agreeing(seenBy, "accorge", "accorgono")} ${and(seenBy.map(names))}`;
  const missed =
    seenBy.length === 0 || missedBy.length === 0
      ? ""
      : `; sfugge ${and(missedBy.map((one) => to(names(one))))}`;
  return `Manche ${round}, dopo ${Math.round(after / 1000)} s: ${names(seat)} ${does[what]}${times > 1 ? ` (${times} volte)` : ""}; ${saw}${missed}.`;
}

/** BEC-38 */
export const words: Readonly<Record<Word, string>> = {
  change: "Cambiamo segnale?",
  keep: "Teniamo questo",
  seenThrough: "Ci hanno capito!",
  youPropose: "Proponi tu",
  hide: "Nascondiamolo meglio",
  wait: "Aspettiamo prima di gridare",
  bluff: "Facciamo più finte",
  yes: "Sì!",
  no: "No",
};

function forEntry(entry: EventOf<"signal">["entry"]): string {
  return entry === null ? "" : ` per ${cards[entry]}`;
}

function oneCard(card: EventOf<"passed">["card"]): string {
  return card === HIDDEN ? "una carta" : hand([card]);
}

export function eyes(gaze: EventOf<"eyes">["gaze"], names: Names): string {
  if (gaze === "cards") return "guarda le sue carte";
  return gaze === "moving" ? "sposta lo sguardo" : `guarda ${names(gaze)}`;
}

/** What is shouted. */
export function cry(shout: Shout, names: Names): string {
  if (shout.type === "beccato") return `Beccato, ${names(shout.accused)}!`;
  if (shout.type === "chicchirichi") return "Chicchirichì!";
  return shout.breed === undefined
    ? "Coccodé!"
    : `Coccodé, ${cards[shout.breed]}, il pollo ${colours[shout.breed]}!`;
}

export function verdict({ seat, right, tris }: EventOf<"settled">, names: Names): string {
  if (seat === null) return "Nessuno ha esclamato: la manche è nulla.";
  const found = tris.length === 0 ? "" : `, tris di ${and(tris.map((breed) => cards[breed]))}`;
  return `${names(seat)} ha ${right ? "ragione" : "torto"}${found}.`;
}

/** What a guild is asked to do; follows "would like to". */
export function wish(request: Request): string {
  const egg = `girando l'uovo ${request.egg + 1}`;
  if (request.type === "drawSignal") return `pescare un altro segnale, ${egg}`;
  if (request.type === "turnEgg") return `cambiare segnale a voce, ${egg}`;
  return `cambiare il segnale${forEntry(request.entry)}, ${egg}: ${row(request.row)}`;
}

/** BEC-39 */
export function signalWas(guild: Guild, signal: string): string {
  return `Segnale della ${guilds[guild]}: ${signal}.`;
}

export const ended = {
  sixEggs: "Sei uova: la partita è finita.",
  noEggs: "Non ci sono più uova: la partita è finita.",
  noShouts: "Nessuno esclama più niente: la partita è finita.",
} satisfies Record<Ending, string>;

export function ranking(scores: readonly FinalScore[]): string {
  const all = ranked(scores).map(({ rank, guild, points, levels, outOfCount }) => {
    const how = levels === null ? "" : ` (${levels.join(" + ")})`;
    const what = outOfCount ? "fuori dal conto" : `${counted(points, POINT)}${how}`;
    return `${rank}° ${guilds[guild]}, ${what}`;
  });
  return `Classifica: ${all.join("; ")}.`;
}

export const movers = { house: "La casa", screen: "Lo schermo" };

export const moves: MoveTexts = {
  pass: ({ who, card }) => `${who} passa ${hand([card])}`,
  coccode: ({ who, breed }) => `${who} esclama «Coccodé${breed === undefined ? "" : `, ${cards[breed]}`}!»`,
  beccato: ({ who, whom }) => `${who} esclama «Beccato, ${whom}!»`,
  chicchirichi: ({ who }) => `${who} esclama «Chicchirichì!»`,
  takeBack: ({ who }) => `${who} si trattiene`,
  perform: ({ who, signal }) => `${who}: ${signals[signal]}`,
  release: ({ who }) => `${who} smette`,
  look: ({ who, whom }) => `${who} sposta lo sguardo su ${whom}`,
  take: ({ who, from }) => `${who} prende ${from === "chick" ? "" : "l'uovo "}${source(from)}`,
  place: ({ who, place }) => `${who} mette l'uovo ${places[place]}`,
  takeSymbol: ({ who, symbol }) => `${who} sceglie il simbolo: ${symbols[symbol]}`,
  propose: ({ who, entry, row: proposal }) => `${who} propone un segnale${forEntry(entry)}: ${row(proposal)}`,
  accept: ({ who, entry }) => `${who} accetta il segnale${forEntry(entry)}`,
  ready: ({ who }) => `${who} è a posto`,
  say: ({ who, word }) => `${who} dice alla gilda: «${words[word]}»`,
  drawSignal: ({ who, ...request }) => `${who} chiede di ${wish(request)}`,
  changeSignal: ({ who, ...request }) => `${who} chiede di ${wish(request)}`,
  turnEgg: ({ who, ...request }) => `${who} chiede di ${wish(request)}`,
  confirm: ({ who }) => `${who} conferma`,
  decline: ({ who }) => `${who} dice di no`,
};

/** The names of the kinds of move, where moves are listed. */
export const kinds = {
  pass: "Passare una carta",
  coccode: "Coccodé",
  beccato: "Beccato",
  chicchirichi: "Chicchirichì",
  takeBack: "Trattenersi",
  perform: "Fare un segnale",
  release: "Smettere",
  look: "Guardare",
  take: "Prendere un uovo",
  place: "Mettere l'uovo",
  takeSymbol: "Scegliere il simbolo",
  propose: "Proporre un segnale",
  accept: "Accettare",
  ready: "Si può cominciare",
  say: "Dire alla gilda",
  drawSignal: "Pescare un altro segnale",
  changeSignal: "Cambiare segnale",
  turnEgg: "Girare un uovo",
  confirm: "Confermare",
  decline: "Dire di no",
} satisfies Record<Move["type"], string>;
