import type { Fidget, Signal } from "../rules/index.ts";
import type { Marks } from "./gestures.ts";
import type { HandShape, Mouth } from "./rig.ts";

/* In the pen language of the kit's Ink. Hands point along x from their wrist; a right hand's thumb is where y grows. */
export const HANDS: Readonly<Record<HandShape, string>> = {
  grip: "sM0 -5C3 -8.5 12 -8.5 13.6 -4.5C15 -1 14.6 4 12.4 6C8.5 8.5 3 7.5 0 5Z|-1M8 -3.4L13.8 -3M8 .8L14.4 1M8.5 4.6L13 4.8",
  point:
    "sM0 -5C4 -7.5 8 -7 11 -5.8L19 -5C22 -4.6 22 -.4 19 -.2L12.6 0C14 3.5 11.5 7.6 7 7.6C4 7.6 1 6.5 0 5Z|-1M12.6 0L8 -.6M12.8 3.6L8.6 3.2",
  open: "sM0 -5L6.5 -6.6L14 -11.4C16.6 -12.6 18.4 -9.4 16.2 -7.8L11.4 -4.2L19.4 -5.4C22.2 -5.4 22.4 -2 19.8 -1.6L12.6 -.4L19.4 1C22 1.8 21.4 5 18.8 4.6L11.6 3.4L8.6 6L9.4 12C9 14.6 5.6 14.4 5 12L3.4 7L0 5Z",
  flat: "sM0 -5C5 -7 13 -7 18.5 -4.2C21.4 -2.4 21 .8 18 1.2L10 2.6C11.4 5.6 8.4 8 5.6 6.4L0 5Z|-1M12 -1.8L18.4 -1.2",
  palm: "sM0 -5.4L8 -6.8L15 -6.4C17.6 -5.8 18.6 -4 17.6 -2.6C19.6 -1.6 19.6 .6 17.8 1.6C18.6 3.4 17 5 14.6 5L9 5.6C8.6 9.4 5.6 10.4 4.2 8L0 5Z|-1M10.5 -2.7L17 -2.5M10.5 1.3L17.4 1.5",
  pinch:
    "sM0 -5C5 -8 11 -7.6 14 -4.4L17.6 -.8C19 1.2 17 3 15 2.2L11.4 .6L15.4 3.2C17.2 5 15 7.6 12.8 6.4L8.6 5C6.4 7.6 2.4 7 0 5Z",
  cup: "p0M8 -15H19L17.4 -4H9.6Z|yM8.2 -10H18.6L17.4 4H9.6Z|-M6.6 -17H20.4L17.6 6H9.4Z|sM0 -5C3 -7.5 14 -6.5 17.4 -4.5C20 -2.8 18 -.4 16 -.6C18.6 .6 17.6 3 15.4 3C16.4 5 14.6 6.6 12.4 6.4C8.5 8.5 3 7.5 0 5Z|-1M16 -.6L10 -1.4M15.4 3L10 2.2",
};

/** On the kit's sheet of 100 x 100, like the face they belong to; the one at rest is the face's own. */
export const MOUTHS: Readonly<Record<Exclude<Mouth, "rest">, string>> = {
  smirk: "-3M42 66Q51 68 59 60.5|-1M60 57.5Q62.5 60 60.5 63",
  talk: "wM43 62.5Q50 60.5 57 62.5Q57 69 50 69T43 62.5Z|e0M46 67.5Q50 65 54 67.5Q50 69 46 67.5Z",
  wide: "wM41.5 62Q50 58.5 58.5 62Q59.5 73 50 73T41.5 62Z|p0M44.5 62.2Q50 60.2 55.5 62.2L55 64.2H45Z|e0M45.5 70.6Q50 66.5 54.5 70.6Q50 73 45.5 70.6Z",
  whistle: "e@50,64.5,4.4|w1@50,64.5,2|-1M42.5 61.5Q41 64.5 42.5 67.5M57.5 61.5Q59 64.5 57.5 67.5",
  shut: "-3M44.5 64.5H55.5|-1M43 62.5Q42 64.5 43 66.5M57 62.5Q58 64.5 57 66.5",
};

