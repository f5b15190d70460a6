import { expect, it } from "vitest";
import { disagreement } from "./agreement.ts";

it.each([
  ["it", "Ogni 1 secondi"],
  ["it", "Nel mazzo resta due carte."],
  ["it", "ti manca ancora due prese"],
  ["it", "Restano solo una carta."],
  ["it", "Nel mazzo resta nessuna carta."],
  ["it", "La proposta è fatta: si aspetta Ada e Bea"],
  ["it", "Si comincia quando mancano anche Ada."],
  ["it", "Ada, Bea e Ciro ha già reagito"],
  ["it", "Passa a Ada"],
  ["it", "Ada e Elio vincono."],
  ["en", "1 cards"],
  ["en", "one cards in hand"],
  ["en", "two card"],
  ["en", "There are only no cards left."],
  ["en", "Ada and Bea still gets the point."],
  ["en", "Ada and Bea wins"],
  ["en", "Game over: Ada win"],
] as const)("in %s it is found where a sentence does not agree: %s", (language, sentence) => {
  expect(disagreement(sentence, language)).toContain(sentence);
});

it.each([
  ["it", "Nel mazzo resta una carta, e non resta nessuna pedina."],
  ["it", "Si aspettano Ada, Bea ed Elio; poi si aspetta Ciro."],
  ["it", "Tocca ad Ada: 1,00 e 21 carte."],
  ["en", "Ada and Bea win, and Ciro has one card of 21 cards."],
  ["en", "Only Ada gets the point."],
] as const)("in %s nothing is found where all of it does: %s", (language, sentence) => {
  expect(disagreement(sentence, language)).toBeUndefined();
});
