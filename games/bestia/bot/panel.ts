import type { Bot, Decision } from "@tavolata/bots";
import type { Offer } from "@tavolata/kernel";
import type { Bestia, Card, Move, View } from "../rules/index.ts";
import { cardAt, MOST_SLOTS, packCard, unpackCard } from "./packed.ts";
import { CHARACTERS, remarksOf } from "./remarks.ts";
import { anyOf, seriousAmong } from "./sit-out.ts";
import { listen, type TableTalk } from "./table-talk.ts";
import { isKept, promise, usualSlot, wanted } from "./usual.ts";

interface Temper {
  /** How many more tricks than usual it wants to see in its hand. */
  readonly wants: number;
  /** The most players it comes in blind against. */
  readonly blindAgainst: number;
}

/** Looks at its own cards only: counts the tricks that trumps and aces promise, keeps these, lays the usual card. */
function simple(name: keyof typeof CHARACTERS, temper: Temper): Bot<Bestia> {
  return {
    name,
    levels: [],
    sit: () => ({ decide: (decision) => decideSimply(decision, temper) }),
    remark: remarksOf(CHARACTERS[name]),
  };
}

function decideSimply({ view, offers, random }: Decision<Bestia>, temper: Temper): Move {
  const serious = seriousAmong(offers);
  const [first] = serious;
  if (first === undefined || first.move.type === "back")
    return (first?.move as Move) ?? anyOf(offers, random);
  const seen = view();
  const talk = listen(seen);
  if (seen.phase === "play") return { type: "play", card: usualCard(talk, serious) };
  const open = new Set(serious.map(({ move }) => move.type));
  return declareSimply(seen, talk, temper).find(({ type }) => open.has(type)) ?? anyOf(serious, random);
}

function usualCard({ mine, trick, playing, trumps }: TableTalk, offers: readonly Offer<Move>[]): Card {
  const hand = Int8Array.from({ length: MOST_SLOTS }, (_, i) => mine[i] ?? 0);
  const open = offers.flatMap(({ move }) =>
    move.type === "play" && move.card !== undefined ? [packCard(move.card)] : [],
  );
  const legal = mine.reduce((slots, card, i) => (open.includes(card) ? slots | (1 << i) : slots), 0);
  const isLast = trick.laid + 1 === playing.length;
  return unpackCard(cardAt(hand, usualSlot(hand, 0, legal, trick.led, trick.power, isLast, trumps.suit)));
}

/** What it would say, and what instead if that is not open. */
function declareSimply(view: View, talk: TableTalk, temper: Temper): Move[] {
  const { mine, handSize, turnedUp, trumps, playing } = talk;
  const pass: Move = { type: "pass" };
  if (view.phase === "blind")
    return playing.length <= temper.blindAgainst ? [{ type: "blind" }, pass] : [pass];
  const away = mine.filter((card) => !isKept(card, trumps.suit)).slice(0, talk.stock);
  const exchange: Move = { type: "exchange", cards: away.map(unpackCard) };
  const plays: Move[] = [...(away.length > 0 ? [exchange] : []), { type: "served" }];
  const expects = promise(Int8Array.from(mine), 0, handSize, turnedUp);
  return expects < wanted(playing.length, handSize) + temper.wants ? [pass, ...plays] : [...plays, pass];
}

export const regular = simple("regular", { wants: 0.1, blindAgainst: 0 });

/** Those that the maestro is measured against. */
export const PANEL: readonly Bot<Bestia>[] = [
  regular,
  simple("seasoned", { wants: -0.2, blindAgainst: 0 }),
  simple("bold", { wants: -0.4, blindAgainst: 1 }),
  simple("wary", { wants: 0.4, blindAgainst: 0 }),
];
