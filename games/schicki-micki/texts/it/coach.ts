import type { Situation } from "../../rules/index.ts";

/** Short sentences for those who play their first game. They say what was on a line only when it is over. */
export const coach = {
  begins:
    "Cerca due signore con lo stesso particolare nello stesso colore: due cappelli rossi, due code blu.",
  ranks: "Due lombrichi: bussa. Carte identiche: rossa. Più particolari uguali: blu. Uno solo: chiamalo.",
  wrong: "Chi sbaglia restituisce una carta, o senza carte salta la fila: meglio un attimo dopo che a vuoto.",
  deals: "Hai tu il mazzo: scopri con calma, e gioca come tutti.",
  window: "Hai ancora un attimo per reagire: ma se hai un dubbio, lascia stare.",
  reacted: "Fatto: appena il tempo è scaduto si vede com'è andata.",
  vote: "I tempi non bastano a decidere: vota per chi hai visto tu.",
  voted: "Decide più della metà dei voti; se no, chi è alla pari prende una carta a testa.",
  right: {
    twoWorms: "C'era una carta con due lombrichi: lì si bussa, e tutto il resto non conta.",
    identical: "C'erano due carte identiche: lì si prende la pedina rossa.",
    several: "C'era più di un particolare uguale: lì si prende una pedina blu.",
    one: "C'era un solo particolare uguale: lì si chiama il suo nome.",
  } satisfies Record<Exclude<Situation, "none">, string>,
  stays: "La fila resta: che cosa c'era lo si vede quando qualcuno la prende.",
  out: "Hai sbagliato e non avevi carte da restituire: guarda questa fila, e rientra con la prossima.",
  lastCall: "È l'ultima carta: dopo questa si contano le carte.",
  watching: "Da qui vedi la fila e quante carte ha ognuno; il mazzo non lo vede nessuno.",
  over: "Vince chi ha più carte; a pari carte si vince insieme.",
};
