import type { DeckTexts } from "../shape.ts";

/** What is wrong with a deck file. */
export const deck: DeckTexts = {
  "too-long": () => "Il file è troppo lungo per essere un mazzo.",
  "not-json": () => "Il file non è scritto in JSON.",
  "no-cards": () => "Nel file non c'è una lista «cards» con le carte.",
  "wrong-count": ({ cards }) => `Le carte devono essere 64, e qui sono ${cards}.`,
  "wrong-mix": ({ oneWorm, twoWorms, details }) =>
    `Servono 46 fagiane con un lombrico, 6 con due e 12 particolari; qui sono ${oneWorm}, ${twoWorms} e ${details}.`,
  "not-a-card": ({ card }) =>
    `La carta ${card} non si capisce: ci vogliono sei lettere fra Y, G, O, R, P, B e -, con una settima per il secondo lombrico.`,
  "colours-repeat": ({ card }) =>
    `Nella carta ${card} un colore si ripete: i sei devono essere tutti diversi.`,
  "worms-differ": ({ card }) => `Nella carta ${card} i due lombrichi non hanno lo stesso colore.`,
  "not-one-detail": ({ card }) => `La carta ${card} non è intera e non è nemmeno un solo particolare.`,
};
