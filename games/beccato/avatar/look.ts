import { type Colours, portraitOf, readRecipe } from "@tavolata/kit/art";
import { BROWS, CLOTHES } from "./drawings.ts";

/** How somebody looks, whatever he does. */
export interface Look {
  readonly face: {
    /** Hair behind the head, the head with what lies on its skin, and what is over all. */
    readonly back: string;
    readonly head: string;
    readonly mouth: string;
    readonly nose: string;
    readonly front: string;
    readonly over: string;
  };
  /** For the pen; c is the cloth, q the cuff. */
  readonly colours: Colours;
  readonly breast: string;
  readonly brow: string;
  readonly lids: "plain" | "lashes" | "heavy";
}

const THICK_BROWS = [7];
const FLAT_BROWS = [2, 5];
const LASHES = [4];
const HEAVY = [2, 8];

function dressed(face: Look["face"], colours: Colours, eyes: number, clothes: number): Look {
  const [cloth, cuff, breast] = CLOTHES[clothes % CLOTHES.length]!;
  const brow = THICK_BROWS.includes(eyes) ? 2 : FLAT_BROWS.includes(eyes) ? 1 : 0;
  const lids = LASHES.includes(eyes) ? "lashes" : HEAVY.includes(eyes) ? "heavy" : "plain";
  return { face, colours: { ...colours, c: cloth, q: cuff }, breast, brow: BROWS[brow], lids };
}

/** The same person is the same look, so that he is not drawn anew with every move at the table. */
const known = new Map<string, Look>();

function remembered(who: string, make: () => Look): Look {
  const look = known.get(who) ?? make();
  known.set(who, look);
  return look;
}

/** Somebody as his portrait in the house shows him; only eyes that look need eyes of our own. */
export function lookOf(recipe: string): Look {
  return remembered(recipe, () => {
    const [colours, back, , ears, skull, age, under, mouth = "", nose = "", , front, over] =
      portraitOf(recipe);
    const head = [ears, skull, age, under].filter(Boolean).join("|");
    const [, , , , eyes = 0, , , , clothes = 0] = readRecipe(recipe);
    return dressed({ back, head, mouth, nose, front, over }, colours, eyes, clothes);
  });
}

const RIVETS = "i0@36,30,1.3@64,30,1.3@36,62,1.3@64,62,1.3";
const HEADS = [
  "sM31 28Q31 20 39 20H61Q69 20 69 28V62Q69 70 61 70H39Q31 70 31 62Z",
  "sM36 22H64L70 70H30Z",
  "sM31 44A19 24 0 0 1 69 44V64Q69 70 63 70H37Q31 70 31 64Z",
];
const TOPS = [
  "-M50 20V10|r@50,8,4",
  "tM34 24Q50 8 66 24Z|i@50,13,3.6",
  "u1M40 24Q40 14 50 14T60 24Z|y@50,11,4",
  "-M42 20L36 9M58 20L64 9|y@36,8,3.4@64,8,3.4",
  "r1M32 24H68L62 12H38Z",
];
const TINS = [
  ["#b9c2bd", "#95a19c"],
  ["#d6b45e", "#b28f3c"],
  ["#c58b66", "#a06a48"],
  ["#a9b8c4", "#8496a4"],
] as const;

/** A machine of the house, in tin; `number` is that of its portrait. */
export function botLook(number: number): Look {
  return remembered(`bot ${number}`, () => machine(number));
}

function machine(number: number): Look {
  const [tin, shade] = TINS[number % TINS.length]!;
  const face = {
    back: "",
    head: `t%@30,46,4.5|${HEADS[number % HEADS.length]}|${RIVETS}`,
    mouth: "p1M41 61H59V67H41ZM47 61V67M53 61V67",
    nose: "y1@50,55,2.6",
    front: TOPS[number % TOPS.length]!,
    over: "",
  };
  return dressed(face, { s: tin, d: shade, h: shade, g: tin, e: "#d9694a" }, 0, number * 3 + 1);
}
