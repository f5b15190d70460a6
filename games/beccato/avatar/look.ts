import { type Colours, machineOf, portraitOf, readRecipe } from "@tavolata/kit/art";
import { BROWS, CLOTHES, EYE_AT, TORSO } from "./drawings.ts";

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
  /** For the pen; c is the cloth, q the cuff, l the white of the eyes. */
  readonly colours: Colours;
  /** How much higher than on the sheet its mouth is. */
  readonly mouthUp: number;
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
  return {
    face,
    colours: { ...colours, l: "#fbf3e2", c: cloth, q: cuff },
    mouthUp: 0,
    breast,
    brow: BROWS[brow],
    lids,
  };
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

/** What machines are made of, in the order of their portraits: hands, their shade, cloth, and the breast. */
const MACHINES: readonly (readonly [hands: string, shade: string, cloth: string, breast: string])[] = [
  ["#b9c2bd", "#95a19c", "#b9c2bd", `c${TORSO}|-1M49 78L45 118M71 78L75 118`],
  ["#b9c2bd", "#95a19c", CLOTHES[2]![0], CLOTHES[2]![2]],
  ["#8a5a34", "#6d4526", "#8a5a34", `c${TORSO}|i1M50 88H70V101H50Z|p0M53 91H67V93H53ZM53 96H67V98H53Z`],
  [
    "#b9c2bd",
    "#95a19c",
    "#b9c2bd",
    `c${TORSO}|i1M43 84Q47 80 51 84Q47 88 43 84ZM69 84Q73 80 77 84Q73 88 69 84ZM56 92Q60 88 64 92Q60 96 56 92ZM43 100Q47 96 51 100Q47 104 43 100ZM69 100Q73 96 77 100Q73 104 69 100Z`,
  ],
  ["#6b7d3a", "#55642c", "#6b7d3a", `c${TORSO}|p1@46,88,4@60,90,4@74,88,4@48,101,4@60,103,4@72,101,4`],
];
/** In the colour of the ground its portrait is on, because there are more machines than kinds of them. */
const KERCHIEF = "fM48 68Q60 79 72 68L73 75Q60 86 47 75Z";
/** Where the mouths that move are on the sheet. */
const MOUTH = 64.5;
const MOUTHS_OF_MACHINES = [55, 59.5, 59, 60, 61];

/** A machine of the house, as its portrait shows it; `number` is that of the portrait. */
export function botLook(number: number): Look {
  return remembered(`bot ${number}`, () => machine(number));
}

function machine(number: number): Look {
  const { kind, ground, back, head, chin, mouth, brow } = machineOf(number);
  const [hands, shade, cloth, breast] = MACHINES[kind]!;
  return {
    face: { back, head: [head, chin].filter(Boolean).join("|"), mouth, nose: "", front: "", over: "" },
    mouthUp: MOUTH - MOUTHS_OF_MACHINES[kind]!,
    colours: { s: hands, d: shade, e: "#d9694a", l: "#f2c14e", f: ground, c: cloth, q: ground },
    breast: `${breast}|${KERCHIEF}`,
    brow: fromEye(brow),
    lids: "plain",
  };
}

/** A brow of the sheet, seen from the middle of its eye; it is mirrored there. */
function fromEye(brow: string): string {
  return brow
    .replace("%", "")
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Number(x) - EYE_AT[0]} ${Number(y) - EYE_AT[1]}`);
}
