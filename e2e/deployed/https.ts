import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import type { PublicPerson } from "../../server/protocol/index.ts";
import type { Guest } from "../../server/testing/client.ts";

/** Where people find the house, and whom they must believe that it is there. */
export interface Site {
  readonly url: string;
  readonly ca: string;
}

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function ask(
  { url, ca }: Site,
  where: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(where, url), { ca, method, headers: { ...headers } }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      );
    });
    asked.once("error", reject);
    asked.end();
  });
}

export async function becomeGuestAt(site: Site): Promise<Guest & { readonly setCookie: string }> {
  const origin = new URL(site.url).origin;
  const { status, headers, body } = await ask(site, "/api/guest", { method: "POST", headers: { origin } });
  const setCookie = headers["set-cookie"]?.[0] ?? "";
  if (status !== 201) throw new Error(`no guest: ${status} ${body}`);
  const { person } = JSON.parse(body) as { person: PublicPerson };
  return { person, cookie: setCookie.split(";")[0] ?? "", setCookie };
}
