import type { DeckTexts } from "../shape.ts";

/** What is wrong with a deck file. */
export const deck: DeckTexts = {
  "too-long": () => "Il file è troppo lungo per essere un mazzo.",
  "not-json": () => "Qui il file non è scritto in JSON.",
  "unknown-field": ({ field }) => `Qui non ci va «${field}».`,
  "missing-field": ({ field }) => `Qui manca «${field}».`,
  "unknown-effect": ({ allowed }) => `Questo effetto non c'è nel vocabolario. Ci sono: ${allowed}.`,
  "not-one-of": ({ allowed }) => `Qui può stare solo una di queste parole: ${allowed}.`,
  "not-a-number": ({ least, most }) => `Qui ci va un numero intero da ${least} a ${most}.`,
  "not-a-text": ({ most }) => `Qui ci va un testo, di ${most} caratteri al massimo.`,
  "not-a-list": ({ least, most }) => `Qui ci va una lista, da ${least} a ${most} elementi.`,
  "not-yes-or-no": () => "Qui ci va true o false.",
  "not-an-object": () => "Qui ci va un oggetto fra parentesi graffe.",
  "wrong-total": ({ cards }) => `Le carte azione devono essere 55 in tutto, e qui sono ${cards}.`,
  "bad-id": () => "Un id è fatto di lettere minuscole senza accenti, con trattini in mezzo: «ma-anche-no».",
  "same-id": ({ id }) => `Un'altra carta si chiama già «${id}».`,
  "does-nothing": () => "Questa carta non fa niente: le serve un effetto o una reazione.",
  "stays-nowhere": () => "Questa carta resta in un'Area, ma nessun suo effetto la assegna.",
  "cannot-stay": () => "Una carta si assegna una volta sola, a un'Area, e deve dire come ci resta («stays»).",
  "trophy-of-one-thing": () =>
    "Un Trofeo si fa o di piccioni («pigeons») o di Guano («guano»), non di tutti e due.",
  "nothing-to-share": () => "Si contribuisce solo a una carta che fa Trofei di piccioni.",
  "nothing-before": () =>
    "«there» è dove stanno i piccioni dell'effetto di prima, e prima non ce n'è nessuno.",
  "least-above-most": () => "Il minimo («least») è più alto del massimo («most»).",
  "shelter-with-trophies": () => "Un Luogo che protegge i piccioni non può farne Trofei.",
};
