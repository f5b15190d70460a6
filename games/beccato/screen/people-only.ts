import type { Refusal } from "@tavolata/kernel";
import type { Options } from "../rules/index.ts";

/** BEC-34: the rules' own word, without the rules. */
export function refuseBots({ table }: Options): Refusal | undefined {
  return table === "online" ? undefined : { code: "people-only", clause: "BEC-34" };
}
