/** The whole game in a few sentences, for people who have never seen it. */
export const basics: readonly string[] = [
  "Le carte si scoprono una accanto all'altra: signore fagiane in abito da sera, con ombrello, cappello, sciarpa, becco, coda e lombrico in sei colori.",
  "Due carte hanno lo stesso particolare dello stesso colore? Chiamane il nome prima degli altri, e la fila è tua.",
  "Più particolari uguali: prendi una pedina blu, e vale una carta. Due carte identiche: la pedina rossa, e le prendi tutte.",
  "Una carta con due lombrichi batte tutto: bussa, e le prendi tutte.",
  "Chi sbaglia restituisce una carta. Quando il mazzo è finito vince chi ne ha di più.",
];

export const advice: readonly string[] = [
  "Guarda prima la carta nuova: il particolare uguale ce l'ha lei, basta cercare il compagno.",
  "Prima i lombrichi: sono due? Bussa, e il resto non conta più.",
  "Visto un particolare uguale, cercane un altro prima di chiamare: con due vale solo la pedina blu.",
  "Anche un particolare da solo su una carta conta: un cappello rosso è un cappello rosso.",
  "Non tirare a indovinare: chi sbaglia restituisce una carta, e chi non ne ha resta fuori da quella fila.",
];
