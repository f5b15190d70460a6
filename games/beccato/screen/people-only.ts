import type { Refusal } from "@tavolata/kernel";
import type { Options } from "../rules/index.ts";

/** BEC-34: says the same as the rules do, without loading them. */
export function refuseBots({ table }: Options): Refusal | undefined {
  return table === "online" ? undefined : { code: "people-only", clause: "BEC-34" };
}
