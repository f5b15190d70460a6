export { Laboratory } from "./laboratory.ts";
export { type Plan, planFor, WrongWish } from "./plan.ts";
