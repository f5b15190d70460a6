import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { PIGEON_KINDS, PLACES } from "./cards.ts";

/*
 * PIC-30: the words that a deck is written in; deck/VOCABULARY.md explains them to anyone who writes one. What they do is
 * in effects.ts, answering.ts and flock.ts; whether a file keeps to them is checked in deck-form.ts and deck-sense.ts.
 */

function words(most: number) {
  const text = Type.String({ minLength: 1, maxLength: most });
  return strictObject({ it: text, en: text });
}

const Name = words(40);
const Text = words(400);

/** Where pigeons are taken from; `there` is where the pigeons are that the card is already about. */
const FROM = ["zones", "areas", "others", "own", "places", "ownAndPlaces", "there", ...PLACES] as const;

/** The pigeons that an effect is about: as many as are chosen, or all of them. */
const Pigeons = strictObject({
  from: oneOf(FROM),
  /** How many the player chooses; without it, all there are. */
  choose: Type.Optional(
    strictObject({
      least: Type.Integer({ minimum: 0, maximum: 4 }),
      most: Type.Integer({ minimum: 1, maximum: 4 }),
    }),
  ),
  /** All from one Zone, which the player chooses. */
  together: Type.Optional(Type.Boolean()),
  kinds: Type.Optional(Type.Array(oneOf(PIGEON_KINDS), { minItems: 1, maxItems: PIGEON_KINDS.length })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
});
export type Pigeons = Static<typeof Pigeons>;

/** PIC-9, PIC-15: as what a card may lie in an Area. */
const STAYS = ["guano", "montagna"] as const;
export type Stays = (typeof STAYS)[number];

/** One Guano or Montagna di Guano, which the player chooses. */
const Guano = strictObject({
  from: oneOf(["own", "others", "areas"]),
  stays: Type.Optional(oneOf(STAYS)),
});
export type Guano = Static<typeof Guano>;

/** Where something is assigned to; if several Zones will do, the player chooses. */
const To = strictObject({
  zones: oneOf(["zones", "areas", "others", "own", "places", ...PLACES]),
  /** At least this many face-up pigeons must be there. */
  pigeons: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
});
export type To = Static<typeof To>;

const SomeCards = Type.Integer({ minimum: 1, maximum: 3 });

const Trophy = strictObject({
  effect: Type.Literal("trophy"),
  /** Either pigeons or a Guano. */
  pigeons: Type.Optional(Pigeons),
  guano: Type.Optional(Guano),
});
const Scare = strictObject({ effect: Type.Literal("scare"), pigeons: Pigeons });
/** PIC-28: back into the deck; in the final phase they are scared instead. */
const Evict = strictObject({ effect: Type.Literal("evict"), pigeons: Pigeons });
/** Without pigeons, it is the card itself that is assigned. */
const Assign = strictObject({ effect: Type.Literal("assign"), pigeons: Type.Optional(Pigeons), to: To });
const Remove = strictObject({ effect: Type.Literal("remove"), guano: Guano });
const Draw = strictObject({ effect: Type.Literal("draw"), cards: SomeCards });
/** Each of the others may discard this many cards, and then the Trophies of this card are distributed (PIC-21). */
const Contribute = strictObject({ effect: Type.Literal("contribute"), cards: SomeCards });

const Effect = Type.Union([Trophy, Scare, Evict, Assign, Remove, Draw, Contribute]);
export type Effect = Static<typeof Effect>;

/**
 * What a card does to a card that is being played: `cancel` another player's; `redirect` the Guano it assigns to you;
 * `scare` the pigeons it assigns to you; or `contribute` to the Trophies that another player's card makes.
 */
const Reaction = strictObject({ effect: oneOf(["cancel", "redirect", "scare", "contribute"]) });
export type ReactionEffect = Static<typeof Reaction>["effect"];

/** PIC-1 */
export const ACTION_CARDS = 55;

export const CARD_ID = /^[a-z]+(-[a-z]+)*$/;

/** The drawings there are for action cards: those of our own deck. */
export const PICTURES = [
  "blam",
  "fionda",
  "automobile",
  "scossa",
  "gatto",
  "battimani",
  "gufo-finto",
  "briciole",
  "vecchietta",
  "guano",
  "montagna-di-guano",
  "idropulitrice",
  "ombrello",
  "ma-anche-no",
  "complice",
] as const;

const ActionFace = strictObject({
  id: Type.String({ minLength: 1, maxLength: 30 }),
  name: Name,
  text: Text,
  count: Type.Integer({ minimum: 1, maximum: ACTION_CARDS }),
  /** PIC-11: how many pigeons. */
  reveals: Type.Integer({ minimum: 0, maximum: 5 }),
  stays: Type.Optional(oneOf(STAYS)),
  /** None if it is only a reaction. */
  effects: Type.Array(Effect, { maxItems: 4 }),
  reaction: Type.Optional(Reaction),
  /** Without it, the picture of our card with this id, or of what the card does. */
  picture: Type.Optional(oneOf(PICTURES)),
});
export type ActionFace = Static<typeof ActionFace>;

/** Where a pigeon glides to; if several Zones will do, the current player chooses. */
const Glides = Type.Union([
  oneOf(["current", "mostTrophies", "fewestPigeons", ...PLACES]),
  strictObject({ fuller: Type.Array(oneOf(PLACES), { minItems: 2, maxItems: PLACES.length }) }),
]);
export type Glides = Static<typeof Glides>;

const PigeonFace = strictObject({
  name: Name,
  text: Text,
  size: Type.Integer({ minimum: 1, maximum: 3 }),
  glides: Glides,
  /** Up to `most` pigeons of these kinds, which the current player chooses, follow from the Places. */
  followers: Type.Optional(
    strictObject({
      kinds: Type.Array(oneOf(PIGEON_KINDS), { minItems: 1, maxItems: PIGEON_KINDS.length }),
      most: Type.Integer({ minimum: 1, maximum: 4 }),
    }),
  ),
  /** PIC-20 */
  returns: Type.Boolean(),
  /** PIC-26: if not, scaring never moves it. */
  flies: Type.Boolean(),
});
export type PigeonFace = Static<typeof PigeonFace>;

const PlaceEffect = strictObject({
  effect: oneOf(["trophy", "scare"]),
  which: oneOf(["arriving", "biggest", "all"]),
});
export type PlaceEffect = Static<typeof PlaceEffect>;

const PlaceFace = strictObject({
  name: Name,
  text: Text,
  /** In sizes; null if there is always room. */
  capacity: Type.Union([Type.Integer({ minimum: 1, maximum: 20 }), Type.Null()]),
  /** What happens when an arrival exceeds the capacity. */
  overflow: Type.Array(PlaceEffect, { maxItems: 3 }),
  /** PIC-27: pigeons there are never turned into Trophies. */
  shelter: Type.Boolean(),
});
export type PlaceFace = Static<typeof PlaceFace>;

export const Deck = strictObject({
  name: Name,
  pigeons: strictObject({
    grasso: PigeonFace,
    infame: PigeonFace,
    picciona: PigeonFace,
    stupido: PigeonFace,
    zoppo: PigeonFace,
  }),
  places: strictObject({ strada: PlaceFace, statua: PlaceFace, cavi: PlaceFace, folla: PlaceFace }),
  actions: Type.Array(ActionFace, { minItems: 1, maxItems: ACTION_CARDS }),
});
export type Deck = Static<typeof Deck>;
