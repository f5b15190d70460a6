export { Avatar, Still } from "./avatar.tsx";
export { AHEAD, type Gaze, gazeFrom, ON_CARDS } from "./gaze.ts";
export { type Noise, noiseOf, type Performance } from "./gestures.ts";
export { botLook, type Look, lookOf } from "./look.ts";
