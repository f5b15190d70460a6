export { Laboratory } from "./laboratory.ts";
export { BadRequest, type Plan, planFor } from "./plan.ts";
