import type { Names } from "@tavolata/kernel";
import { type FinalScore, HIDDEN, type Request, type Shout } from "../../rules/index.ts";
import { ranked } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { EventOf } from "../shape.ts";
import {
  and,
  CARD,
  cards,
  colours,
  counted,
  guilds,
  hand,
  place as ordinal,
  POINT,
  row,
  source,
  symbols,
} from "./nouns.ts";
import { does, signals } from "./signals.ts";

export const places: Texts["places"] = [
  "at the bottom, on the left",
  "at the bottom, in the middle",
  "at the bottom, on the right",
  "in the middle, on the left",
  "in the middle, on the right",
  "on top",
];

export const events: Texts["events"] = {
  begins: ({ teams, coops, dealer }, names) => {
    const all = teams.map(({ guild, seats }) => `${guilds[guild]}: ${and(seats.map(names))}`);
    const eggs = coops.map(({ breed, egg }) => `${cards[breed]} (${egg === null ? "empty" : symbols[egg]})`);
    return `${all.join("; ")}. The coops with their eggs: ${and(eggs)}. The first dealer is ${names(dealer)}.`;
  },
  signal: ({ entry, row: agreed }) => `Your signal${forEntry(entry)}: ${row(agreed)}.`,
  symbolTaken: ({ symbol }) => `A symbol is chosen: ${symbols[symbol]}.`,
  agreeing: () => "Every guild agrees on its signals in secret.",
  proposed: ({ seat, entry, row: proposal }, names) =>
    `${names(seat)} proposes a signal${forEntry(entry)}: ${row(proposal)}.`,
  accepted: ({ seat, entry }, names) => `${names(seat)} agrees to the signal${forEntry(entry)}.`,
  ready: ({ seat }, names) => `${names(seat)} is ready.`,
  roundBegins: ({ round, dealer }, names) => `Round ${round}: ${names(dealer)} deals.`,
  dealt: ({ seat, hand: held }, names) => {
    const known = held.filter((card) => card !== HIDDEN);
    const what = known.length === held.length ? hand(known) : counted(held.length, CARD);
    return `${seat === "imaginary" ? "The imaginary chicken" : names(seat)} gets ${what}.`;
  },
  passed: ({ from, to: taker, card, byClock }, names) => {
    const whom = taker === "imaginary" ? "the imaginary chicken" : names(taker);
    return byClock
      ? `The clock passes ${oneCard(card)} from ${names(from)} to ${whom}.`
      : `${names(from)} passes ${oneCard(card)} to ${whom}.`;
  },
  drew: ({ seat, card }, names) => `${names(seat)} draws ${oneCard(card)} from the imaginary chicken.`,
  performs: ({ seat, what }, names) => `${names(seat)} ${does[what]}.`,
  letsGo: ({ seat }, names) => `${names(seat)} is about to stop.`,
  seen: ({ seat, what }, names) => `${names(seat)} ${does[what]}.`,
  heard: ({ seat, kind }, names) => `${names(seat)} ${does[kind]}.`,
  stirs: ({ seat }, names) => `Something moved near ${names(seat)}.`,
  stops: ({ seat }, names) => `${names(seat)} stops.`,
  looks: ({ seat, at }, names) => `${names(seat)} turns to look at ${names(at)}.`,
  eyes: ({ seat, gaze }, names) => `${names(seat)} ${eyes(gaze, names)}.`,
  shouted: ({ seat, shout }, names) => `${names(seat)} shouts: “${cry(shout, names)}”`,
  tookBack: ({ seat }, names) => `${names(seat)} stops just in time.`,
  settled: (event, names) =>
    [
      verdict(event, names),
      ...event.hands.map(({ seat, hand: held }) => `${names(seat)} shows ${hand(held)}.`),
      ...event.late.map((seat) => `${names(seat)} is too late.`),
    ].join(" "),
  choosing: ({ guild, sources, places: free, symbols: left }) =>
    left.length > 0
      ? `${guilds[guild]}: which symbol? ${left.map((one) => symbols[one]).join(", ")}.`
      : sources.length > 0
        ? `${guilds[guild]}: which egg? ${sources.map(source).join(", ")}.`
        : `${guilds[guild]}: where does the egg go? ${free.map((place) => places[place]).join("; ")}.`,
  took: ({ guild, from, egg }) =>
    egg === null
      ? `${guilds[guild]}: the chick on top of the pyramid.`
      : `${guilds[guild]}: an egg ${source(from)}, ${symbols[egg]}.`,
  filled: ({ breed, egg }) => `A new egg goes on the ${cards[breed]} coop: ${symbols[egg]}.`,
  placed: ({ guild, place }) => `${guilds[guild]}: the egg goes ${places[place]}.`,
  roundOver: ({ dealer }, names) => `The round is over; ${names(dealer)} deals the next one.`,
  asked: ({ seat, request }, names) => `${names(seat)} would like to ${wish(request)}.`,
  confirmed: ({ seat }, names) => `${names(seat)} agrees.`,
  declined: ({ seat }, names) => `${names(seat)} would rather not.`,
  said: ({ seat, word }, names) => `${names(seat)}, to the guild only: “${words[word]}”`,
  confers: ({ guild }) => `${guilds[guild]}: they're conferring, and the deal waits.`,
  conferred: ({ guild }) => `${guilds[guild]}: decided.`,
  signalChanged: ({ guild, egg }) =>
    `${guilds[guild]}: egg ${egg + 1} is turned face down, and the signal changes.`,
  gameOver: ({ endedBy, scores }) => `${ended[endedBy]} ${ranking(scores)}`,
  revealed: ({ secrets }, names) =>
    secrets
      .map(({ guild, signals: had, signs }) =>
        [
          signalWas(guild, had.map((one) => `${row(one.row)}${forEntry(one.entry)}`).join("; ") || "none"),
          ...signs.map((sign) => made(sign, names)),
        ].join(" "),
      )
      .join(" "),
};

