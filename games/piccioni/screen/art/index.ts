export { ACTION_ART } from "./actions.ts";
export { DUSK } from "./colours.ts";
export { PIGEON_ART } from "./pigeons.ts";
export { PLACE_ART } from "./places.ts";
export { SIGNS_ART } from "./signs.ts";
