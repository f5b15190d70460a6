import { BadSetting, readConfig } from "./config.ts";
import { addressesOf } from "./edge/http/addresses.ts";
import { logFaults } from "./fault-log.ts";
import { faultFields, loggerTo } from "./logger.ts";
import { startServer } from "./server.ts";

const logger = loggerTo(process.stdout);
logFaults(process, logger, () => process.exit(1));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config, logger, {
    // Nothing answered is lost, and a fresh process can go on where this one cannot.
    onLost: () => {
      logger("error", "store is lost");
      process.exit(1);
    },
  });
  for (const address of addressesOf(config, server.port)) logger("info", "come in", { address });
  const { nodeId: node, store } = server.node;
  logger("info", "house is open", { node, store: store.kind, port: server.port });

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
}

main().catch((fault: unknown) => {
  // The operator needs the message to know why the server does not start; there are no cards yet that it could quote.
  const message = fault instanceof Error ? fault.message : String(fault);
  logger(
    "error",
    "house cannot open",
    fault instanceof BadSetting ? { message } : { message, ...faultFields(fault) },
  );
  process.exit(1);
});
