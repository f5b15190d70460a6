import type { SoundRecipe } from "@tavolata/kit";
import { type Fidget, kindOf, type Signal } from "../rules/signals.ts";

const HUM = [0.5, 0.02, 147, 0.08, 0.4, 0.25, 0, 1, 0, 0, 18, 0.3, 0, 0, 0, 0, 0, 0.8, 0.1, 0.1];
const SONG = [0.7, 0.02, 392, 0.03, 0.5, 0.2, 1, 1, 0, 0, 98, 0.16, 0.32, 0, 0, 0, 0.05, 0.7, 0.05, 0.1];
const WHISTLE = [0.4, 0.02, 1250, 0.03, 0.3, 0.12, 0, 1, 4, -2, 0, 0, 0, 0.1, 0, 0, 0, 0.8, 0.05];
/** Somebody makes themselves heard; what they talk about, the bubble says to those who look. */
export const MURMUR = [
  0.5, 0.1, 165, 0.03, 0.4, 0.15, 2, 0.6, -1.5, 0, 0, 0, 0.12, 0.3, 0, 0, 0, 0.7, 0.05, 0.4, -900,
];

const SOUNDS: Partial<Readonly<Record<Signal | Fidget, SoundRecipe>>> = {
  hum: HUM,
  sing: SONG,
  whistle: WHISTLE,
};

/** BEC-31: what talk and sounds sound like. */
export function soundOfSignal(what: Signal | Fidget): SoundRecipe | undefined {
  return kindOf(what) === "talk" ? MURMUR : SOUNDS[what];
}
