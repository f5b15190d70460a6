/* The end of a game: it loads once the end is near. */
export { Finale } from "./finale.tsx";
export { PointsOf } from "./points-of.tsx";
