import type { Names } from "@tavolata/kernel";
import type { Card, Laid } from "../../rules/index.ts";
import { bySeat } from "../../rules/index.ts";
import type { CardWords } from "../card-words.ts";
import { amountsOf, placesOf } from "../grammar.ts";
import type { Ending, HandOver, PlayerLine, Wait, WaitingFor } from "../shape.ts";
import { and, CARD, chips, counted, TRICK, to } from "./nouns.ts";

export const viewWith = ({ card, cards, suits }: CardWords) => ({
  hand: (p: { hand: number; level: number; dealer: string }) =>
    `Smazzata ${p.hand}, livello ${p.level + 1}, dà le carte ${p.dealer}.`,
  money: (p: { ante: number; pot: number; bestia: number }) =>
    `Invito ${chips(p.ante)}, piatto ${chips(p.pot)}, bestia ${chips(p.bestia)}.`,
  pot: (pot: number) => (pot === 0 ? "Il piatto è vuoto." : `Nel piatto: ${chips(pot)}.`),
  trump: (p: { card: Card; stock: number }) =>
    `Briscola ${suits[p.card[1] as keyof typeof suits]}, scoperto: ${card(p.card)}; nel mazzo ${counted(p.stock, CARD)}.`,
  levels: (p: { minutes: number; antes: readonly number[] }) =>
    `I livelli durano ${p.minutes === 1 ? "un minuto" : `${p.minutes} minuti`}: l'invito sale a ${p.antes.map(chips).join(", poi ")}, e così via.`,
  compulsory: "Giro obbligato: nessuno può passare.",
  toDeclare: (name: string) => `Tocca ${to(name)}: passo, servito o cambio.`,
  toComeInBlind: (name: string) => `Tocca ${to(name)}: entra al buio o resta fuori.`,
  toPlay: (name: string) => `Tocca ${to(name)}: gioca una carta.`,
  trick: (laid: readonly Laid[], names: Names) =>
    `In tavola: ${laid.map((one) => `${names(one.seat)} ${card(one.card)}`).join(", ")}.`,
  between: "Fra poco si danno le carte.",
  waiting: (waitingFor: WaitingFor) =>
    waitingFor === "players" ? "Si aspettano altri giocatori." : "Si aspetta che qualcuno torni dal sit-out.",
  closing: "La partita si chiude appena il piatto è vuoto.",
  player: (p: PlayerLine) => `${p.name}: ${facts(p).join(", ")}.`,
  ownHand: (p: { name: string; cards: readonly Card[] }) => `Le carte di ${p.name}: ${cards(p.cards)}.`,
  ownDiscards: (p: { name: string; cards: readonly Card[] }) => `Gli scarti di ${p.name}: ${cards(p.cards)}.`,
  lastHand: (last: HandOver, names: Names) => {
    const won = amountsOf(last.won).map((share) => `${names(share.seat)} ${chips(share.chips)}`);
    const took = won.length === 0 ? "il piatto è rimasto" : `vinto da ${and(won)}`;
    const bestie = last.bestie.length === 0 ? "" : `; in bestia ${and(last.bestie.map(names))}`;
    return `Smazzata ${last.hand}, piatto ${chips(last.pot)}: ${took}${bestie}.`;
  },
  ended: {
    hands: "Le smazzate previste sono state giocate.",
    closed: "La partita è stata chiusa.",
    lastLeft: "Al torneo è rimasto un solo giocatore.",
    deserted: "Al tavolo non c'era più nessuno: il piatto è stato diviso.",
  } satisfies Record<Ending, string>,
  result: (result: { places: readonly number[]; scores: readonly number[] }, names: Names) =>
    `Classifica: ${placesOf(result)
      .map(
        ({ place, seats }) =>
          `${place}° ${and(seats.map((seat) => `${names(seat)} (${chips(bySeat(result.scores, seat))})`))}`,
      )
      .join(", ")}.`,
});

const WAITS: Readonly<Record<Wait, string>> = {
  pot: "entra quando il piatto è vuoto",
  hand: "gioca dalla prossima smazzata",
};

function facts(p: PlayerLine): string[] {
  return [
    `credito ${chips(p.credit)}`,
    ...(p.waits === null ? [] : [WAITS[p.waits]]),
    ...declared(p),
    ...(p.sitOut ? ["in sit-out finché non torna"] : []),
    ...(p.sitOutNext ? ["in sit-out dalla prossima smazzata, finché non torna"] : []),
    ...(p.leaving ? ["si alza a fine smazzata"] : []),
  ];
}

function declared(p: PlayerLine): string[] {
  const tricks = counted(p.tricks, TRICK);
  switch (p.declaration) {
    case null:
      return [];
    case "silent":
      return ["deve parlare"];
    case "pass":
      return ["passa"];
    case "served":
      return ["servito", tricks];
    case "blind":
      return ["al buio", tricks];
    case "exchange":
      return [`ha cambiato ${counted(p.exchanged, CARD)}`, tricks];
  }
}
