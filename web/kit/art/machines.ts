import type { Colours } from "./ink.tsx";

/** A machine of the house in its parts, for games that draw the same face in another way. */
export interface Machine {
  readonly back: string;
  readonly body: string;
  readonly head: string;
  /** Where its head ends, if the body goes on from it without a line. */
  readonly chin?: string;
  readonly eyes: string;
  readonly mouth: string;
  /** The one on the left of the sheet, drawn again in the mirror. */
  readonly brow: string;
}

export const RIVETS =
  "f@50,50,48|y0@50,5.5,1.5@72,11,1.5@28,11,1.5@88.5,27,1.5@11.5,27,1.5@94.5,50,1.5@5.5,50,1.5@88.5,73,1.5@11.5,73,1.5";
const LAMPS = "y%@41,46,6.5|i0%@41.5,46,2.8";

/** Moka pot, tin waiter, pepper mill, cheese grater, till. */
const MACHINES: readonly Machine[] = [
  {
    back: "uM68 28C88 24 90 60 78 68L73 62C80 55 78 38 68 40Z",
    body: "tM34 60L27 92Q50 101 73 92L66 60Z|-1M42 62L40 95M58 62L60 95",
    head: "tM30 26L70 26L66 60H34ZM30 26L22 32L29 36Z|u1M32 58H68V64H32Z|tM31 26Q50 12 69 26Z|i@50,16,4.5",
    eyes: LAMPS,
    mouth: "-3M43 54Q50 57 57 53",
    brow: "i1%M34 41L47 38",
  },
  {
    back: "-3M69 62H88M88 54V70|y@88,54,4@88,70,4",
    body: "tM21 80Q50 64 79 80V89A48 48 0 0 1 21 89Z|iM21 80Q30 75 38 74L50 97L62 74Q70 75 79 80V89A48 48 0 0 1 21 89Z|tM43 66H57V75H43Z|r%M50 80L40 74V86Z",
    head: "tM30 30Q30 22 38 22H62Q70 22 70 30V60Q70 67 62 67H38Q30 67 30 60Z|t%@28,46,4.5|-M50 22V14|r@50,11.5,4",
    eyes: LAMPS,
    mouth: "p1M40 57H60V62H40ZM45 57V62M50 57V62M55 57V62",
    brow: "-3%M36 36L45 35",
  },
  {
    back: "-3M50 12V6.5H67|r@69,7.5,3.6",
    body: "uM35 66Q26 80 28 93Q50 103 72 93Q74 80 65 66Z|i1M42 78H58V88H42Z|p0M45 81H55V82.5H45ZM45 84.5H55V86H45Z",
    head: "uM40 24Q40 11 50 11T60 24Z|uM36 24C28 36 28 56 35 66H65C72 56 72 36 64 24Z|y1M33 24H67V29H33ZM32 65H68V70H32Z",
    eyes: LAMPS,
    mouth: "-3M42 57Q50 62 58 57",
    brow: "-3%M35.5 36.5Q41 33.5 46 37",
  },
  {
    back: "-3M38 26Q38 11 50 11T62 26",
    body: "tM34 24H66L76 90Q50 103 24 90Z|i1M35 73Q38 70 41 73Q38 76 35 73ZM47 73Q50 70 53 73Q50 76 47 73ZM59 73Q62 70 65 73Q62 76 59 73ZM40 82Q43 79 46 82Q43 85 40 82ZM54 82Q57 79 60 82Q57 85 54 82ZM46 90Q49 87 52 90Q49 93 46 90Z",
    head: "t0M34 24H66L72.7 68H27.3Z|-M27.3 68L34 24H66L72.7 68|y1M32 22H68V28H32Z",
    chin: "-M27.3 68H72.7",
    eyes: LAMPS,
    mouth: "w1M40 57H60Q58 64 50 64T40 57Z",
    brow: "-3%M35 37Q40 34 46 37",
  },
  {
    back: "p1M36 8H64V28H36ZM40 14H58M40 20H54|-3M72 42H84V32|r@84,29,4.5",
    body: "oM26 68L20 88Q50 104 80 88L74 68Z|p1%@32,79,3.5@43,81,3.5|p1%@35,88.5,3.5@45,90.5,3.5",
    head: "oM28 34Q28 28 34 28H66Q72 28 72 34V68H28Z|y1M34 34H66V54H34Z",
    eyes: "i0%@42,44,3.5",
    mouth: "-3M44 61H56",
    brow: "-3%M37 38.5L45 37",
  },
];

/** There are more machines than drawings: f is the ground, and t, u and o are what they are made of. */
const FINISHES: readonly Colours[] = [
  { f: "#587c80" },
  { f: "#7d6a8f", t: "#d39a5c", u: "#5b7f9e", o: "#a8523c" },
  { f: "#5f7350", t: "#8fb3cc", u: "#8a5576", o: "#4b6a92" },
];

/** Which of them it is, and in which colours. */
export function machineOf(number: number): Machine & { readonly kind: number; readonly colours: Colours } {
  const kind = number % MACHINES.length;
  const round = Math.floor(number / MACHINES.length) % FINISHES.length;
  return { ...MACHINES[kind]!, kind, colours: FINISHES[round]! };
}