export const made: Texts["made"] = ({ round, seat, what, after, times, seenBy, missedBy }, names) => {
  const saw = seenBy.length === 0 ? "nobody notices" : `noticed by ${and(seenBy.map(names))}`;
  const missed =
    seenBy.length === 0 || missedBy.length === 0 ? "" : `; missed by ${and(missedBy.map(names))}`;
  return `Round ${round}, after ${Math.round(after / 1000)} s: ${names(seat)} ${does[what]}${times > 1 ? ` (${times} times)` : ""}; ${saw}${missed}.`;
};

export const words: Texts["words"] = {
  change: "Another signal?",
  keep: "Let's keep this one.",
  seenThrough: "They've seen through us!",
  youPropose: "You propose one.",
  hide: "Let's hide it better.",
  wait: "Let's wait before we shout.",
  bluff: "Let's bluff more.",
  yes: "Yes!",
  no: "No.",
};

function forEntry(entry: EventOf<"signal">["entry"]): string {
  return entry === null ? "" : ` for ${cards[entry]}`;
}

function oneCard(card: EventOf<"passed">["card"]): string {
  return card === HIDDEN ? "a card" : hand([card]);
}

export function eyes(gaze: EventOf<"eyes">["gaze"], names: Names): string {
  if (gaze === "cards") return "looks at the cards in hand";
  return gaze === "moving" ? "looks away" : `looks at ${names(gaze)}`;
}

export function cry(shout: Shout, names: Names): string {
  if (shout.type === "beccato") return `Beccato, ${names(shout.accused)}!`;
  if (shout.type === "chicchirichi") return "Chicchirichì!";
  return shout.breed === undefined
    ? "Coccodé!"
    : `Coccodé, ${cards[shout.breed]}, the ${colours[shout.breed]} one!`;
}

