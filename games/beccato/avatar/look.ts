import { type Colours, machineOf, PALETTE, portraitOf, readRecipe } from "@tavolata/kit/art";
import { known } from "../rules/index.ts";
import { BROWS, CLOTHES, EYE_AT, SUIT, TORSO } from "./drawings.ts";

/** How a player looks, whatever they do. */
export interface Look {
  readonly face: {
    /** Hair behind the head, the head with what lies on its skin, and what lies over everything. */
    readonly back: string;
    readonly head: string;
    readonly mouth: string;
    readonly nose: string;
    readonly front: string;
    readonly over: string;
  };
  /** For the pen; c is the cloth, q the cuff, l the white of the eyes. */
  readonly colours: Colours;
  /** How much higher the mouth is than on the sheet. */
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
  const [cloth, cuff, breast] = known(CLOTHES[clothes % CLOTHES.length], "clothes");
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

/** The same person gets the same look object, so that they are not drawn again with every move at the table. */
const looks = new Map<string, Look>();

function remembered(who: string, make: () => Look): Look {
  const look = looks.get(who) ?? make();
  looks.set(who, look);
  return look;
}

/** A person as their portrait in the house shows them; only eyes that move have to be drawn here. */
export function lookOf(recipe: string): Look {
  return remembered(recipe, () => {
    const [colours, back, , ears, skull, age, under, mouth = "", nose = "", , front, over] =
      portraitOf(recipe);
    const head = [ears, skull, age, under].filter(Boolean).join("|");
    const [, , , , eyes = 0, , , , clothes = 0] = readRecipe(recipe);
    return dressed({ back, head, mouth, nose, front, over }, colours, eyes, clothes);
  });
}

type MachineLook = readonly [mouth: number, hands: string, shade: string, cloth: string, breast: string];

/**
 * What machines are made of, in the order of their portraits: where the mouth is, the colour and shade of the hands, the
 * cloth, and the breast.
 */
const MACHINES: readonly MachineLook[] = [
  [55, "#b9c2bd", "#95a19c", "#b9c2bd", `c${TORSO}|-1M49 78L45 118M71 78L75 118`],
  [59.5, "#b9c2bd", "#95a19c", SUIT[0], SUIT[2]],
  [59, "#8a5a34", "#6d4526", "#8a5a34", `c${TORSO}|i1M50 88H70V101H50Z|p0M53 91H67V93H53ZM53 96H67V98H53Z`],
  [
    60,
    "#b9c2bd",
    "#95a19c",
    "#b9c2bd",
    `c${TORSO}|i1M43 84Q47 80 51 84Q47 88 43 84ZM69 84Q73 80 77 84Q73 88 69 84ZM56 92Q60 88 64 92Q60 96 56 92ZM43 100Q47 96 51 100Q47 104 43 100ZM69 100Q73 96 77 100Q73 104 69 100Z`,
  ],
  [61, "#6b7d3a", "#55642c", "#6b7d3a", `c${TORSO}|p1@46,88,4@60,90,4@74,88,4@48,101,4@60,103,4@72,101,4`],
];
/** In the colour of the portrait's background, because there are more machines than kinds of machines. */
const KERCHIEF = "fM48 68Q60 79 72 68L73 75Q60 86 47 75Z";
/** Below the hands of machines in other colours. */
const SHADE = "#6f6a66";
/** Where moving mouths are on the sheet. */
const MOUTH = 64.5;

/** A machine of the house, as its portrait shows it; `number` is that of the portrait. */
export function botLook(number: number): Look {
  return remembered(`bot ${number}`, () => machine(number));
}

function machine(number: number): Look {
  const { kind, colours, back, head, chin, mouth, brow } = machineOf(number);
  const [mouthAt, hands, shade, cloth, breast] = known(MACHINES[kind], "machine of this kind");
  const ground = known(colours.f, "ground");
  /** In the colours of the portrait: what is tin, wood or olive there is what this machine is made of. */
  const painted = (colour: string) =>
    Object.entries(colours).find(([letter]) => PALETTE[letter] === colour)?.[1] ?? colour;
  return {
    face: { back, head: [head, chin].filter(Boolean).join("|"), mouth, nose: "", front: "", over: "" },
    mouthUp: MOUTH - mouthAt,
    colours: {
      s: painted(hands),
      d: colours.t === undefined ? shade : SHADE,
      e: "#d9694a",
      l: "#f2c14e",
      ...colours,
      c: painted(cloth),
      q: ground,
    },
    breast: `${breast}|${KERCHIEF}`,
    brow: fromEye(brow),
    lids: "plain",
  };
}

/** A brow of the sheet in coordinates from the middle of its eye, where it is mirrored. */
function fromEye(brow: string): string {
  return brow
    .replace("%", "")
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Number(x) - EYE_AT[0]} ${Number(y) - EYE_AT[1]}`);
}
