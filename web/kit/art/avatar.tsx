import {
  AGE,
  CLOTHES,
  EARS,
  EXTRAS,
  EYES,
  FACES,
  GROUNDS,
  HAIR,
  HAIRS,
  HATS,
  MOUTHS,
  NECK,
  NOSES,
  SCARVES,
  SKINS,
  TALL,
} from "./avatar-parts.tsx";
import { type Colours, Ink } from "./ink.tsx";
import { machineOf, RIVETS } from "./machines.ts";

/** What a portrait is made of, in the order of the numbers in a recipe; the letter names the part there. */
export const AVATAR_PARTS: readonly { part: string; letter: string; choices: number }[] = [
  { part: "face", letter: "a", choices: FACES.length },
  { part: "skin", letter: "f", choices: SKINS.length },
  { part: "hair", letter: "h", choices: HAIR.length },
  { part: "hairColour", letter: "k", choices: HAIRS.length },
  { part: "eyes", letter: "e", choices: EYES.length },
  { part: "nose", letter: "n", choices: NOSES.length },
  { part: "mouth", letter: "m", choices: MOUTHS.length },
  { part: "extra", letter: "x", choices: EXTRAS.length },
  { part: "clothes", letter: "c", choices: CLOTHES.length },
  { part: "ground", letter: "g", choices: GROUNDS.length },
];

const RECIPE = new RegExp(`^${AVATAR_PARTS.map(({ letter }) => `${letter}(\\d\\d?)`).join("-")}$`);

/** Writes a recipe; choices out of range are wrapped into it. */
export function writeRecipe(choices: readonly number[]): string {
  return AVATAR_PARTS.map(({ letter, choices: n }, i) => letter + ((((choices[i] ?? 0) % n) + n) % n)).join(
    "-",
  );
}

/** The numbers of a recipe; any other text is read as the recipe that belongs to it. */
export function readRecipe(recipe: string): number[] {
  const found = RECIPE.exec(recipe) ?? RECIPE.exec(recipeFor(recipe)) ?? [];
  return AVATAR_PARTS.map(({ choices }, i) => Number(found[i + 1] ?? 0) % choices);
}

/* Everything may go with everything in the editor; what we draw ourselves should look like somebody's aunt. */
const LADY = {
  hair: [4, 5, 6, 7, 11, 12, 13, 3, 15, 5, 4, 12],
  extra: [0, 0, 3, 3, 7, 8, 2, 11, 12, 6, 10],
  eyes: [4, 4, 0, 1, 3, 2, 5],
  mouth: [3, 3, 0, 1, 2, 3, 5],
};
const GENT = {
  hair: [0, 1, 2, 8, 9, 10, 14, 3, 1, 10, 15, 0],
  extra: [0, 1, 1, 4, 5, 2, 6, 9, 13, 10, 0, 4],
  eyes: [0, 1, 2, 5, 7, 8, 3, 6],
  mouth: [0, 1, 2, 4, 6, 7, 2],
};
const DYES = [0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7];
const DARK_DYES = [0, 0, 0, 1, 1, 5, 6, 7];

/** A portrait by chance, with a little taste; `random` gives numbers from 0 to below 1. */
export function randomRecipe(random: () => number): string {
  const below = (n: number) => Math.floor(random() * n);
  const from = (list: readonly number[]) => list[below(list.length)] ?? 0;
  const who = random() < 0.5 ? LADY : GENT;
  const skin = below(SKINS.length);
  const hair = from(who.hair);
  const dyes = skin > 4 ? DARK_DYES : DYES;
  const dye = from(who === GENT ? dyes.slice(0, -1) : dyes);
  const scarf = hair === 13;
  return writeRecipe([
    below(FACES.length),
    skin,
    hair,
    scarf ? below(SCARVES.length) : dye,
    from(who.eyes),
    below(NOSES.length),
    from(who.mouth),
    scarf ? from([0, 2, 11]) : from(who.extra),
    below(CLOTHES.length),
    below(GROUNDS.length),
  ]);
}

/** Numbers from a text: always the same ones for the same text. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The portrait that belongs to a text: a name, or a recipe nobody knows. */
export function recipeFor(text: string): string {
  return randomRecipe(numbersFrom(text));
}

/** The drawings of somebody's portrait, for games that draw the same face in another way. */
export type Portrait = readonly [
  colours: Colours,
  back: string,
  clothes: string | undefined,
  ears: string,
  face: string | undefined,
  age: string,
  under: string,
  mouth: string | undefined,
  nose: string | undefined,
  eyes: string | undefined,
  front: string,
  over: string,
];

export function portraitOf(recipe: string): Portrait {
  const [
    face = 0,
    tone = 0,
    style = 0,
    dye = 0,
    eyes = 0,
    nose = 0,
    mouth = 0,
    extra = 0,
    dress = 0,
    ground = 0,
  ] = readRecipe(recipe);
  const [skin = "", shade = ""] = SKINS[tone] ?? [];
  const [hair = "", gloss = ""] = HAIRS[dye] ?? [];
  const scarf = style === 13;
  const hatted = HATS.includes(extra) && !scarf;
  const [back = "", front = ""] = HAIR[hatted && TALL.includes(style) ? 1 : style] ?? [];
  const [under = "", over = ""] = EXTRAS[HATS.includes(extra) && scarf ? 0 : extra] ?? [];
  const old = !scarf && (dye === 5 || dye === 6);
  const colours = {
    s: skin,
    d: shade,
    h: hair,
    g: gloss,
    k: SCARVES[dye] ?? "",
    f: GROUNDS[ground] ?? "",
    e: tone > 4 ? "#b5453a" : "#d9694a",
  };
  return [
    colours,
    back,
    CLOTHES[dress],
    scarf ? "" : EARS,
    FACES[face],
    old ? AGE : "",
    under,
    MOUTHS[mouth],
    NOSES[nose],
    EYES[eyes],
    front,
    over,
  ];
}

/** A portrait from its recipe; fills its box. */
export function Avatar({ recipe, class: name }: { recipe: string; class?: string }) {
  const [colours, back, ...art] = portraitOf(recipe);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" class={name}>
      <Ink
        art={["f@50,50,48", back, NECK, ...art, "-@50,50,48"].filter(Boolean).join("|")}
        colours={colours}
      />
    </svg>
  );
}

/** Somebody's face, as it is everywhere in the house; for bots, `avatar` is the number of their portrait. */
export function Face({ avatar, isBot }: { readonly avatar: string; readonly isBot: boolean }) {
  return isBot ? <BotAvatar number={Number(avatar)} /> : <Avatar recipe={avatar} />;
}

/** A player who is a machine; machines are numbered, and come again in other colours. */
export function BotAvatar({ number, class: className }: { number: number; class?: string }) {
  const { back, body, head, eyes, mouth, brow, colours } = machineOf(number);
  const art = [RIVETS, back, body, head, eyes, mouth, brow].filter(Boolean).join("|");
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" class={className}>
      <Ink art={art} colours={colours} />
    </svg>
  );
}
