/* What a table needs only once something has happened: it loads while the first cards go round. */
import "./large.css";
import "./tv.css";

export { RoundAccount } from "./account.tsx";
export { Missed } from "./feather.tsx";
export { Final } from "./final.tsx";
export { Groups, Oneself } from "./gestures.tsx";
export { loadLater } from "./later-words.ts";
export { NewSignal } from "./new-signal.tsx";
export { Words } from "./own-words.tsx";
export { Pyramid } from "./pyramid.tsx";
export { LastShout, Reveal } from "./reveal.tsx";
export { ChangeOfSignal, Room } from "./room.tsx";
export { Shouts } from "./shouts.tsx";
export { Symbols } from "./symbols.tsx";
export { Keys } from "./table-keys.ts";
export { Secret, Tray } from "./tray.tsx";
