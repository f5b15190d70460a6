import { readConfig, sayOn, startServer } from "@tavolata/server";
import { hostServer } from "./host.ts";

/** This house as it is started by `npm start`; the environment says on which store. */
const server = await startServer(readConfig(process.env), (level, what, fields) => {
  if (level !== "info") sayOn(process.stderr)(level, what, fields);
});
hostServer(server.port, () => server.close());
