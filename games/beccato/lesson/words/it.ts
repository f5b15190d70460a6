import type { LessonWords } from "@tavolata/kernel";
import type { Beccato, View } from "../../rules/index.ts";
import { cards } from "../../texts/it/nouns.ts";
import { does, signals } from "../../texts/it/signals.ts";
import { seenOf, signalOf } from "../seen.ts";

export const WORDS = {
  about: [
    "Si gioca a gilde di due o tre, e ogni gilda ha un segnale segreto.",
    "A turno si passa una carta a sinistra: si cercano tre polli uguali, un tris.",
    "Chi ha un tris fa il segnale. Un compagno che lo vede esclama «Coccodé», e la gilda prende un uovo.",
    "Un avversario che se ne accorge prima esclama «Beccato», e l'uovo va alla sua gilda.",
    "Con sei uova la partita finisce: vince la gilda con più punti.",
  ],
  inRealGames:
    "Nella partita vera si sente anche chi parla o fa un suono (il tasto Voce): può essere un segnale, o niente. E per passare c'è un tempo.",
  steps: {
    mate: (_, names) =>
      `${names(2)} è con te, contro ${names(1)} e ${names(3)}. Un tris vale un uovo, ma chi ce l'ha sta zitto: grida un compagno.`,
    signal: (view) =>
      `Lo capisce dal vostro segnale segreto, che sapete solo voi due: ${signals[signalOf(view)]}. Lo rivedi toccando la tua figura.`,
    make: (_, names) =>
      `Provalo: tieni premuto «Segnale», poi lascia. Con un tris, aspetta prima che ${names(2)} ti guardi: chi guarda altrove non lo vede.`,
    decoys:
      "Non avevi un tris: era una finta, e le finte confondono. Sinistra, Destra, Testa e Carte sono gli altri gesti, per farne altre.",
    pass: (_, names) =>
      `Hai quattro carte, e una va a ${names(1)}. Tieni le uguali e passa il Serama, che non fa tris: toccalo due volte.`,
    feather: (_, names) =>
      `Le carte girano, e da ${names(2)} vola una piuma: si è mosso qualcosa, ma tu guardavi ${names(1)}. Tocca il volto di ${names(2)}.`,
    coccode: (view, names) =>
      `Lo rifà, e adesso lo vedi: ${names(2)} ${does[signalOf(view)]}. È il vostro segnale: ha un tris! Tieni premuto «Coccodé!».`,
    egg: (view) =>
      `Giusto: tris di ${tris(view)}, e l'uovo di quel pollaio è vostro! Vale due punti col vostro simbolo, se no uno: il numero li conta.`,
    beccato: (view, names) =>
      `Ora guardi ${names(1)}, che ${doing(view, 1)}. Sarà il loro segnale? Allora ha un tris: tocca «Beccato!», poi il suo volto.`,
    choose: (view) =>
      `Era vero: tris di ${tris(view)}! Con «Beccato» l'uovo lo scegliete voi: tocca un pollaio, o il mazzo.`,
    wrong:
      "Chi sbaglia regala uova.\n«Coccodé»: a ogni altra gilda.\n«Beccato»: all'accusata.\nPerciò si fanno finte.",
    chicchirichi:
      "Il Serama non fa tris, ma tu ne hai quattro! Quando tocca a te, quattro Serama valgono un uovo: tieni premuto «Chicchirichì!».",
    crowed:
      "L'uovo in cima al mazzo è vostro. Senza quattro Serama, «Chicchirichì» ne avrebbe regalato uno a ogni altra gilda.",
    end: "Insomma: raccogli tre polli uguali, fai il segnale quando un compagno guarda, e tieni d'occhio gli altri. Buone uova!",
  },
} as const satisfies LessonWords<Beccato>;

/** The breed of the tris that was shown. */
function tris({ outcome }: View): string {
  return (outcome?.tris ?? []).map((breed) => cards[breed]).join(", ");
}

/** "si tocca il naso con la destra". */
function doing(view: View, seat: number): string {
  const signal = seenOf(view, seat);
  return signal === undefined ? "" : does[signal];
}
