import { agreeing } from "@tavolata/kernel";
import type { Rank } from "../../rules/index.ts";
import type { ExpectedSet, KnownOfCall, WhatNow } from "../shape.ts";
import { CARD, counted, dish, joker, number, theRank } from "./nouns.ts";

const WHAT_NOW: Readonly<Record<WhatNow, string>> = {
  order: "ordina il secondo, se no regali un turno a chi viene dopo",
  raise: "per ora conviene salire, meglio se mostri una carta già vista",
  bill: "se chi ha chiamato non ti convince, chiedi il conto",
};

/** Short sentences for those who play their first game. */
export const coach = {
  bill: "Si scoprono le carte di tutti: contano quelle chiamate, e i Jolly riempiono i vuoti.",
  // Said of nobody in particular: the clock may have called or asked for the bill.
  askedAndLost: (jokers: number) =>
    jokers === 0
      ? "Il conto è stato chiesto, ma la chiamata era vera anche senza Jolly: hai pagato tu."
      : `Il conto è stato chiesto, ma con ${counted(jokers, joker)} la chiamata era vera: ricorda che contano i Jolly di tutti.`,
  askedAndWon: (short: number) => `La chiamata era falsa: ${wasMissing(short)}, e ha pagato chi l'ha fatta.`,
  calledAndLost: (short: number) => `La chiamata era falsa: ${wasMissing(short)}, e hai pagato tu.`,
  calledAndWon: "La chiamata era vera: ha pagato chi ha chiesto il conto.",

  open: "Apri tu: ordina una carta sola, di un rango che hai, e mostrala.",
  openHigh: (highest: Rank) =>
    `Più chiami alto, meno resta da speziare agli altri: il tuo rango più alto è ${theRank(highest)}.`,
  openWithJokers: "Hai solo Jolly: ordina il rango che vuoi e mostrane uno.",

  sure: "La chiamata è vera di sicuro: le carte che servono le conosci già tutte.",
  sureSo: {
    order: "Non chiedere il conto, lo perderesti: ordina il secondo.",
    raise: "Non chiedere il conto, lo perderesti: spezia o abbonda.",
  },
  impossible: "La chiamata non può essere vera: per completarla non restano abbastanza carte.",
  impossibleSo: "Chiedi il conto: lo vinci di sicuro.",
  known: ({ called, needed, hidden, withJokers }: KnownOfCall) => {
    const known = feminine(called - needed);
    const among = hidden === 1 ? "l'unica coperta" : `fra le ${number(hidden)} coperte`;
    const others = needed === 1 ? "l'altra deve" : `le altre ${number(needed)} devono`;
    return `Di ${number(called)} carte chiamate ne conosci ${known}${withJokers ? ", Jolly compresi" : ""}: ${others} essere ${among}.`;
  },
  odds: (p: { tenths: number; now: WhatNow }) =>
    `A giudicare solo dalle carte che conosci, è vera ${often(p.tenths)}: ${WHAT_NOW[p.now]}.`,
  expected: ({ inPlay, size, top, above }: ExpectedSet) => {
    const called = dish(top);
    const verdict = top.count === 1 ? "ci sta" : above ? "sono già sopra la media" : "ci stanno";
    return `Con ${number(inPlay)} carte in gioco il gruppo più grande di carte uguali è in media di ${decimal(size)}, Jolly compresi: ${called} ${verdict}.`;
  },

  discard: "Scarta per prime le carte basse e spaiate; tieni quelle che vanno in coppia e i Jolly.",
  discardUnseen: "Gli scarti restano coperti, e al conto non valgono.",
  jokerUnderSaldo: "Con il Saldo il Jolly si può anche mostrare: vale per qualsiasi rango.",

  waitForDiscards: "Gli altri stanno scartando: quello che buttano via non lo vede nessuno.",
  waitForOpening: "Chi apre ordina una carta sola e la mostra: da lì si può solo salire.",
  inPlay: (p: { inPlay: number; size: number }) =>
    `In gioco ci sono ${number(p.inPlay)} carte: il gruppo più grande di carte uguali è in media di ${decimal(p.size)}, Jolly compresi.`,
  shownCards:
    "Guarda le carte mostrate: ci sono di sicuro, anche quando tornano in mano a chi le ha mostrate.",
  youAreNext: "Il prossimo turno è tuo: pensa già a quale carta mostrare.",
  watching: "Da qui vedi solo le carte mostrate: prova a indovinare chi sta bluffando.",
  over: "Rivedi l'ultimo conto: le carte di tutti sono scoperte.",
};

function wasMissing(short: number): string {
  return `${agreeing(short, "mancava", "mancavano")} ${counted(short, CARD)}`;
}

/** "una" of them, "due" of them: cards are feminine. */
function feminine(n: number): string {
  return n === 1 ? "una" : number(n);
}

function often(tenths: number): string {
  if (tenths === 0) return "quasi mai";
  if (tenths === 10) return "quasi sempre";
  return `circa ${tenths === 1 ? "una volta" : `${number(tenths)} volte`} su dieci`;
}

function decimal(size: number): string {
  return size.toFixed(1).replace(".", ",");
}
