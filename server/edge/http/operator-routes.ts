import { strictObject } from "@tavolata/kernel";
import {
  type NewOperatorSecret,
  type OperatorReportSeen,
  OperatorSignIn,
  OperatorSignOut,
  OperatorWish,
  refusal,
} from "../../protocol/index.ts";
import type { OperatorSession } from "../../runtime/operator/sessions.ts";
import { deviceLabel } from "../../runtime/people/device-label.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import { BadBody, readBody } from "./body.ts";
import { cookieIn, operatorCookie, operatorCookieGone } from "./cookie.ts";
import { sendJson } from "./headers.ts";
import { isByHttps, operatorGate } from "./operator-gate.ts";
import { OperatorStream } from "./operator-stream.ts";
import { networkOfRequest, type Trust } from "./origin.ts";
import type { Route, Visit } from "./route.ts";

const Nothing = strictObject({});
/** A session may end while a page looks, here or on another node. */
const CHECK_EVERY_MS = 2000;
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const ENTRY = /^\d{1,9}$/;

/** The operator's page: only from it, only over https or on this machine, and only for those who know the secret. */
export function operatorRoutes(
  node: ServerNode,
  limits: NetworkLimits,
  trust: Trust,
): Readonly<Record<string, Route>> {
  const { operator, metrics, logger } = node;
  const { sessions } = operator;
  const recognise = ({ request }: Visit) => sessions.recognise(cookieIn(request.headers.cookie, "operator"));

  const gated =
    (route: Route): Route =>
    async (visit) => {
      const gate = operatorGate(visit.request, trust);
      if (gate !== "open") {
        metrics.operatorSignIns.inc({ outcome: gate });
        return sendJson(visit.response, 403, { refused: { code: gate } });
      }
      try {
        await route(visit);
      } catch (fault) {
        if (!(fault instanceof BadBody)) throw fault;
        visit.response.setHeader("Connection", "close");
        sendJson(visit.response, 400, { refused: refusal("malformed") });
      }
    };

  const signedIn = (route: (visit: Visit, session: OperatorSession) => Promise<void>): Route =>
    gated(async (visit) => {
      const session = await recognise(visit);
      if (session === undefined) {
        return sendJson(visit.response, 401, { refused: { code: "operator-unknown" } });
      }
      await route(visit, session);
    });

  return {
    "GET /api/operator": gated(async (visit) => {
      const session = await recognise(visit);
      const hasSecret = await operator.hasSecret();
      sendJson(visit.response, 200, { signedIn: session !== undefined, hasSecret });
    }),

    "POST /api/operator/sign-in": gated(async ({ request, response }) => {
      const { secret, name } = await readBody(request, OperatorSignIn);
      if (!(await limits.mayTrySecret(networkOfRequest(request, trust)))) {
        metrics.operatorSignIns.inc({ outcome: "too-fast" });
        return sendJson(response, 429, { refused: refusal("too-fast") });
      }
      const by = name.trim() || deviceLabel(request.headers["user-agent"]) || "—";
      const admitted = await sessions.signIn(secret, by);
      metrics.operatorSignIns.inc({ outcome: admitted === undefined ? "wrong-secret" : "done" });
      if (admitted === undefined) {
        logger("warning", "operator's secret was wrong");
        return sendJson(response, 403, { refused: { code: "wrong-secret" } });
      }
      logger("info", "operator signed in");
      response.setHeader("Set-Cookie", operatorCookie(admitted.token, isByHttps(request, trust)));
      sendJson(response, 200, {});
    }),

    "POST /api/operator/sign-out": signedIn(async ({ request, response }, session) => {
      const { from } = await readBody(request, OperatorSignOut);
      await sessions.signOut(session, from);
      response.setHeader("Set-Cookie", operatorCookieGone(isByHttps(request, trust)));
      sendJson(response, 200, {});
    }),

    "POST /api/operator/secret": signedIn(async ({ request, response }, { by }) => {
      await readBody(request, Nothing);
      const answer: NewOperatorSecret = { secret: await sessions.changeSecret(by) };
      response.setHeader("Set-Cookie", operatorCookieGone(isByHttps(request, trust)));
      sendJson(response, 200, answer);
    }),

    "POST /api/operator/act": signedIn(async ({ request, response }, { by }) => {
      const { act, reason } = await readBody(request, OperatorWish);
      if (act.type === "announce" && `${act.it}${act.en}`.trim() === "") {
        return sendJson(response, 400, { refused: refusal("malformed") });
      }
      const { entry, outcome } = await operator.acts.perform(act, by, reason.trim());
      if (outcome === "done") return sendJson(response, 200, { entry });
      sendJson(response, 409, { entry, refused: { code: outcome } });
    }),

    "GET /api/operator/log/": signedIn(async ({ response, rest }) => {
      if (!ENTRY.test(rest)) return sendJson(response, 404, { refused: { code: "not-found" } });
      sendJson(response, 200, { entries: await operator.log.before(Number(rest)) });
    }),

    "GET /api/operator/report/": signedIn(async ({ response, rest }) => {
      const report = ID.test(rest) ? await node.store.report(rest) : undefined;
      if (report === undefined) return sendJson(response, 404, { refused: { code: "not-found" } });
      sendJson(response, 200, { seen: JSON.parse(report.seen) as OperatorReportSeen });
    }),

    "GET /api/operator/live": signedIn(async (visit, { by }) => {
      const { request, response } = visit;
      if (request.method === "HEAD") return sendJson(response, 200, {});
      const stream = new OperatorStream(response, by);
      const end = () => stream.end();
      const check = async () => {
        if ((await recognise(visit)) === undefined) end();
      };
      const timer = setInterval(() => void check().catch(end), CHECK_EVERY_MS);
      const stopEnding = operator.onClose(end);
      response.once("close", () => {
        clearInterval(timer);
        stopEnding();
        operator.watch.leave(stream);
      });
      operator.watch.look(stream);
    }),
  };
}
