import type { GameAtTables } from "../table-game.ts";
import type { TableState } from "./state.ts";
import type { Step } from "./steps.ts";

/** The game at this table is played by a version that this node does not have. */
export class NewerVersion extends Error {
  override readonly name = "NewerVersion";
}

export function refuseNewer({ play }: TableState, { rules }: GameAtTables): void {
  if (play !== null && !play.over && play.standing.version > rules.version) throw new NewerVersion();
}

export function refuseNewerStep(steps: readonly Step[], { rules }: GameAtTables): void {
  for (const step of steps) {
    const version =
      step.type === "began"
        ? step.version
        : step.type === "input" && step.input.by === "upgrade"
          ? step.input.move.version
          : 0;
    if (version > rules.version) throw new NewerVersion();
  }
}
