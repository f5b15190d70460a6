export { type Config, readConfig } from "./config.ts";
export { sayOn } from "./say.ts";
export { type RunningServer, startServer } from "./server.ts";
