import type { SeatInfo } from "@tavolata/kit";
import type { Gaze, Performance } from "../avatar/index.ts";

type Figures = typeof import("../avatar/index.ts");
let figures: Figures | undefined;

/** The jointed figures are a file of their own, which is loaded along with the words. */
export async function fetchFigures(): Promise<void> {
  figures ??= await import("../avatar/index.ts");
}

interface PersonProps {
  readonly info: SeatInfo;
  readonly what: Performance | null;
  readonly gaze?: Gaze;
  /** How many cards they hold. */
  readonly cards: number;
  readonly calls?: string | undefined;
  /** Whether they move; only a few do at a time, for the sake of the phone. */
  readonly acts?: boolean;
}

/** A person at the table, as they look. */
export function Person({ info, acts = false, ...props }: PersonProps) {
  if (figures === undefined) return null;
  const { Avatar, Still, lookOf, botLook } = figures;
  const look = info.isBot ? botLook(Number(info.avatar)) : lookOf(info.avatar);
  const Figure = acts ? Avatar : Still;
  return <Figure {...props} look={look} class="bec-figure" />;
}
