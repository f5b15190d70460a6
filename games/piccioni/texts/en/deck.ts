import type { DeckTexts } from "../shape.ts";

export const deck: DeckTexts = {
  "too-long": () => "The file is too long for a deck.",
  "not-json": () => "The file isn't valid JSON here.",
  "unknown-field": ({ field }) => `“${field}” doesn't belong here.`,
  "missing-field": ({ field }) => `“${field}” is missing here.`,
  "unknown-effect": ({ allowed }) => `There's no such effect. You can use: ${allowed}.`,
  "not-one-of": ({ allowed }) => `Use one of these words here: ${allowed}.`,
  "not-a-number": ({ least, most }) => `This needs a whole number from ${least} to ${most}.`,
  "not-a-text": ({ most }) => `This needs a text of at most ${most} characters.`,
  "not-a-list": ({ least, most }) => `This needs a list of ${least} to ${most} items.`,
  "not-yes-or-no": () => "This needs true or false.",
  "not-an-object": () => "This needs an object in braces.",
  "wrong-total": ({ cards }) => `There must be 55 action cards in all, but there are ${cards}.`,
  "bad-id": () => "An id is made of lower-case letters without accents, with hyphens between: “ma-anche-no”.",
  "same-id": ({ id }) => `Another card is already called “${id}”.`,
  "does-nothing": () => "This card does nothing: it needs an effect or a reaction.",
  "stays-nowhere": () => "This card stays in an Area, but none of its effects assigns it.",
  "cannot-stay": () => "A card is assigned once, to an Area, and must say what it counts as there (“stays”).",
  "trophy-of-one-thing": () =>
    "A Trophy is made either of pigeons (“pigeons”) or of Guano (“guano”), not of both.",
  "nothing-to-share": () => "Players can contribute only to a card that makes Trophies of pigeons.",
  "nothing-before": () => "“there” is where the pigeons of an earlier effect are, and there isn't one.",
  "least-above-most": () => "The least (“least”) is greater than the most (“most”).",
  "shelter-with-trophies": () => "A Place that shelters pigeons cannot make Trophies of them.",
};
