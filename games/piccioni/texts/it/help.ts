import type { Phase } from "../phases.ts";

export const phases = {
  action:
    "Due azioni, anche uguali: pesca fino a tre carte, giocane una, o scarta per ripulire il terrazzo. Poi arriva lo stormo: tanti piccioni quanti ne rivelano le carte giocate, almeno uno.",
  choice:
    "Prima si dice su che cosa agisce la carta, poi si risponde. Chi si spaventa vola nell'Area con meno piccioni; se più Aree sono pari, torna nel mazzo.",
  flock:
    "I piccioni arrivano uno alla volta, e ognuno plana dove dice la sua carta. In un Luogo troppo pieno succede qualcosa: toccalo per leggere che cosa.",
  answers:
    "Si risponde tutti insieme: con una Reazione, contribuendo, o lasciando passare. Le risposte si vedono quando ci sono tutte. Dopo ogni Reazione si chiede di nuovo, e anche a una Reazione si può rispondere.",
  throwAway: "In mano si tengono al massimo cinque carte: scegli quali scartare.",
} satisfies Record<Phase, string>;
