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

/** The drawings of somebody's portrait, for who draws the same face in another way. */
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

/* The house's machines: moka pot, tin waiter, pepper mill, cheese grater, till. */
const RIVETS =
  "f@50,50,48|y0@50,5.5,1.5@72,11,1.5@28,11,1.5@88.5,27,1.5@11.5,27,1.5@94.5,50,1.5@5.5,50,1.5@88.5,73,1.5@11.5,73,1.5";
const LAMPS = "y%@41,46,6.5|i0%@41.5,46,2.8";

const BOTS = [
  `uM68 28C88 24 90 60 78 68L73 62C80 55 78 38 68 40Z|tM30 26L70 26L66 60H34ZM30 26L22 32L29 36Z|tM34 60L27 92Q50 101 73 92L66 60Z|-1M42 62L40 95M58 62L60 95|u1M32 58H68V64H32Z|tM31 26Q50 12 69 26Z|i@50,16,4.5|${LAMPS}|-3M43 54Q50 57 57 53|i1%M34 41L47 38`,
  `-3M78 62H88M88 54V70|y@88,54,4@88,70,4|tM21 80Q50 64 79 80V89A48 48 0 0 1 21 89Z|iM21 80Q30 75 38 74L50 97L62 74Q70 75 79 80V89A48 48 0 0 1 21 89Z|tM43 66H57V75H43Z|r%M50 80L40 74V86Z|tM30 30Q30 22 38 22H62Q70 22 70 30V60Q70 67 62 67H38Q30 67 30 60Z|t%@28,46,4.5|-M50 22V14|r@50,11.5,4|${LAMPS}|p1M40 57H60V62H40ZM45 57V62M50 57V62M55 57V62|-3%M36 36L45 35`,
  `-3M50 12V6.5H67|r@69,7.5,3.6|uM40 24Q40 11 50 11T60 24Z|uM36 24C28 36 28 56 35 66H65C72 56 72 36 64 24Z|uM35 66Q26 80 28 93Q50 103 72 93Q74 80 65 66Z|y1M33 24H67V29H33ZM32 65H68V70H32Z|i1M42 78H58V88H42Z|p0M45 81H55V82.5H45ZM45 84.5H55V86H45Z|${LAMPS}|-3M42 57Q50 62 58 57|-3%M35.5 36.5Q41 33.5 46 37`,
  `-3M38 26Q38 11 50 11T62 26|tM34 24H66L76 90Q50 103 24 90Z|y1M32 22H68V28H32Z|${LAMPS}|w1M40 57H60Q58 64 50 64T40 57Z|i1M35 73Q38 70 41 73Q38 76 35 73ZM47 73Q50 70 53 73Q50 76 47 73ZM59 73Q62 70 65 73Q62 76 59 73ZM40 82Q43 79 46 82Q43 85 40 82ZM54 82Q57 79 60 82Q57 85 54 82ZM46 90Q49 87 52 90Q49 93 46 90Z|-3%M35 37Q40 34 46 37`,
  `oM26 68L20 88Q50 104 80 88L74 68Z|oM28 34Q28 28 34 28H66Q72 28 72 34V68H28Z|p1M36 8H64V28H36ZM40 14H58M40 20H54|p1%@32,79,3.5@43,81,3.5|p1%@35,88.5,3.5@45,90.5,3.5|-3M72 42H84V32|r@84,29,4.5|y1M34 34H66V54H34Z|i0%@42,44,3.5|-3M44 61H56|-3%M37 38.5L45 37`,
];

const BOT_GROUNDS = ["#587c80", "#7d6a8f", "#5f7350"];

/** A player who is a machine; machines are numbered, and come again on another ground. */
export function BotAvatar({ number, class: className }: { number: number; class?: string }) {
  const ground = BOT_GROUNDS[Math.floor(number / BOTS.length) % BOT_GROUNDS.length]!;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" class={className}>
      <Ink art={`${RIVETS}|${BOTS[number % BOTS.length]}`} colours={{ f: ground }} />
    </svg>
  );
}
