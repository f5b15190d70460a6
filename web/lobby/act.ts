import { sayWhyNot } from "@tavolata/kit";
import type { Act } from "@tavolata/server/protocol";
import { refusalFor } from "../catalogue/refusals.ts";
import type { TableFeed } from "../connection/table-feed.ts";

/** Does something at the table, and says whether it was done. */
export type Do = (act: Act) => Promise<boolean>;

/** Acts at this table; where something is refused, the person is told why. */
export function doAt(feed: TableFeed): Do {
  return async (act) => {
    const { refused } = await feed.act(act);
    if (refused !== undefined) sayWhyNot(refusalFor(feed.room.peek()?.game ?? "", refused), refused.clause);
    return refused === undefined;
  };
}
