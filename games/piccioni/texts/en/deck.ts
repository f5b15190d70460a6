import type { DeckTexts } from "../shape.ts";

export const deck: DeckTexts = {
  "too-long": () => "The file is too long for a deck.",
  "not-json": () => "Here the file is not written in JSON.",
  "unknown-field": ({ field }) => `“${field}” does not belong here.`,
  "missing-field": ({ field }) => `“${field}” is missing here.`,
  "unknown-effect": ({ allowed }) => `This effect is not in the vocabulary. There are: ${allowed}.`,
  "not-one-of": ({ allowed }) => `Only one of these words can stand here: ${allowed}.`,
  "not-a-number": ({ least, most }) => `Here a whole number from ${least} to ${most} is needed.`,
  "not-a-text": ({ most }) => `Here a text is needed, of ${most} characters at the most.`,
  "not-a-list": ({ least, most }) => `Here a list is needed, of ${least} to ${most} items.`,
  "not-yes-or-no": () => "Here true or false is needed.",
  "not-an-object": () => "Here an object in braces is needed.",
  "wrong-total": ({ cards }) => `There must be 55 action cards in all, and here are ${cards}.`,
  "bad-id": () => "An id is made of small letters without accents, with hyphens between: “ma-anche-no”.",
  "same-id": ({ id }) => `Another card is called “${id}” already.`,
  "does-nothing": () => "This card does nothing: it needs an effect or a reaction.",
  "stays-nowhere": () => "This card stays in an Area, but none of its effects assigns it.",
  "cannot-stay": () => "A card is assigned once, to an Area, and must say as what it stays there (“stays”).",
  "trophy-of-one-thing": () =>
    "A Trophy is made either of pigeons (“pigeons”) or of Guano (“guano”), not of both.",
  "nothing-to-share": () => "One contributes only to a card that makes Trophies of pigeons.",
  "nothing-before": () => "“there” is where the pigeons of the effect before are, and there are none before.",
  "least-above-most": () => "The least (“least”) is above the most (“most”).",
  "shelter-with-trophies": () => "A Place that shelters pigeons cannot make Trophies of them.",
};
