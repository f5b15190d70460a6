import { BadSetting, readConfig } from "./config.ts";
import { addressesOf } from "./http/where-we-are.ts";
import { faultFields, sayOn } from "./say.ts";
import { startServer } from "./server.ts";

const say = sayOn(process.stdout);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config, say, {
    // Nothing answered is lost, and a fresh process can go on where this one cannot.
    onLost: () => {
      say("error", "store is lost");
      process.exit(1);
    },
  });
  for (const address of addressesOf(config, server.port)) say("info", "come in", { address });
  const { node, store } = server.house;
  say("info", "house is open", { node, store: store.kind, port: server.port });

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    say("info", "house is closing", { signal });
    server.close().then(
      () => process.exit(0),
      (fault: unknown) => {
        say("error", "house did not close well", faultFields(fault));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

main().catch((fault: unknown) => {
  // What stops the house from opening concerns its operator, who needs the words, and no player's cards yet.
  const message = fault instanceof Error ? fault.message : String(fault);
  say(
    "error",
    "house cannot open",
    fault instanceof BadSetting ? { message } : { message, ...faultFields(fault) },
  );
  process.exit(1);
});
