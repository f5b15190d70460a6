export { BadRequest } from "./bad-request.ts";
export { Laboratory } from "./laboratory.ts";
export { playLineUp } from "./line-up.ts";
export { type Plan, planFor } from "./plan.ts";
