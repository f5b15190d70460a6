import { faultFields, type Logger } from "./logger.ts";

/** The process, as far as its faults are concerned. */
interface Faulty {
  on(event: "unhandledRejection" | "uncaughtException", listener: (fault: unknown) => void): unknown;
}

/**
 * Every fault is logged, without its message, which may quote cards. A rejection that nobody handles has left nothing
 * half done, because everything that counts is in the store first; so the process goes on. After an exception that
 * nobody caught, the process cannot know what is half done: it logs the fault and ends, and a fresh process goes on
 * where it was.
 */
export function logFaults(process: Faulty, logger: Logger, exit: () => void): void {
  process.on("unhandledRejection", (fault) => {
    logger("error", "nobody handled a rejection", faultFields(fault));
  });
  process.on("uncaughtException", (fault) => {
    logger("error", "nobody caught an exception, the process ends", faultFields(fault));
    exit();
  });
}
