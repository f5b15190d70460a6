/* What a table needs only once something has happened: it loads while the first cards go round. */
import "./tv.css";

export { Final } from "./final.tsx";
export { Groups, Oneself } from "./gestures.tsx";
export { Words } from "./own-words.tsx";
export { Pyramid } from "./pyramid.tsx";
export { Reveal } from "./reveal.tsx";
export { ChangeOfSignal, Room } from "./room.tsx";
export { Shouts } from "./shouts.tsx";
export { Symbols } from "./symbols.tsx";
export { Keys } from "./table-keys.ts";
export { Secret, Tray } from "./tray.tsx";
