import { lazy } from "../../shell/lazy.tsx";

/** Fetched when somebody wants to talk. */
export const Chat = lazy(async () => (await import("./chat.tsx")).Chat);
