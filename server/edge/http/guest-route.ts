import { GuestWish, refusal } from "../../protocol/index.ts";
import { deviceLabel } from "../../runtime/people/device-label.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import { BadBody, readBody } from "./body.ts";
import { cookieFor, tokenIn } from "./cookie.ts";
import { sendJson } from "./headers.ts";
import { isSameOrigin, isSecure, networkOfRequest, type Trust } from "./origin.ts";
import type { Visit } from "./route.ts";

/** Recognises people who have a cookie; everybody else becomes a guest and gets one, where the house lets them in. */
export async function becomeGuest(
  node: ServerNode,
  limits: NetworkLimits,
  trust: Trust,
  { request, response }: Visit,
): Promise<void> {
  if (!isSameOrigin(request, trust)) return sendJson(response, 403, { refused: { code: "wrong-origin" } });
  const refuseUninvited = () => sendJson(response, 403, { refused: { code: "invitation-only" } });
  const refuseMore = () => sendJson(response, 429, { refused: refusal("too-fast") });
  const network = networkOfRequest(request, trust);
  const token = tokenIn(request.headers.cookie);
  const known = await node.people.recognise(token);
  const banned = node.bans.refuseEntry(known?.person.id, network);
  if (banned !== undefined) return sendJson(response, 403, { refused: banned });
  if (known !== undefined && token !== undefined) {
    response.setHeader("Set-Cookie", cookieFor(token, isSecure(request, trust)));
    return sendJson(response, 200, { person: known.person });
  }
  if (node.invitations.areNeeded) {
    const link = await linkIn(request);
    // Who brings nothing has guessed nothing.
    if (link !== "/" && !(await limits.mayGuess(network)))
      return sendJson(response, 429, { refused: refusal("too-fast") });
    if (!(await node.invitations.admits(link))) return refuseUninvited();
    if (!(await limits.mayBecomeGuest(network))) return refuseMore();
    // Used up only by somebody who comes in; the last of it may have gone to somebody else meanwhile.
    if (!(await node.invitations.use(link))) return refuseUninvited();
  } else if (!(await limits.mayBecomeGuest(network))) return refuseMore();
  const { person, token: given } = await node.people.admit(deviceLabel(request.headers["user-agent"]));
  response.setHeader("Set-Cookie", cookieFor(given, isSecure(request, trust)));
  sendJson(response, 201, { person });
}

async function linkIn(request: Visit["request"]): Promise<string> {
  try {
    return (await readBody(request, GuestWish)).link ?? "/";
  } catch (fault) {
    if (fault instanceof BadBody) return "/";
    throw fault;
  }
}
