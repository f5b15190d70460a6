import type { Phase } from "../phases.ts";

const SHOUTS =
  "Se un compagno ha un tris esclama «Coccodé»; se pensi che ce l'abbia un avversario, «Beccato» e il suo nome. Con quattro Serama in mano, «Chicchirichì». Chi sbaglia regala uova.";

export const phases = {
  agreeing:
    "La vostra stanza è privata: proponete un segnale, e vale quando tutta la gilda lo ha accettato. Chi non si accorda in tempo ne riceve uno a caso.",
  round: `Chi ha quattro carte ne passa una a sinistra. I gesti li vede solo chi sta guardando chi li fa; parole e suoni arrivano a tutti. ${SHOUTS}`,
  openRound: `Chi ha quattro carte ne passa una a sinistra. A questo tavolo tutti vedono tutti i gesti. ${SHOUTS}`,
  realRound: `Chi ha quattro carte ne passa una a sinistra. I segnali li fate voi, dal vero; il telefono tiene le carte e sente chi esclama prima. ${SHOUTS}`,
  shouted: "Vale chi ha esclamato per primo. Se il tris c'è l'uovo va alla sua gilda, altrimenti alle altre.",
  symbol: "Ogni gilda ha un simbolo: le uova con quello le valgono due punti, le altre uno.",
  egg: "L'uovo lo sceglie chiunque della gilda. Un uovo della vostra gilda vale due punti, gli altri uno.",
  place:
    "La piramide si fa dal basso: un uovo sta sopra solo se sotto ce ne sono due. Un piano tutto di una gilda vale il doppio, e la cima vale sempre il doppio.",
  between:
    "Appena tutti sono a posto si danno le carte. Se i segnali si cambiano, la gilda ora può girare un suo uovo e averne un altro.",
} satisfies Record<Phase, string>;
