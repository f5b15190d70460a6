import type { CircleAct, CircleTraits } from "../../protocol/index.ts";
import type { Arriving, Requester } from "../room/steps.ts";
import type { EveningStep } from "./evenings/steps.ts";
import type { SeasonStep } from "./seasons/steps.ts";
import type { TableOfCircleStep } from "./tables.ts";

/** What happened in a circle, as its log has it. */
export type CircleStep =
  | {
      readonly type: "founded";
      readonly circle: string;
      readonly traits: CircleTraits;
      readonly founder: Arriving;
      readonly invitation: string;
      readonly code: string;
    }
  | {
      readonly type: "act";
      readonly act: CircleAct;
      readonly from: Requester;
      /** The person who joins or asks, as they are called then. */
      readonly person?: Arriving;
    }
  | { readonly type: "renewed"; readonly invitation: string; readonly code: string }
  /** A member is called something else now. */
  | { readonly type: "introduced"; readonly person: Arriving }
  /** A guest turned out to be somebody whom the house knows. */
  | { readonly type: "became"; readonly guest: string; readonly person: Arriving }
  /** Somebody wanted to be forgotten by the house. */
  | { readonly type: "forgotten"; readonly person: string }
  /** Somebody asked for what the next steps of this entry do. */
  | { readonly type: "asked"; readonly from: Requester }
  /** Nothing has happened for a long time, and the circle is still there. */
  | { readonly type: "looked" }
  | TableOfCircleStep
  | EveningStep
  | SeasonStep;

export function isEveningStep(step: EveningStep | SeasonStep): step is EveningStep {
  return step.type.startsWith("evening-");
}
