import { fits } from "@tavolata/kernel";
import { CircleId, ReportId, refusal } from "../../protocol/index.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { sendJson } from "./headers.ts";
import type { Trust } from "./origin.ts";
import { ownRoute } from "./own.ts";
import type { Route } from "./route.ts";

/** Circles, apart from what goes over the socket: the list of one's own, and everything of one as a file. */
export function circleRoutes(node: ServerNode, trust: Trust): Readonly<Record<string, Route>> {
  return {
    "GET /api/me/circles": ownRoute(node, trust, async ({ response }, { person }) => {
      sendJson(response, 200, { circles: await node.circles.of(person.id) });
    }),

    "GET /api/circle-report/": ownRoute(node, trust, async ({ response, rest }, { person }) => {
      const seen = fits(ReportId, rest)
        ? await node.circles.reportSeen(rest, person.id)
        : { refused: refusal("no-such-report") };
      sendJson(response, "refused" in seen ? 403 : 200, seen);
    }),

    "GET /api/circle/": ownRoute(node, trust, async ({ response, rest }, { person }) => {
      const found = fits(CircleId, rest) ? await node.circles.export(rest, person.id) : undefined;
      if (found === undefined) return sendJson(response, 404, { refused: { code: "not-found" } });
      if ("refused" in found) return sendJson(response, 403, found);
      response.setHeader("Content-Disposition", 'attachment; filename="tavolata-circle.json"');
      sendJson(response, 200, found.circle);
    }),
  };
}
