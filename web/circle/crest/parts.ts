/* What a crest is made of, on a 100 x 120 sheet. New ones are added at the end: a recipe names them by their numbers. */

/** Outlines of the shield. */
export const SHIELDS = [
  "M8 8H92V62C92 90 70 106 50 114C30 106 8 90 8 62Z",
  "M50 5C75 5 93 28 93 60S75 115 50 115S7 92 7 60S25 5 50 5Z",
  "M8 14C22 16 38 14 50 6C62 14 78 16 92 14V66C92 90 72 104 50 114C28 104 8 90 8 66Z",
  "M10 8H90V112L50 94L10 112Z",
  "M50 4L95 60L50 116L5 60Z",
  "M8 16C20 20 26 14 30 6H70C74 14 80 20 92 16C88 34 96 46 92 66C88 92 68 106 50 114C32 106 12 92 8 66C4 46 12 34 8 16Z",
] as const;

/** What the second colour covers. */
export const DIVISIONS = [
  "",
  "M50 0H100V120H50Z",
  "M0 60H100V120H0Z",
  "M-5 20L15 0L105 90V120H85Z",
  "M50 0H100V60H50ZM0 60H50V120H0Z",
  "M-5 104L50 52L105 104V128L50 76L-5 128Z",
  "M0 0H100V34H0Z",
  "M0 0H100V120H0ZM17 18V62C17 83 34 96 50 103C66 96 83 83 83 62V18Z",
] as const;

/** Dark ones bear light charges, and the other way round. */
export const TINTS: readonly { readonly colour: string; readonly isDark: boolean }[] = [
  { colour: "#b0431f", isDark: true },
  { colour: "#7e2432", isDark: true },
  { colour: "#f2c14e", isDark: false },
  { colour: "#55652a", isDark: true },
  { colour: "#2f6f6a", isDark: true },
  { colour: "#35608a", isDark: true },
  { colour: "#3b2f45", isDark: true },
  { colour: "#fbf3e2", isDark: false },
  { colour: "#e58e63", isDark: false },
  { colour: "#9dbfc2", isDark: false },
];

/** In the pen language of the kit's ink, on a 100 x 100 sheet: c is the colour of the charge, k its second one. */
export const CHARGES = [
  "",
  // A coin, a cup, a sword and a baton: what Italian cards are played with.
  "c@50,50,36|k@50,50,26|c@50,50,10|c%M46 24H54L52 40H48Z|cM46 60H54L52 76H48Z|c%M24 46V54L40 52V48Z",
  "cM24 14H76C78 40 68 52 56 56V70C66 72 72 78 74 88H26C28 78 34 72 44 70V56C32 52 22 40 24 14Z|kM30 22H70C70 28 69 33 67 37H33C31 33 30 28 30 22Z",
  "cM46 6H54L57 62H43Z|kM28 60H72V69H28Z|cM45 69H55V86H45Z|k@50,90,7",
  "cM30 14C38 6 52 6 58 14C66 12 74 20 70 30C78 38 74 50 64 52L56 92H42L38 54C28 52 24 42 30 34C24 28 24 18 30 14Z|k@44,28,6|k@58,40,5|-1M46 62L47 88M52 58L51 88",
  "cM50 6L61 38L95 38L67 58L78 92L50 72L22 92L33 58L5 38L39 38Z",
  "c@50,50,22|cM46 6H54L52 24H48ZM46 94H54L52 76H48ZM6 46V54L24 52V48ZM94 46V54L76 52V48ZM16 22L22 16L34 30L30 34ZM84 78L78 84L66 70L70 66ZM16 78L22 84L34 70L30 66ZM84 22L78 16L66 30L70 34Z|i0%@43,46,2.6|-1M41 56Q50 63 59 56",
  "cM20 10H32V20H44V10H56V20H68V10H80V38H72V90H28V38H20Z|kM42 90V68Q50 56 58 68V90Z|i0M46 42H54V54H46Z",
  "k@36,42,11|k@58,42,11|k@47,58,11|k@69,58,11|k@30,58,11|k@40,74,11|k@60,74,11|k@50,88,10|cM50 30C50 20 58 12 68 10C72 22 64 30 50 30Z|-M50 32V16",
  "cM50 90C16 64 8 44 16 28C26 12 44 18 50 34C56 18 74 12 84 28C92 44 84 64 50 90Z",
  "cM14 78L8 30L30 46L50 16L70 46L92 30L86 78Z|kM14 78H86V88H14Z|k@50,60,6",
  "cM14 62C22 40 38 34 50 38C50 26 58 16 70 16C80 16 86 24 85 32L96 38L84 42C84 62 70 78 46 78L38 90H30L32 77C24 75 17 70 14 62Z|i0@72,30,3.2|kM30 60C40 50 54 50 62 56C56 66 42 70 30 60Z",
  "cM70 18A38 38 0 1 0 88 68A30 30 0 1 1 70 18Z",
  "cM28 8V34Q28 44 34 47V92H42V47Q48 44 48 34V8H43V32H40.500V8H35.500V32H33V8Z|kM58 92V8Q76 22 72 54H66V92Z",
] as const;

/** In the order of the numbers in a recipe, each with its letter there. */
export const CREST_PARTS = [
  { part: "shield", letter: "s", choices: SHIELDS.length },
  { part: "division", letter: "d", choices: DIVISIONS.length },
  { part: "first", letter: "a", choices: TINTS.length },
  { part: "second", letter: "b", choices: TINTS.length },
  { part: "charge", letter: "c", choices: CHARGES.length },
] as const;

export type CrestPart = (typeof CREST_PARTS)[number]["part"];
export type CrestChoices = Readonly<Record<CrestPart, number>>;

const RECIPE = new RegExp(`^${CREST_PARTS.map(({ letter }) => `${letter}(\\d\\d?)`).join("-")}$`);

export function writeCrest(choices: CrestChoices): string {
  return CREST_PARTS.map(({ part, letter }) => letter + choices[part]).join("-");
}

/** Any other text is read as the plainest crest; what only a newer page can draw becomes something that this one can. */
export function readCrest(recipe: string): CrestChoices {
  const found = RECIPE.exec(recipe) ?? [];
  const at = (i: number) => Number(found[i + 1] ?? 0) % (CREST_PARTS[i]?.choices ?? 1);
  return { shield: at(0), division: at(1), first: at(2), second: at(3), charge: at(4) };
}

/** A crest by chance, in two colours that go together; `random` gives numbers from 0 to below 1. */
export function randomCrest(random: () => number): string {
  const below = (n: number) => Math.floor(random() * n);
  const first = below(TINTS.length);
  const others = TINTS.flatMap(({ isDark }, i) => (isDark === TINTS[first]?.isDark ? [] : [i]));
  return writeCrest({
    shield: below(SHIELDS.length),
    division: below(DIVISIONS.length),
    first,
    second: others[below(others.length)] ?? 0,
    charge: 1 + below(CHARGES.length - 1),
  });
}
