import type { Bot } from "@tavolata/bots";
import { fastRandom, type Seat } from "@tavolata/kernel";
import { type Piccioni, piccioni } from "../rules/index.ts";
import { candidatesAmong } from "./candidates.ts";
import { remark } from "./remarks.ts";
import { bestAtAGlance } from "./thought.ts";

/** How much one neighbour differs from another, in points. */
const SPREAD = 0.4;

/** Plays by habit: what looks best at a glance, including the flock that it calls. */
export const neighbour: Bot<Piccioni> = {
  name: "neighbour",
  levels: [],
  remark,
  sit: () => ({
    decide({ view, offers, random }) {
      const seen = view();
      const head = fastRandom(random.below(2 ** 32));
      const state = piccioni.imagine(seen, head);
      const seat = seen.watcher as Seat;
      const candidates = candidatesAmong(state, seat, offers);
      return bestAtAGlance(state, seat, candidates, SPREAD, head).move;
    },
  }),
};
