import type { Transfer } from "../../store/contract.ts";
import type { TournamentStep } from "./steps.ts";

/** Steps to write, and the chips that go with them. */
export interface TournamentChange {
  readonly steps: readonly TournamentStep[];
  readonly transfers?: readonly Transfer[];
}
