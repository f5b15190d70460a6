import type { Texts } from "../it.ts";
import type { PlayerLine, TeamLine } from "../shape.ts";
import { and, CARD, cards, counted, EGG, guilds, hand, row, source, symbols } from "./nouns.ts";
import { does } from "./signals.ts";
import { cry, eyes, places, wish } from "./told.ts";

export const view: Texts["view"] = {
  round: (p) =>
    `Round ${p.round}, dealer ${p.dealer}; ${counted(p.passes, { one: "pass", other: "passes" })}.`,
  agreeing: "The guilds are agreeing on their signals.",
  between: "The round is over: the next one is dealt as soon as everybody is ready.",
  coop: ({ breed, egg }) => `${cards[breed]} coop: ${egg === null ? "empty" : `${symbols[egg]} egg`}.`,
  eggDeck: (eggs) => `In the deck of eggs: ${counted(eggs, EGG)}.`,
  imaginary: (held) => `The imaginary chicken has ${counted(held, CARD)}.`,
  player: (p) => `${p.name}, ${guilds[p.guild]}: ${facts(p).join(", ")}.`,
  gaze: (p, names) => `${p.name} ${eyes(p.gaze, names)}.`,
  act: (p) => `${p.name} ${does[p.what]}.`,
  team: (p) => `${guilds[p.guild]} (${and(p.names)}): ${collected(p)}.`,
  signal: (p) => `Your signal${p.entry === null ? "" : ` for ${cards[p.entry]}`} is: ${row(p.row)}.`,
  noSignal: "Your guild has no signal yet.",
  proposal: (p) =>
    `Proposed${p.entry === null ? "" : ` for ${cards[p.entry]}`}: ${row(p.row)}; in favour: ${and(p.yes)}.`,
  change: (p) => `Somebody asked to ${wish(p.request)}; in favour: ${and(p.yes)}.`,
  shout: (p, names) => `${p.name} has shouted “${cry(p.shout, names)}”`,
  chooseEgg: (p) => `${guilds[p.guild]} chooses an egg: ${p.sources.map(source).join(", ")}.`,
  chooseSymbol: (p) =>
    `${guilds[p.guild]} chooses its symbol: ${p.left.map((one) => symbols[one]).join(", ")}.`,
  confers: (guild) => `${guilds[guild]}: they're conferring, and the deal waits.`,
  chick: "The chick is on the table.",
  choosePlace: (p) =>
    `${guilds[p.guild]} chooses a place: ${p.free.map((place) => places[place]).join("; ")}.`,
  outcome: (p) =>
    p.name === null
      ? "The round is void."
      : `The round is over: ${p.name} was ${p.right ? "right" : "wrong"}.`,
};

function facts(p: PlayerLine): string[] {
  return [
    p.hand === null ? counted(p.cards, CARD) : hand(p.hand) || counted(0, CARD),
    ...(p.deals ? ["dealer"] : []),
    ...(p.onTurn ? ["on turn"] : []),
    ...(p.ready ? ["ready"] : []),
  ];
}

function collected({ eggs, chick }: TeamLine): string {
  const all = eggs.map(({ guild, down, place }) => {
    const where = place === null ? "" : ` ${places[place]}`;
    return `${symbols[guild]}${down ? " face down" : ""}${where}`;
  });
  const what = [...all, ...(chick ? ["the chick on top"] : [])];
  return what.length === 0 ? counted(0, EGG) : `${counted(eggs.length, EGG)}: ${what.join("; ")}`;
}
