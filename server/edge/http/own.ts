import { refusal } from "../../protocol/index.ts";
import type { Recognised } from "../../runtime/people/people.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { BadBody } from "./body.ts";
import { tokenIn } from "./cookie.ts";
import { sendJson } from "./headers.ts";
import { isSameOrigin, type Trust } from "./origin.ts";
import type { Route, Visit } from "./route.ts";

/** Somebody asks something about themselves. */
export type OwnRoute = (visit: Visit, who: Recognised) => Promise<void>;

/** For those who are somebody here, and from our own pages only. */
export function ownRoute({ people }: Pick<ServerNode, "people">, trust: Trust, route: OwnRoute): Route {
  return (visit) =>
    fromHere(visit, trust, async () => {
      const who = await people.recognise(tokenIn(visit.request.headers.cookie));
      if (who === undefined) return sendJson(visit.response, 401, { refused: { code: "unknown-person" } });
      await route(visit, who);
    });
}

/** What another site's page asks for is not done, whatever cookie comes with it. */
export async function fromHere(visit: Visit, trust: Trust, work: () => Promise<void>): Promise<void> {
  const { request, response } = visit;
  const site = request.headers["sec-fetch-site"];
  const isOurs = site === undefined || site === "same-origin" || site === "none";
  if (!isOurs || !isSameOrigin(request, trust)) {
    return sendJson(response, 403, { refused: { code: "wrong-origin" } });
  }
  try {
    await work();
  } catch (fault) {
    if (!(fault instanceof BadBody)) throw fault;
    response.setHeader("Connection", "close");
    sendJson(response, 400, { refused: refusal("malformed") });
  }
}
