/* What a table needs only once somebody is to do something, or something has happened: it loads while the first cards go round. */
import "./large.css";

export { Actions } from "./actions.tsx";
export { CaptionOf } from "./caption-of.tsx";
export { InPlay } from "./in-play.tsx";
export { Landings } from "./landings.tsx";
export { lightsOf } from "./lights.ts";
export { Picker } from "./picker.tsx";
export { landingsIn } from "./preview.ts";
export { Sky } from "./sky.tsx";
