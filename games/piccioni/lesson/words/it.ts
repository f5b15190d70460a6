import type { LessonWords } from "@tavolata/kernel";
import type { Piccioni } from "../../rules/index.ts";
import { counted, number, PIGEON } from "../../texts/it/nouns.ts";

export const WORDS = {
  about: [
    "Il tuo terrazzo è bellissimo, e i piccioni lo sanno.",
    "Ogni piccione che ci resta alla fine ti costa un punto; ognuno che hai trasformato in Trofeo ne vale uno.",
    "Nel tuo turno fai due azioni: pescare, giocare una carta, o scartarne per ripulire.",
    "A fine turno arriva lo stormo, e ogni piccione plana dove dice la sua carta.",
    "Alle carte degli altri puoi rispondere con una Reazione. Vince chi ha più punti.",
  ],
  steps: {
    terrace:
      "Vicino alle tue carte c'è la tua Area, il terrazzo. Ci sta già un piccione: se ci resta fino alla fine, ti costa un punto.",
    sling:
      "Tocca a te, e hai due azioni. La prima: tocca la Fionda fra le tue carte, leggila e giocala. Fa di un piccione un Trofeo.",
    aim: "A chi miri? Al piccione della tua Area: lì ti costava un punto, da Trofeo te ne vale uno. Toccalo, poi «Scegli».",
    trophy: (_, names) =>
      `${names(1)} ha lasciato passare, e il piccione è un tuo Trofeo: la coppa dice quanti ne hai, e non te li toglie nessuno. Hai anche pescato.`,
    draw: "La seconda azione: pesca 2. Più carte hai, più piccioni cacci; in mano al massimo cinque: le conta la casetta.",
    flock:
      "Fine del turno: arriva lo stormo. La Fionda aveva una penna, quindi un piccione. È un Grasso, e plana da chi è di turno: da te.",
    reaction: (_, names) =>
      `${names(1)} gioca Briciole, e ti manda due piccioni! Ma Battimani è anche una Reazione: spaventa chi ti mandano. Rispondi così.`,
    again:
      "Battimani è lì, accanto a Briciole. Dopo ogni Reazione si chiede di nuovo: qui non ti resta niente da rispondere, e si passa.",
    scared: (_, names) =>
      `Clap, clap! Chi si spaventa vola nell'Area con meno piccioni, mai in quella che lascia: i due sono finiti da ${names(1)}.`,
    street: (_, names) =>
      `Lo stormo di ${names(1)}: uno Zoppo, sulla Strada. Tre posti: chi è di troppo va a chi è di turno, da Trofeo. Ogni Luogo ha la sua regola: toccalo.`,
    pay: "Tocca a te, e hai ancora il Grasso. Un Trofeo si può anche pagare: «Fai un Trofeo», e due carte a tua scelta.",
    points: (view, names) => {
      const pigeons = view.players[1]?.pigeons.length ?? 0;
      return `Due Trofei, terrazzo pulito: due punti, scritti sul bordo. ${names(1)} ha ${counted(pigeons, PIGEON)} e nessun Trofeo: meno ${number(pigeons)}.`;
    },
    end: "Insomma: fai Trofei, manda i piccioni dagli altri e occhio alle penne. A mazzo dei piccioni vuoto si contano i punti.",
  },
} as const satisfies LessonWords<Piccioni>;
