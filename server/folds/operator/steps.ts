import type { OperatorAct } from "../../protocol/index.ts";

/** What happened, as the log of everything that operators do has it. `by` is what the session is called; empty for what was done at the machine itself. */
export type OperatorStep =
  /** From now on this is the hash of the secret; nobody who signed in before is signed in any more. */
  | { readonly type: "secret"; readonly hash: string; readonly by: string }
  | { readonly type: "signed-in"; readonly by: string }
  /** All sessions end, and the secret stays. */
  | { readonly type: "signed-out"; readonly by: string }
  | { readonly type: "act"; readonly act: OperatorAct; readonly by: string; readonly reason: string }
  /** What came of an act: "done", or why it was refused. */
  | { readonly type: "outcome"; readonly of: number; readonly code: string };
