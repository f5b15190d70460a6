import path from "node:path";
import { BadSetting, type Config, readConfig } from "./config.ts";
import { addressesOf } from "./edge/http/addresses.ts";
import { logFaults } from "./fault-log.ts";
import { faultFields, loggerTo } from "./logger.ts";
import { RecentLines } from "./runtime/operator/recent-lines.ts";
import { startServer } from "./server.ts";
import { terminalLogger, writeOpening } from "./terminal.ts";
import { whyNot } from "./why-not.ts";

/** Somebody reads along; programs that collect logs want JSON. */
const isRead = process.stdout.isTTY === true && process.env.LOG !== "json";
const lines = new RecentLines();
const logger = lines.remembering(isRead ? terminalLogger(process.stdout) : loggerTo(process.stdout));
logFaults(process, logger, () => process.exit(1));

let config: Config | undefined;

async function main(): Promise<void> {
  if (!["json", "", undefined].includes(process.env.LOG)) throw new BadSetting('LOG must be "json" or empty');
  config = readConfig(process.env);
  const server = await startServer(config, logger, {
    lines,
    // Nothing answered is lost, and a fresh process can go on where this one cannot.
    onLost: () => {
      logger("error", "store is lost");
      process.exit(1);
    },
  });
  // Only somebody who reads along is shown it; in a log it would be a secret no longer.
  const secret = isRead ? await server.node.operator.sessions.firstSecret() : undefined;

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger("info", "house is closing", { signal });
    server.close().then(
      () => process.exit(0),
      (fault: unknown) => {
        logger("error", "house did not close well", faultFields(fault));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));

  const addresses = addressesOf(config, server.port);
  for (const address of addresses) logger("info", "come in", { address });
  const { nodeId: node, store } = server.node;
  logger("info", "house is open", { node, store: store.kind, port: server.port });
  if (isRead) {
    const colours = process.stdout.hasColors() && process.env.NO_COLOR === undefined;
    writeOpening(process.stdout, { addresses, kept: whereKept(config), secret }, colours);
  }
}

function whereKept({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl === undefined) return path.resolve(dataFolder);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host}${pathname}`;
}

main().catch((fault: unknown) => {
  const known = whyNot(fault, config);
  // The operator needs the message to know why the server does not start; there are no cards yet that it could quote.
  const message = known ?? (fault instanceof Error ? fault.message : String(fault));
  if (isRead && known !== undefined) process.stderr.write(`The house cannot open: ${known}.\n`);
  else {
    logger(
      "error",
      "house cannot open",
      known === undefined ? { message, ...faultFields(fault) } : { message },
    );
  }
  process.exit(1);
});
