/* What a table needs only once something has happened: it loads while the first cards go round. */
import "./tv.css";

export { Final } from "./final.tsx";
export { Pyramid } from "./pyramid.tsx";
export { Reveal } from "./reveal.tsx";
export { ChangeOfSignal, Room } from "./room.tsx";
export { Keys } from "./table-keys.ts";
export { Secret, Tray } from "./tray.tsx";
