import type { IncomingMessage, ServerResponse } from "node:http";

export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path after the route's own part. */
  readonly rest: string;
}

/** By method and path; a path that ends with a slash stands for all that begin with it. */
export type Route = (visit: Visit) => Promise<void> | void;
