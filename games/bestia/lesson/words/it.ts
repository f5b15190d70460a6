import type { LessonWords, Names } from "@tavolata/kernel";
import type { Bestia, View } from "../../rules/index.ts";
import { and, chips } from "../../texts/it/nouns.ts";
import { type HighRank, highTrumpIn } from "../high-trump.ts";

const taker = ({ tricks }: View, names: Names) => and(tricks.slice(0, 1).map((trick) => names(trick.taker)));
const bestie = ({ lastHand }: View, names: Names) => and(lastHand?.bestie.map(names) ?? []);

const BEATEN_BY: Readonly<Record<HighRank, string>> = {
  A: "l'asso: non la batte nessuno",
  "3": "un 3: la batte solo l'asso",
  R: "un re: la battono solo l'asso e il 3",
};

export const WORDS = {
  about: [
    "Tre carte a testa, e nel piatto l'invito di tutti.",
    "Una carta scoperta dice qual è la briscola: quel seme batte gli altri.",
    "A turno passi, oppure giochi: con le carte che hai, o cambiandole.",
    "Chi gioca si contende tre prese: ognuna vale un terzo del piatto.",
    "Chi gioca e non ne fa nemmeno una va in bestia, e paga quanto c'era nel piatto.",
  ],
  inRealGames:
    "Nella partita vera hai mezzo minuto per decidere e, dal tuo borsellino, gettoni finti: non sono soldi. L'invito sale; ti alzi quando vuoi.",
  steps: {
    pot: ({ pot }) =>
      `Tutti hanno pagato l'invito: nel piatto ci sono ${chips(pot)}. Le prese sono tre, e ognuna ne vale un terzo.`,
    trump:
      "La carta scoperta sotto il mazzo dice la briscola: il suo seme batte tutti gli altri. Fra le tue carte ce n'è una.",
    strength: (view) =>
      `Dalla più forte: asso, 3, re, cavallo (o donna), fante, 7, 6, 5, 4, 2. La tua briscola è ${BEATEN_BY[highTrumpIn(view) ?? "A"]}.`,
    exchange:
      "Con una briscola così si gioca! Le altre due carte sono deboli: toccale, poi tocca Cambio. Con Servito le terresti, con Passo staresti fuori.",
    everybodyPlays: ({ bestia }, names) =>
      `Giocano anche ${names(2)} e ${names(1)}: siete in tre per tre prese. Chi non ne fa nemmeno una va in bestia, e paga ${chips(bestia)}.`,
    signs:
      "Accanto ai nomi: la freccia bianca segna chi apre, le carte dorate chi ha dato le carte, la carta rossa quante prese ha ognuno.",
    follow: (_, names) =>
      `${names(1)} apre, e si risponde al seme: di quello hai una carta sola. Toccala, poi tocca «Gioca questa».`,
    highest: (view, names) =>
      `Senza briscole in tavola prende la carta più alta del primo seme: la presa è di ${taker(view, names)}. Chi prende apre la prossima.`,
    trumping:
      "Di questo seme non ne hai: allora devi giocare una briscola. E conviene: una briscola batte ogni altro seme.",
    lead: ({ pot }) =>
      `La presa è tua: vale ${chips(pot / 3)}, e in bestia non ci vai più. Ora apri tu: ti resta una briscola.`,
    bestia: (view, names) =>
      `Due prese: ${chips(view.lastHand?.won[0] ?? 0)} per te. Invece ${bestie(view, names)} ha giocato e non ne ha fatta nessuna: va in bestia, e paga quanto c'era nel piatto.`,
    nextPot: ({ pot }) =>
      `Quella bestia resta nel piatto, e con i nuovi inviti fa ${chips(pot)}: ora si vince di più, e la bestia costa altrettanto.`,
    pass: ({ bestia }, names) =>
      `Giocano ${names(2)} e ${names(1)}, e tu non hai né briscole né carte alte. Tocca Passo: l'invito è già pagato, e non rischi ${chips(bestia)}.`,
    blind:
      "Chi ha passato può ancora entrare al buio: tre carte nuove, e si gioca per forza. In tre è un azzardo: resta fuori, tocca Passo.",
    inShort:
      "In breve: gioca quando vedi una presa, passa quando non la vedi, e la bestia di uno è il piatto di tutti.",
  },
} as const satisfies LessonWords<Bestia>;