/** The performer's right eye; the left one is its mirror image. */
export const EYE_AT = [42, 46] as const;
export const EYE = "l1@0,0,6.3";
export const PUPIL = "i0@0,0,3.7|p0@-1.2,-1.3,1.1";
export const SHUT_EYE = "-3M-6.5 -1.5Q0 6.5 6.5 -1.5";
export const LASHES = "-M-5.4 -3L-8.6 -5.4M-3.4 -5.4L-5.6 -8.4";
export const HEAVY_LID = "s1M-6.2 -.5A6.2 6.2 0 0 1 6.2 -.5Z";
export const BROWS = [
  "-3M-5.5 -10.5Q0 -14 5.5 -10.8",
  "-3M-6 -10L5.5 -11.4",
  "i0M-7.5 -8.5Q-1 -15 7 -10.5L6.6 -7.6Q-1 -11 -6.6 -5.6Z",
] as const;

/** The breast of a garment, cut for arms that move; c is the cloth. */
export const TORSO = "M27 118L30 86C31 75 42 71 52 68Q60 74 68 68C78 71 89 75 90 86L93 118Z";
/** The shoulders' outline; the breast covers what is inside it. */
export const SHOULDERS = "i0@39,76,7.5@81,76,7.5";
export const NECK = "sM53 54V69Q60 76 67 69V54Z|d0M53.9 59V64Q60 70 66.1 64V59Z";

export type Clothes = readonly [cloth: string, cuff: string, breast: string];

/** A dark suit with a bow tie. */
export const SUIT: Clothes = [
  "#2f2824",
  "#fbf3e2",
  `p${TORSO}|cM27 118L30 86C31 75 40 72 46 70L57 118ZM93 118L90 86C89 75 80 72 74 70L63 118Z|r1M60 77L51 72V82ZM60 77L69 72V82Z`,
];

/** In the order of the house's clothes: cloth, cuff, and what is on the breast. */
export const CLOTHES: readonly Clothes[] = [
  ["#c4512d", "#8f2c22", `c${TORSO}|-1M50 69Q60 80 70 69`],
  ["#6b7d3a", "#fbf3e2", `c${TORSO}|pM60 78L50 67L44 75L53 85ZM60 78L70 67L76 75L67 85Z|-M60 78V118`],
  SUIT,
  [
    "#fbf3e2",
    "#47748f",
    `p${TORSO}|b0M31 81L33 77H87L89 81ZM29.4 90H90.6L91 95H29ZM28.5 104H91.5L92 109H28Z|-${TORSO}`,
  ],
  ["#f2c14e", "#d99a2b", `c${TORSO}|cM49 63Q60 68 71 63L73 73Q60 80 47 73Z|-1M50 68.5Q60 74 70 68.5`],
  [
    "#8f2c22",
    "#fbf3e2",
    `c${TORSO}|s1M49 69L60 86L71 69Q60 76 49 69Z|p0@38,84,2@80,82,2@46,96,2@74,98,2@36,102,2@84,106,2`,
  ],
  ["#fbf3e2", "#fbf3e2", `c${TORSO}|u1M38 73L44 71L48 118H41ZM82 73L76 71L72 118H79Z|-M60 78V118`],
  [
    "#47748f",
    "#fbf3e2",
    `c${TORSO}|p1M50 69L60 88L70 69Q60 76 50 69Z|bM50 68L43 77L55 104L60 88ZM70 68L77 77L65 104L60 88Z`,
  ],
  [
    "#47748f",
    "#fbf3e2",
    `c${TORSO}|pM48 70Q60 79 72 70L77 82L79 118H41L43 82Z|r0M49 84H56V91H49ZM63 84H70V91H63ZM56 91H63V98H56Z`,
  ],
  [
    "#7a3b5d",
    "#e9a79a",
    `c${TORSO}|pM60 76L48 68Q41 73 43 82Q53 86 60 76ZM60 76L72 68Q79 73 77 82Q67 86 60 76Z`,
  ],
];

