import type { PublicTournament } from "@tavolata/server/protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Minutes and seconds, never below none. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** When the level now in force ends; null while the levels stand still. */
export function endOfLevel(
  { levels, levelsBegan }: Pick<PublicTournament, "levels" | "levelsBegan">,
  now: number,
): number | null {
  if (levels === null || levelsBegan === null) return null;
  const length = levels.minutes * MINUTE;
  return levelsBegan + (Math.floor(Math.max(0, now - levelsBegan) / length) + 1) * length;
}
