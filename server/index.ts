export { type Config, readConfig } from "./config.ts";
export { loggerTo } from "./logger.ts";
export { type RunningServer, startServer } from "./server.ts";