/** The back of a card, above the point it turns about: barn on top, straw below, so that upside down shows. */
export const CARD =
  "p1M-8 -30H8V-4H-8Z|r0M-6 -28H6V-17H-6Z|y0M-6 -17H6V-6H-6Z|i0M-3.4 -18.5Q-2 -20.6 .4 -19.6L1.6 -22.4L3.4 -21.4L4.6 -20.6L3.2 -19.8Q3.4 -15 0 -14.6Q-3 -14.6 -3.4 -18.5Z";

export const TABLE = "uM-3 108H123V124H-3Z|-1M6 114H40M72 113.5H110";

export const MARKS: Readonly<Record<Marks, string>> = {
  rightTap: "-M5 101L10 104M3 110H9M32 101L36 98M33 109H39",
  leftTap: "-M115 101L110 104M117 110H111M88 101L84 98M87 109H81",
  wink: "-M84 40L91 38M83.5 46L91 47.5M83 34L88 29",
  nod: "-M35 28Q31 38 35 48M31 44L35 49L39 44.5M85 28Q89 38 85 48M89 44L85 49L81 44.5",
  breeze: "-1M13 40Q16 34 13 28M104 40M46 20Q51 17 50 11M6 44Q9 38 6 33",
  hum: "-M82 62Q86 58 90 62T98 62T106 62|-M100 44V30L108 28|i0@97,44.5,3.6",
  song: "-3M90 32V14L108 10V28|i@86.4,32.5,4@104.4,28.5,4|-3M102 56V43L110 46|i0@98.6,56.5,3.8",
  whistle: "-1M70 60L82 57M71 63L84 64|-M97 48V32Q105 33 106 39|i0@93.6,48.5,3.8",
  stir: "-1M18 70Q13 76 16 83M12 72Q8 78 10 84M102 70Q107 76 104 83M108 72Q112 78 110 84",
  doze: "-M14 34H22L14 43H22M28 16H38L28 27H38",
};

const BUBBLE =
  "pM99 2C111 2 118 9 118 19S111 37 99 37C94 37 90 36 87 34L75 45L80 29C78 26 78 23 78 19C78 9 87 2 99 2Z|";

/** What is said, in pictures; a mate's name is written into the bubble. */
export const TOPICS: Readonly<Partial<Record<Signal | Fidget, string>>> = {
  chat: `${BUBBLE}i0@89,20,2.4@98.5,20,2.4@108,20,2.4`,
  talkGames: `${BUBBLE}r1M88 12L99 9L109 12V25L99 30L88 25Z|-1M88 12L99 15.5L109 12M99 15.5V30|p0@93.4,19.5,1.6@104,17.5,1.5@104,23.5,1.5`,
  talkSport: `${BUBBLE}p@98.5,19.5,11|i0M98.5 14L103.5 17.6L101.6 23.6H95.4L93.5 17.6Z|-1M98.5 14V8.5M103.5 17.6L109 16M101.6 23.6L105 28M95.4 23.6L92 28M93.5 17.6L88 16`,
  talkFood: `${BUBBLE}yM86 12Q98 5 111 12L99 32Z|u1M86 12Q98 5 111 12L109.5 15Q98 8.5 87.8 15Z|r0@95,17,2.4@102.6,16.4,2.3@99,23.5,2.3`,
  talkTelevision: `${BUBBLE}uM86 13H111V31H86Z|t1M89 16H103V28H89Z|i0@107.2,18,1.5@107.2,23,1.5|-1M98 13L92 6M98 13L105 6`,
  talkWeather: `${BUBBLE}y1@104,14,6|pM88 25C85 18 92 15 95 18C98 12 106 15 105 20C110 19 111 25 107 25Z|b~M91 28L89.5 32M98 28L96.5 32M105 28L103.5 32`,
  callMate:
    "pM67 1H113Q119 1 119 7V16Q119 22 113 22H92L80 46L82 22H67Q61 22 61 16V7Q61 1 67 1Z|-M80 56L89 53M80 61L90 62",
};
