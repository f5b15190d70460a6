import { sounds } from "./preferences.ts";

/** Short and dry, made by arithmetic: no file is loaded. */
const SOUNDS = {
  card: [0.5, 0.1, 190, 0, 0.01, 0.05, 4, 2.2, -2, 0, 0, 0, 0, 6, 0, 0.1, 0, 0.6, 0.01],
  coin: [0.5, 0.02, 1400, 0, 0.02, 0.12, 1, 1.6, 0, 0, 320, 0.03, 0, 0, 0, 0, 0, 0.6, 0.02],
  knock: [1, 0.03, 95, 0, 0.01, 0.09, 2, 2.5, -4, 0, 0, 0, 0, 3, 0, 0, 0, 0.7, 0.02],
  bell: [0.6, 0, 1180, 0, 0.05, 0.45, 0, 1.4, 0, 0, 590, 0.07, 0, 0, 0, 0, 0, 0.5, 0.05],
  door: [0.6, 0.05, 70, 0.02, 0.08, 0.14, 2, 1.8, 1.5, 0, 0, 0, 0, 2, 0, 0.05, 0.06, 0.6, 0.05],
  paper: [0.4, 0.15, 700, 0.02, 0.12, 0.1, 4, 1, -1, 0, 0, 0, 0, 9, 0, 0.2, 0, 0.4, 0.04],
  stamp: [1.1, 0.04, 60, 0, 0.02, 0.16, 2, 3, -3, 0, 0, 0, 0, 4, 0, 0.1, 0, 0.8, 0.03],
  call: [0.5, 0.03, 520, 0, 0.02, 0.06, 1, 1.5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.02],
  pawn: [0.8, 0.03, 240, 0, 0.005, 0.05, 2, 2.4, -3, 0, 0, 0, 0, 2, 0, 0, 0, 0.6, 0.01],
  win: [0.6, 0, 523, 0.02, 0.2, 0.35, 1, 1.2, 0, 0, 262, 0.09, 0.09, 0, 0, 0, 0, 0.6, 0.1],
} as const satisfies Record<string, readonly number[]>;

export type SoundName = keyof typeof SOUNDS;

/** A sound that only one game has: it brings it along, so that nobody else loads it. */
export type SoundRecipe = readonly number[];

export type Sound = SoundName | SoundRecipe;

type Machine = typeof import("zzfx");
let machine: Machine | undefined;

/** In milliseconds: longer than the longest sound. Audio that is on takes power even where nothing is to be heard. */
const STAYS_ON = 3000;
let rest: ReturnType<typeof setTimeout> | undefined;

function turnOn({ ZZFX: { audioContext } }: Machine): Promise<void> {
  clearTimeout(rest);
  rest = setTimeout(() => audioContext.suspend(), STAYS_ON);
  return audioContext.resume();
}

/** Phones let nothing sound before a finger was lifted, others before the page was touched; each is tried until one does. */
const TOUCHES = ["pointerdown", "pointerup", "click", "keydown"] as const;

/** What comes before the page was touched is not made up for later. iPhones hear only what is done within a touch. */
function wake(): void {
  if (machine === undefined) return;
  turnOn(machine).then(
    () => {
      for (const touch of TOUCHES) removeEventListener(touch, wake);
    },
    () => {},
  );
}

/** Before the first touch, so that nothing has to be waited for then. */
async function fetchMachine(): Promise<void> {
  machine = await import("zzfx");
  await machine.ZZFX.audioContext.suspend();
}

if (globalThis.AudioContext !== undefined) {
  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true });
  // Without it the house is silent.
  fetchMachine().catch(() => {});
}

export function sound(what: Sound): void {
  if (sounds.value !== "on" || machine === undefined) return;
  void turnOn(machine).catch(() => {});
  machine.zzfx(...(typeof what === "string" ? SOUNDS[what] : what));
}
