import type { Coming, EveningPlan } from "../../../protocol/index.ts";

/** What one part of the program has opened. It is written together with what it opens, so nothing opens twice. */
export interface Opening {
  readonly part: number;
  readonly tables: readonly { readonly id: string; readonly seated: readonly string[] }[];
  /** Those who were there and found no seat. */
  readonly standing: readonly string[];
  readonly tournament: string | null;
}

/** What happened to the evenings of a circle, as its log has it. */
export type EveningStep =
  | { readonly type: "evening-planned"; readonly evening: string; readonly plan: EveningPlan }
  | { readonly type: "evening-changed"; readonly evening: string; readonly plan: EveningPlan }
  /** One evening, or all that are still to come. */
  | { readonly type: "evening-cancelled"; readonly evening: string; readonly day?: string }
  | {
      readonly type: "evening-moved";
      readonly evening: string;
      readonly day: string;
      readonly to: { readonly day: string; readonly time: string };
    }
  | {
      readonly type: "evening-answered";
      readonly evening: string;
      readonly day: string;
      readonly person: string;
      readonly coming: Coming | null;
    }
  /** It is time, or an organiser goes on with the next part. Nothing opens for an evening that nobody has come to. */
  | {
      readonly type: "evening-opened";
      readonly evening: string;
      readonly day: string;
      readonly opening: Opening | null;
    };
