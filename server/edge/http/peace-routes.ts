import { strictObject } from "@tavolata/kernel";
import {
  type HouseInvitation,
  KeepAway,
  type OwnAversions,
  refusal,
  WantedReport,
} from "../../protocol/index.ts";
import { fileReport } from "../../runtime/peace/reports.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import { readBody } from "./body.ts";
import { sendJson } from "./headers.ts";
import { networkOfRequest, type Trust } from "./origin.ts";
import { type OwnRoute, ownRoute } from "./own.ts";
import type { Route } from "./route.ts";

const Nothing = strictObject({});

/** Whom somebody keeps away from, what they complain of, and whom they bring along. */
export function peaceRoutes(
  node: ServerNode,
  limits: NetworkLimits,
  trust: Trust,
): Readonly<Record<string, Route>> {
  const { store, people } = node;
  const own = (route: OwnRoute): Route => ownRoute(node, trust, route);

  return {
    "GET /api/me/aversions": own(async ({ response }, { person }) => {
      const aversions = await store.aversionsOf(person.id);
      const answer: OwnAversions = {
        people: aversions.map(({ other: id, nickname, avatar, how, since }) => ({
          person: { id, nickname, avatar },
          how,
          since,
        })),
      };
      sendJson(response, 200, answer);
    }),

    "POST /api/me/aversions": own(async ({ request, response }, { person }) => {
      const { person: other, how } = await readBody(request, KeepAway);
      const done = await store.keepAway(person.id, other, how, store.now());
      if (done === "nobody") return sendJson(response, 404, { refused: { code: "not-found" } });
      if (done === "too-many") return sendJson(response, 409, { refused: { code: "too-many" } });
      people.tellChanged(person.id);
      sendJson(response, 200, {});
    }),

    "POST /api/reports": own(async ({ request, response }, who) => {
      const wanted = await readBody(request, WantedReport);
      if (!(await limits.mayReport(networkOfRequest(request, trust)))) {
        return sendJson(response, 429, { refused: refusal("too-fast") });
      }
      const table = await node.findTableById(wanted.table);
      const refused = await fileReport(store, table, who, wanted);
      if (refused !== undefined) return sendJson(response, 409, { refused });
      const circle = table?.state.room.circle;
      if (circle !== undefined) node.circles.presenceChanged(circle);
      node.metrics.reports.inc();
      sendJson(response, 201, {});
    }),

    "POST /api/me/invitations": own(async ({ request, response }) => {
      await readBody(request, Nothing);
      if (!(await limits.mayInvite(networkOfRequest(request, trust)))) {
        return sendJson(response, 429, { refused: refusal("too-fast") });
      }
      const { code, until, left } = await node.invitations.make();
      const answer: HouseInvitation = { code, until, left };
      sendJson(response, 201, answer);
    }),
  };
}
