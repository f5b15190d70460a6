import type { CardText, CardTexts } from "@tavolata/kit";
import { deckOf, faceOf, HIDDEN, kindOf, type PigeonFace, type View } from "../rules/index.ts";

/** The cards that are being played, those in one's hand, and what sits in the Areas and on the Places. */
export const cardTexts: CardTexts<View> = (view, watcher, language) => {
  const hand = typeof watcher === "number" ? (view.players[watcher]?.hand ?? []) : [];
  const cards = [
    ...view.inPlay.map(({ card }) => card),
    ...hand.filter((card) => card !== HIDDEN),
    ...view.players.flatMap(({ pigeons, guano }) => [...pigeons, ...guano]),
    ...Object.values(view.places).flat(),
  ];
  const pigeons: Readonly<Record<string, PigeonFace>> = deckOf(view.options).pigeons;
  const texts = new Map<string, CardText>();
  for (const card of cards) {
    const face = pigeons[kindOf(card)] ?? faceOf(view, card);
    const name = face.name[language];
    texts.set(name, { name, text: face.text[language] });
  }
  return [...texts.values()];
};
