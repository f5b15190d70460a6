import type { Seat } from "@tavolata/kernel";
import { bluePawns, HIDDEN, type View } from "../rules/index.ts";
import { settlingNow } from "../texts/settling-now.ts";

export type PawnColour = "blue" | "red";

/** One pawn, and who has it as far as the watcher can see; null where it stands in the middle. */
export interface Pawn {
  readonly id: string;
  readonly colour: PawnColour;
  readonly seat: Seat | null;
}

/** SCH-2, SCH-11: which pawns others have taken is seen when the window has closed. */
export function pawnsOf(view: View): Pawn[] {
  return [...some("blue", bluePawns(view.players.length)), ...some("red", 1)];

  function some(colour: PawnColour, count: number): Pawn[] {
    const takers = takersOf(view, colour);
    return Array.from({ length: Math.max(count, takers.length) }, (_, i) => ({
      id: `${colour}-${i}`,
      colour,
      seat: takers[i] ?? null,
    }));
  }
}

function takersOf(view: View, colour: PawnColour): Seat[] {
  const settled = settlingNow(view)?.reactions.filter(({ outcome }) => outcome !== "void");
  return (settled ?? view.window?.reactions ?? []).flatMap(({ seat, kind, what }) =>
    kind === "hand" && what !== HIDDEN && what === colour ? [seat] : [],
  );
}
