import type { Refusal } from "@tavolata/kernel";
import { sayWhyNot } from "@tavolata/kit";
import type { ProgramAct } from "@tavolata/server/protocol";
import { connection } from "../../state/connection.ts";
import { refusalWords } from "../../words/index.ts";

/** Does something about the evenings or the seasons, and says why if it cannot be done. True if it was done. */
export async function doInProgram(circle: string, act: ProgramAct): Promise<boolean> {
  const refused = await tryInProgram(circle, act);
  if (refused !== undefined) sayWhyNot(refusalWords(refused));
  return refused === undefined;
}

export async function tryInProgram(circle: string, act: ProgramAct): Promise<Refusal | undefined> {
  return (await connection.ask({ type: "program-act", circle, act })).refused;
}
