import { strictObject } from "@tavolata/kernel";
import {
  DeleteMe,
  HandOverAnswer,
  HandOverClaim,
  HandOverCollect,
  HandOverLook,
  HandOverTicket,
  type OwnProfile,
  PasskeyAnswer,
  RecoverySignIn,
  RemovePasskey,
  refusal,
  ShowFigures,
  type SignedIn,
  SignOut,
} from "../../protocol/index.ts";
import { deviceLabel } from "../../runtime/people/device-label.ts";
import { exportOf } from "../../runtime/people/export.ts";
import type { Proof } from "../../runtime/people/people.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import { readBody } from "./body.ts";
import { cookieFor, cookieGone, tokenIn } from "./cookie.ts";
import { sendJson } from "./headers.ts";
import { isSecure, networkOfRequest, type Trust } from "./origin.ts";
import { fromHere, type OwnRoute, ownRoute } from "./own.ts";
import type { Route, Visit } from "./route.ts";
import { siteOf } from "./site.ts";

const Nothing = strictObject({});

/** Who one is, and the ways back to that: everything about it that needs no table. */
export function peopleRoutes(
  node: ServerNode,
  limits: NetworkLimits,
  trust: Trust,
): Readonly<Record<string, Route>> {
  const { people, passkeys, handOvers, recoveryCodes, store } = node;
  const exporting = new Set<string>();
  const { guestDays, chatDays, gameDays, reportDays } = node.retention;
  const labelOf = ({ request }: Visit) => deviceLabel(request.headers["user-agent"]);
  const recognise = ({ request }: Visit) => people.recognise(tokenIn(request.headers.cookie));

  const own = (route: OwnRoute): Route => ownRoute(node, trust, route);

  /** For those who say that they are somebody: so often for each network, and no oftener. */
  const guess =
    (route: Route): Route =>
    (visit) =>
      fromHere(visit, trust, async () => {
        if (!(await limits.mayGuess(networkOfRequest(visit.request, trust)))) {
          return sendJson(visit.response, 429, { refused: refusal("too-fast") });
        }
        await route(visit);
      });

  /** Whatever was wrong, it is the same answer: nobody learns what there is. */
  const signIn = async (visit: Visit, proof: Proof | undefined): Promise<void> => {
    const admitted = proof && (await people.signIn(proof, await recognise(visit), labelOf(visit)));
    if (!admitted) return sendJson(visit.response, 403, { refused: { code: "not-recognised" } });
    visit.response.setHeader("Set-Cookie", cookieFor(admitted.token, isSecure(visit.request, trust)));
    const answer: SignedIn = { person: admitted.person, merged: admitted.merged };
    sendJson(visit.response, 200, answer);
  };

  return {
    "GET /api/me": own(async ({ request, response }, who) => {
      const [stored, devices, known, codes] = await Promise.all([
        store.person(who.person.id),
        store.devicesOf(who.person.id),
        store.passkeysOf(who.person.id),
        store.recoveryCodesOf(who.person.id),
      ]);
      const profile: OwnProfile = {
        person: who.person,
        since: stored?.since ?? null,
        devices: devices.map(({ id, label, since, seen }) => ({
          id,
          label,
          since,
          seen,
          isThis: id === who.device,
        })),
        passkeys: known.map(({ id, label, since, used }) => ({ id, label, since, used })),
        recoveryCodes: codes,
        canUsePasskeys: siteOf(request, trust) !== undefined,
        showsFigures: stored?.showsFigures ?? false,
        keptFor: { guests: guestDays, chat: chatDays, games: gameDays, reports: reportDays },
        invites: node.invitations.areNeeded,
      };
      sendJson(response, 200, profile);
    }),

    "POST /api/me/show-figures": own(async ({ request, response }, { person }) => {
      const { show } = await readBody(request, ShowFigures);
      await store.showFigures(person.id, show);
      sendJson(response, 200, {});
    }),

    "POST /api/me/passkeys/begin": own(async ({ request, response }, { person }) => {
      await readBody(request, Nothing);
      const site = siteOf(request, trust);
      if (site === undefined) return sendJson(response, 409, { refused: { code: "no-passkeys-here" } });
      sendJson(response, 200, await passkeys.askToMake(person, site));
    }),
    "POST /api/me/passkeys": own(async (visit, { person }) => {
      const { ticket, credential } = await readBody(visit.request, PasskeyAnswer);
      const site = siteOf(visit.request, trust);
      const made = site && (await passkeys.make(person.id, site, ticket, credential, labelOf(visit)));
      if (made === undefined) return sendJson(visit.response, 403, { refused: { code: "not-recognised" } });
      const { id, label, since, used } = made;
      sendJson(visit.response, 201, { passkey: { id, label, since, used } });
    }),
    "POST /api/me/passkeys/remove": own(async ({ request, response }, { person }) => {
      const { passkey } = await readBody(request, RemovePasskey);
      const isGone = await store.removePasskey(person.id, passkey);
      sendJson(response, isGone ? 200 : 404, isGone ? {} : { refused: { code: "not-found" } });
    }),

    "POST /api/me/recovery-codes": own(async ({ request, response }, { person }) => {
      await readBody(request, Nothing);
      sendJson(response, 201, { codes: await recoveryCodes.renew(person.id) });
    }),

    "POST /api/me/sign-out": own(async ({ request, response }, { person, device }) => {
      const { device: wanted = device } = await readBody(request, SignOut);
      const others = async () =>
        (await store.devicesOf(person.id)).map(({ id }) => id).filter((id) => id !== device);
      await people.signOut(person.id, wanted === "others" ? await others() : [wanted]);
      if (wanted === device) response.setHeader("Set-Cookie", cookieGone(isSecure(request, trust)));
      sendJson(response, 200, {});
    }),

    "GET /api/me/export": own(async ({ response }, who) => {
      const { id } = who.person;
      // It reads all that somebody ever did here: one at a time, and not again and again.
      if (exporting.has(id) || !(await limits.mayExport(id))) {
        return sendJson(response, 429, { refused: refusal("too-fast") });
      }
      exporting.add(id);
      try {
        const all = await exportOf(node, who);
        response.setHeader("Content-Disposition", 'attachment; filename="tavolata.json"');
        sendJson(response, 200, all);
      } finally {
        exporting.delete(id);
      }
    }),
    "POST /api/me/delete": own(async ({ request, response }, { person }) => {
      const { name } = await readBody(request, DeleteMe);
      if (name.trim() !== person.nickname)
        return sendJson(response, 409, { refused: { code: "another-name" } });
      await node.forgetting.leave(person.id);
      people.tellChanged(person.id);
      response.setHeader("Set-Cookie", cookieGone(isSecure(request, trust)));
      sendJson(response, 200, {});
    }),

    "POST /api/me/hand-over": own(async ({ request, response }, { person }) => {
      await readBody(request, Nothing);
      sendJson(response, 201, await handOvers.begin(person.id));
    }),
    "POST /api/me/hand-over/state": own(async ({ request, response }, { person }) => {
      const { ticket } = await readBody(request, HandOverTicket);
      sendJson(response, 200, await handOvers.stateFor(person.id, ticket));
    }),
    "POST /api/me/hand-over/answer": own(async ({ request, response }, { person }) => {
      const { ticket, accept } = await readBody(request, HandOverAnswer);
      const isThere = await handOvers.answer(person.id, ticket, accept);
      sendJson(response, isThere ? 200 : 404, isThere ? {} : { refused: { code: "not-found" } });
    }),
    "POST /api/hand-over/look": guess(async (visit) => {
      const { ticket, secret } = await readBody(visit.request, HandOverLook);
      const seen = await handOvers.look(ticket, secret, await recognise(visit));
      if (seen === undefined) return sendJson(visit.response, 403, { refused: { code: "not-recognised" } });
      sendJson(visit.response, 200, seen);
    }),
    "POST /api/hand-over/claim": guess(async (visit) => {
      const { ticket, secret } = await readBody(visit.request, HandOverClaim);
      const claimed = await handOvers.claim(ticket, secret, labelOf(visit));
      if (claimed === undefined)
        return sendJson(visit.response, 403, { refused: { code: "not-recognised" } });
      sendJson(visit.response, 200, claimed);
    }),
    // Asked again and again until the other device has answered; the claim is no less secret than a cookie.
    "POST /api/hand-over/collect": (visit) =>
      fromHere(visit, trust, async () => {
        const { ticket, claim, merge = false } = await readBody(visit.request, HandOverCollect);
        const collected = await handOvers.collect(ticket, claim, merge);
        if (collected === "waiting") return sendJson(visit.response, 200, { waiting: true });
        await signIn(visit, collected);
      }),

    "POST /api/sign-in/begin": guess(async ({ request, response }) => {
      await readBody(request, Nothing);
      const site = siteOf(request, trust);
      if (site === undefined) return sendJson(response, 409, { refused: { code: "no-passkeys-here" } });
      sendJson(response, 200, await passkeys.askToSignIn(site));
    }),
    "POST /api/sign-in": guess(async (visit) => {
      const { ticket, credential } = await readBody(visit.request, PasskeyAnswer);
      const site = siteOf(visit.request, trust);
      await signIn(visit, site && (await passkeys.signIn(site, ticket, credential)));
    }),
    "POST /api/sign-in/recovery": guess(async (visit) => {
      const { code } = await readBody(visit.request, RecoverySignIn);
      await signIn(visit, await recoveryCodes.find(code));
    }),
  };
}
