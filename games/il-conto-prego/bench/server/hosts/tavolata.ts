import { hostServer } from "./host.ts";

/** The built server, as `npm start` runs it. The bench builds it before it starts this process. */
const BUILT = new URL("../../../../../dist/server.mjs", import.meta.url).href;
const { readConfig, loggerTo, startServer } = (await import(BUILT)) as typeof import("@tavolata/server");

/** The environment says which store it uses. */
const server = await startServer(readConfig(process.env), (level, what, fields) => {
  if (level !== "info") loggerTo(process.stderr)(level, what, fields);
});
hostServer(server.port, () => server.close());
