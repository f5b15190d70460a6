import { hostServer } from "./host.ts";

/** The built server, as `npm start` runs it; the bench builds it before it starts this. */
const BUILT = new URL("../../../dist/server.mjs", import.meta.url).href;
const { readConfig, loggerTo, startServer } = (await import(BUILT)) as typeof import("@tavolata/server");

/** The environment says on which store. */
const server = await startServer(readConfig(process.env), (level, what, fields) => {
  if (level !== "info") loggerTo(process.stderr)(level, what, fields);
});
hostServer(server.port, () => server.close());
