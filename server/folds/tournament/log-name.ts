const LOG_PREFIX = "tournament:";

/** The log of a tournament. */
export function tournamentLog(id: string): string {
  return LOG_PREFIX + id;
}

/** The tournament that a log belongs to; undefined if it is no tournament's log. */
export function tournamentOf(log: string): string | undefined {
  return log.startsWith(LOG_PREFIX) ? log.slice(LOG_PREFIX.length) : undefined;
}
