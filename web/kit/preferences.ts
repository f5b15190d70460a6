import { effect, type Signal, signal } from "@preact/signals";

/** What a person has chosen on this device, kept there; a choice that is not known any more counts as none. */
export function preference<Value extends string>(
  name: string,
  values: readonly Value[],
  standard: Value,
): Signal<Value> {
  const key = `tavolata.${name}`;
  const kept = read(key);
  const chosen = signal(values.find((value) => value === kept) ?? standard);
  effect(() => write(key, chosen.value));
  return chosen;
}

/** Storage may be switched off or full: then a choice lasts as long as the page. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

const ON_OFF = ["on", "off"] as const;

export const sounds = preference("sounds", ON_OFF, "on");
/** As the device has it, or as the person wants it here. */
export const theme = preference("theme", ["auto", "light", "dark"], "auto");
export const motion = preference("motion", ["auto", "calm"], "auto");
/** French cards: each suit its own colour, or red and black. */
export const suitColours = preference("suit-colours", ["four", "two"], "four");
/** What Italian cards look like; the look never changes the game. */
export const deck = preference("deck", ["neapolitan", "piacentine", "french"], "neapolitan");
/** How plainly colours that matter are told apart by patterns, too. */
export const patterns = preference("patterns", ["subtle", "strong"], "subtle");
/** The table as a drawing, or as text. */
export const tableAs = preference("table-as", ["picture", "text"], "picture");
/** Explains every turn to somebody new, until they have had enough. */
const coach = preference("coach", ON_OFF, "on");

type OnOff = (typeof ON_OFF)[number];

const OF_GAMES = "tavolata.coach-of";

/** Where somebody has chosen otherwise for one game. */
const ofGames = signal(kept());

function kept(): Readonly<Record<string, OnOff>> {
  const found = [...(read(OF_GAMES) ?? "").matchAll(/([\w-]+)=(on|off)/g)];
  return Object.fromEntries(found.map(([, game, value]) => [game, value as OnOff]));
}

/** Whether every turn of this game is explained; without a game, whether it is where nothing else was chosen. */
export function tipsOf(game: string | undefined): OnOff {
  return (game === undefined ? undefined : ofGames.value[game]) ?? coach.value;
}

/** For one game, or for all of them, whatever was chosen for one before. */
export function setTips(game: string | undefined, value: OnOff): void {
  if (game === undefined) coach.value = value;
  ofGames.value = game === undefined ? {} : { ...ofGames.value, [game]: value };
  const entries = Object.entries(ofGames.value).map(([name, chosen]) => `${name}=${chosen}`);
  write(OF_GAMES, entries.join(" "));
}

/** Whether things should rather not move. */
export function isCalm(): boolean {
  return motion.value === "calm" || globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}
