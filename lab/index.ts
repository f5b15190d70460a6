export { BadRequest } from "./bad-request.ts";
export { Laboratory } from "./laboratory.ts";
export { type Plan, planFor } from "./plan.ts";
