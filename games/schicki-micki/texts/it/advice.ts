/** The whole game in a few sentences, for people who have never seen it. */
export const basics: readonly string[] = [
  "Le carte si scoprono una accanto all'altra: signore fagiane in abito da sera, con ombrello, cappello, sciarpa, becco, coda e lombrico in sei colori.",
  "Due carte hanno la stessa cosa dello stesso colore? Chiama per primo il suo nome, e la fila è tua.",
  "Più cose uguali: prendi una pedina blu, e vale una carta. Due carte identiche: la pedina rossa, e le prendi tutte.",
  "Una carta con due lombrichi batte tutto: bussa, e le prendi tutte.",
  "Chi sbaglia rende una carta. Quando il mazzo è finito vince chi ne ha di più.",
];

export const advice: readonly string[] = [
  "Guarda prima la carta nuova: quello che è uguale ce l'ha lei, e basta cercare il compagno.",
  "Prima i lombrichi: sono due? Bussa, e il resto non conta più.",
  "Vista una cosa uguale, cercane un'altra prima di chiamare: con due vale solo la pedina blu.",
  "Anche un particolare da solo conta: un cappello rosso è un cappello rosso.",
  "Non tirare a indovinare: chi sbaglia rende una carta, e chi non ne ha resta fuori da quella fila.",
];
