import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Per te finisce qui",
  place: (place: number, of: number) => `${place}° su ${of}`,
  lastHand: "La smazzata che ha deciso",
  prize: (sum: string) => `Porti a casa ${sum}.`,
  noPrize: "Niente premio, stavolta: la rivincita è a un tocco.",
  watch: "Resta a guardare",
  page: "Classifica e altri tavoli",
  another: "Fai un altro torneo",
  first: "Primo posto!",
  firstOf: (of: number) => `Eravate in ${of}, e al tavolo resti tu.`,
};

export type FarewellWords = Widen<typeof it>;
