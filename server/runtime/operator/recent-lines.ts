import type { Level, Logger } from "../../logger.ts";
import type { OperatorLine } from "../../protocol/index.ts";

const MOST_LINES = 60;

/** The last warnings and errors of this node's own log. What was written before is in the log itself. */
export class RecentLines {
  private readonly kept: Omit<OperatorLine, "node">[] = [];

  /** A logger that also remembers. */
  remembering(logger: Logger): Logger {
    return (level, what, fields = {}) => {
      logger(level, what, fields);
      if (!isWorthIt(level)) return;
      const rest = Object.entries(fields).filter(([, value]) => value !== undefined);
      const text = rest.map(([name, value]) => `${name}=${value}`).join(" ");
      this.kept.push({ at: Date.now(), level, what, fields: text });
      if (this.kept.length > MOST_LINES) this.kept.shift();
    };
  }

  /** The newest first. */
  last(node: string, most: number): OperatorLine[] {
    return this.kept
      .slice(-most)
      .reverse()
      .map((line) => ({ node, ...line }));
  }
}

function isWorthIt(level: Level): level is "warning" | "error" {
  return level !== "info";
}