export function verdict({ seat, right, tris }: EventOf<"settled">, names: Names): string {
  if (seat === null) return "Nobody shouted: the round is void.";
  const found = tris.length === 0 ? "" : `, three ${and(tris.map((breed) => cards[breed]))}`;
  return `${names(seat)} is ${right ? "right" : "wrong"}${found}.`;
}

export function wish(request: Request): string {
  const egg = `for egg ${request.egg + 1}`;
  if (request.type === "drawSignal") return `draw another signal ${egg}`;
  if (request.type === "turnEgg") return `change the signal by word of mouth ${egg}`;
  return `change the signal${forEntry(request.entry)} ${egg}: ${row(request.row)}`;
}

export const signalWas: Texts["signalWas"] = (guild, signal) => `Signal of the ${guilds[guild]}: ${signal}.`;

export const ended: Texts["ended"] = {
  sixEggs: "Six eggs: the game is over.",
  noEggs: "No eggs left: the game is over.",
  noShouts: "Nobody shouts any more: the game is over.",
};

export function ranking(scores: readonly FinalScore[]): string {
  const all = ranked(scores).map(({ rank, guild, points, levels, outOfCount }) => {
    const how = levels === null ? "" : ` (${levels.join(" + ")})`;
    const what = outOfCount ? "out of the count" : `${counted(points, POINT)}${how}`;
    return `${ordinal(rank)} ${guilds[guild]}, ${what}`;
  });
  return `Ranking: ${all.join("; ")}.`;
}

export const movers: Texts["movers"] = { house: "The house", screen: "The screen" };

export const moves: Texts["moves"] = {
  pass: ({ who, card }) => `${who} passes ${hand([card])}`,
  coccode: ({ who, breed }) => `${who} shouts “Coccodé${breed === undefined ? "" : `, ${cards[breed]}`}!”`,
  beccato: ({ who, whom }) => `${who} shouts “Beccato, ${whom}!”`,
  chicchirichi: ({ who }) => `${who} shouts “Chicchirichì!”`,
  takeBack: ({ who }) => `${who} takes it back`,
  perform: ({ who, signal }) => `${who}: ${signals[signal]}`,
  release: ({ who }) => `${who} stops`,
  look: ({ who, whom }) => `${who} turns to look at ${whom}`,
  take: ({ who, from }) => `${who} takes ${from === "chick" ? "" : "the egg "}${source(from)}`,
  place: ({ who, place }) => `${who} puts the egg ${places[place]}`,
  takeSymbol: ({ who, symbol }) => `${who} chooses the symbol: ${symbols[symbol]}`,
  propose: ({ who, entry, row: proposal }) => `${who} proposes a signal${forEntry(entry)}: ${row(proposal)}`,
  accept: ({ who, entry }) => `${who} accepts the signal${forEntry(entry)}`,
  ready: ({ who }) => `${who} is ready`,
  say: ({ who, word }) => `${who} tells the guild: “${words[word]}”`,
  drawSignal: ({ who, ...request }) => `${who} asks to ${wish(request)}`,
  changeSignal: ({ who, ...request }) => `${who} asks to ${wish(request)}`,
  turnEgg: ({ who, ...request }) => `${who} asks to ${wish(request)}`,
  confirm: ({ who }) => `${who} confirms`,
  decline: ({ who }) => `${who} says no`,
};

export const kinds: Texts["kinds"] = {
  pass: "Pass a card",
  coccode: "Coccodé",
  beccato: "Beccato",
  chicchirichi: "Chicchirichì",
  takeBack: "Take it back",
  perform: "Make a signal",
  release: "Stop",
  look: "Look",
  take: "Take an egg",
  place: "Place the egg",
  takeSymbol: "Choose the symbol",
  propose: "Propose a signal",
  accept: "Accept",
  ready: "Ready",
  say: "Tell the guild",
  drawSignal: "Draw another signal",
  changeSignal: "Change the signal",
  turnEgg: "Turn an egg",
  confirm: "Confirm",
  decline: "Say no",
};
