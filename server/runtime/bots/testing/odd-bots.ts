import type { AnyBot, Mind } from "@tavolata/bots";
import type { PlayableGame } from "@tavolata/games";
import { drawMove, type GameTypes, pick } from "@tavolata/kernel";
import { TEMPLATE, TEMPLATE_NAME } from "../../../testing/template.ts";

/** Bots with something wrong with them. A pool takes this module in place of the real games. */
export const ODD_GAME = TEMPLATE_NAME;

/** Says which numbers it heard, as long as the offer leaves that open. */
function remembering(): Mind<GameTypes> & { heard: number[] } {
  const heard: number[] = [];
  return {
    heard,
    hear: (event) => heard.push((event as NumberedEvent).number),
    decide: () => ({ type: "remember", heard: [...heard] }) as GameTypes["move"],
  };
}

export interface NumberedEvent {
  readonly type: "numbered";
  readonly number: number;
}

function spendTime(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** The decisions over which "stumbles" has stumbled in this worker, by their seeds. */
const stumbled = new Set<number>();

const DECISIONS: Record<string, Mind<GameTypes>["decide"]> = {
  throws: () => {
    throw new Error("my hand is 2H 3C");
  },
  loops: () => {
    for (;;);
  },
  leaves: () => process.exit(7),
  hoards: () => {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array(10_000).fill(Math.PI));
  },
  cheats: () => ({ type: "cheat" }),
  forges: ({ offers }) => {
    (offers as { move: GameTypes["move"] }[]).push({ move: { type: "cheat" } });
    return { type: "cheat" };
  },
  ponders: ({ offers, random }) => {
    spendTime(PONDERING_MS);
    return drawMove(pick(offers, random), random);
  },
};

export const PONDERING_MS = 2000;

const ODD_BOTS: readonly AnyBot[] = [
  ...Object.entries(DECISIONS).map(([name, decide]) => ({ name, levels: [], sit: () => ({ decide }) })),
  { name: "remembers", levels: [], sit: remembering },
  {
    name: "stumbles",
    levels: [],
    sit: () => {
      const mind = remembering();
      return {
        ...mind,
        decide: (decision) => {
          const seed = decision.random.below(2 ** 31);
          if (stumbled.has(seed)) return mind.decide(decision);
          stumbled.add(seed);
          throw new Error("once is never");
        },
      };
    },
  },
];

export const GAMES: readonly PlayableGame[] = [{ ...TEMPLATE, bots: ODD_BOTS }];
