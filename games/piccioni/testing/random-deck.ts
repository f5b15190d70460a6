import { pick, type Random } from "@tavolata/kernel";
import {
  ACTION_CARDS,
  type ActionFace,
  type Deck,
  deckProblems,
  type Effect,
  PIGEON_KINDS,
  type PigeonFace,
  type Pigeons,
  PLACES,
  type PlaceFace,
} from "../rules/index.ts";

const WORDS = { it: "Parola.", en: "Word." };
const FROM = ["zones", "areas", "others", "own", "places", "ownAndPlaces", "there", ...PLACES] as const;
const TO = ["zones", "areas", "others", "own", "places", ...PLACES] as const;
const AREAS = ["areas", "others", "own"] as const;

/** A deck that somebody might have typed in: every word of the vocabulary comes up sooner or later (PIC-30). */
export function randomDeck(random: Random): Deck {
  for (;;) {
    const deck: Deck = {
      name: WORDS,
      pigeons: Object.fromEntries(PIGEON_KINDS.map((kind) => [kind, pigeon(random)])) as Deck["pigeons"],
      places: Object.fromEntries(PLACES.map((place) => [place, placeFace(random)])) as Deck["places"],
      actions: actions(random),
    };
    if (deckProblems(deck).length === 0) return deck;
  }
}

function chance(random: Random, oneIn: number): boolean {
  return random.below(oneIn) === 0;
}

function pigeon(random: Random): PigeonFace {
  return {
    name: WORDS,
    text: WORDS,
    size: 1 + random.below(3),
    glides: chance(random, 3)
      ? { fuller: [pick(PLACES, random), pick(PLACES, random)] }
      : pick(["current", "mostTrophies", "fewestPigeons", ...PLACES], random),
    ...(chance(random, 3)
      ? { followers: { kinds: [pick(PIGEON_KINDS, random)], most: 1 + random.below(4) } }
      : {}),
    returns: chance(random, 4),
    flies: !chance(random, 4),
  };
}

function placeFace(random: Random): PlaceFace {
  const effects = Array.from({ length: random.below(3) }, () => ({
    effect: pick(["trophy", "scare"] as const, random),
    which: pick(["arriving", "biggest", "all"] as const, random),
  }));
  return {
    name: WORDS,
    text: WORDS,
    capacity: chance(random, 4) ? null : 1 + random.below(5),
    overflow: effects,
    shelter: chance(random, 3) && effects.every(({ effect }) => effect === "scare"),
  };
}

function actions(random: Random): ActionFace[] {
  const faces: ActionFace[] = [];
  for (let left = ACTION_CARDS; left > 0; ) {
    const count = Math.min(left, 2 + random.below(6));
    faces.push(actionFace(`carta-${"abcdefghijklmnopqrstuvwxyz"[faces.length]!}`, count, random));
    left -= count;
  }
  return faces;
}

function actionFace(id: string, count: number, random: Random): ActionFace {
  const common = { id, name: WORDS, text: WORDS, count, reveals: random.below(4) };
  const reaction = {
    reaction: { effect: pick(["cancel", "redirect", "scare", "contribute"] as const, random) },
  };
  if (chance(random, 4)) return { ...common, effects: [], ...reaction };
  const effects = Array.from({ length: 1 + random.below(3) }, (_, step) => effect(step, random));
  const both = chance(random, 4) ? reaction : {};
  if (!chance(random, 3)) return { ...common, effects, ...both };
  const itself: Effect = {
    effect: "assign",
    to: { zones: pick(AREAS, random), pigeons: 1 + random.below(2) },
  };
  return {
    ...common,
    stays: pick(["guano", "montagna"] as const, random),
    effects: [itself, ...effects],
    ...both,
  };
}

function effect(step: number, random: Random): Effect {
  switch (random.below(7)) {
    case 0:
      return { effect: "trophy", guano: { from: pick(AREAS, random) } };
    case 1:
      return { effect: "remove", guano: { from: pick(AREAS, random), stays: "guano" } };
    case 2:
      return { effect: "draw", cards: 1 + random.below(3) };
    case 3:
      return { effect: "assign", pigeons: pigeons(step, random), to: { zones: pick(TO, random) } };
    case 4:
      return { effect: chance(random, 3) ? "evict" : "scare", pigeons: pigeons(step, random) };
    default:
      return { effect: "trophy", pigeons: pigeons(step, random) };
  }
}

function pigeons(step: number, random: Random): Pigeons {
  const least = random.below(3);
  const from = pick(FROM, random);
  return {
    from: from === "there" && step === 0 ? "zones" : from,
    ...(chance(random, 3) ? {} : { choose: { least, most: Math.max(1, least) + random.below(2) } }),
    ...(chance(random, 2) ? { together: chance(random, 2) } : {}),
    ...(chance(random, 4) ? { kinds: [pick(PIGEON_KINDS, random), pick(PIGEON_KINDS, random)] } : {}),
    ...(chance(random, 5) ? { size: 1 + random.below(3) } : {}),
  };
}
