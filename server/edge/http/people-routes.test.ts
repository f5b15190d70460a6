import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  HandOver,
  HandOverClaimed,
  HandOverSeen,
  OwnProfile,
  PasskeyQuestion,
  RecoveryCodes,
  SignedIn,
} from "../../protocol/index.ts";
import { becomeGuest, type Client, type Guest } from "../../testing/client.ts";
import { TestServer, tableOf } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const HOME = "localhost";

/** A browser: it keeps its cookie. */
class Browser {
  constructor(public cookie: string | undefined) {}

  static async of(guest?: Guest): Promise<Browser> {
    return new Browser((guest ?? (await becomeGuest(server.port))).cookie);
  }

  async post<Answer>(
    where: string,
    body: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: Answer & { refused?: { code: string } } }> {
    const response = await fetch(`http://${HOME}:${server.port}${where}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(";")[0];
    return { status: response.status, body: (await response.json()) as never };
  }

  async me(): Promise<OwnProfile & { refused?: { code: string } }> {
    const headers: Record<string, string> = this.cookie === undefined ? {} : { cookie: this.cookie };
    const response = await fetch(`http://${HOME}:${server.port}/api/me`, { headers });
    return (await response.json()) as OwnProfile;
  }
}

/** A device of somebody's, and another one that they have signed in on by hand-over. */
async function handedOver(merge = true): Promise<{ first: Browser; second: Browser; signedIn: SignedIn }> {
  const [first, second] = [await Browser.of(), await Browser.of()];
  const { body: link } = await first.post<HandOver>("/api/me/hand-over");
  const { ticket, secret } = link;
  const { body: claimed } = await second.post<HandOverClaimed>("/api/hand-over/claim", { ticket, secret });
  await first.post("/api/me/hand-over/answer", { ticket, accept: true });
  const { body } = await second.post<SignedIn>("/api/hand-over/collect", {
    ticket,
    claim: claimed.claim,
    ...(merge ? { merge } : {}),
  });
  return { first, second, signedIn: body };
}

describe("A guest", () => {
  it("gets the same cookie again with every visit, so that it never runs out", async () => {
    const browser = await Browser.of();
    const before = browser.cookie;
    const response = await fetch(`http://${HOME}:${server.port}/api/guest`, {
      method: "POST",
      headers: { cookie: before ?? "" },
    });
    const [set] = response.headers.getSetCookie();
    expect(set).toContain(`${before};`);
    expect(set).toMatch(/Max-Age=34560000; HttpOnly; SameSite=Lax/);
  });

  it("can say who they are on another device, which the first one has to agree to", async () => {
    const [first, second, third] = [await Browser.of(), await Browser.of(), await Browser.of()];
    const { body: link } = await first.post<HandOver>("/api/me/hand-over");
    const { ticket, secret } = link;
    const state = () => first.post<{ state: string }>("/api/me/hand-over/state", { ticket });
    expect((await state()).body).toEqual({ state: "open" });
    const wrong = await third.post("/api/hand-over/claim", { ticket, secret: `x${secret.slice(1)}` });
    expect([wrong.status, wrong.body.refused?.code]).toEqual([403, "not-recognised"]);
    const { body: claimed } = await second.post<HandOverClaimed>("/api/hand-over/claim", { ticket, secret });
    expect((await third.post("/api/hand-over/claim", { ticket, secret })).status, "only one device").toBe(
      403,
    );
    expect((await state()).body).toMatchObject({ state: "claimed", number: claimed.number });
    const collect = (browser: Browser, claim = claimed.claim) =>
      browser.post<SignedIn & { waiting?: boolean }>("/api/hand-over/collect", { ticket, claim });
    expect((await collect(second)).body.waiting).toBe(true);
    expect((await collect(third, `x${claimed.claim.slice(1)}`)).status).toBe(403);
    expect((await third.post("/api/me/hand-over/answer", { ticket, accept: true })).status).toBe(404);
    expect((await first.post("/api/me/hand-over/answer", { ticket, accept: true })).status).toBe(200);
    const before = second.cookie;
    const both = await Promise.all([collect(second), collect(third)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = both[0].status === 200 ? second : third;
    expect(winner.cookie, "a new secret").not.toBe(before);
    expect((await winner.me()).person).toEqual((await first.me()).person);
    expect((await collect(second)).status, "used up").toBe(403);
    expect((await state()).body).toEqual({ state: "over" });
  });

  it("says no to a device that is not theirs", async () => {
    const [first, second] = [await Browser.of(), await Browser.of()];
    const { body: link } = await first.post<HandOver>("/api/me/hand-over");
    const { ticket, secret } = link;
    const { body: claimed } = await second.post<HandOverClaimed>("/api/hand-over/claim", { ticket, secret });
    expect((await first.post("/api/me/hand-over/answer", { ticket, accept: false })).status).toBe(200);
    const collected = await second.post("/api/hand-over/collect", { ticket, claim: claimed.claim });
    expect(collected.status).toBe(403);
    expect((await second.me()).person.id).not.toBe((await first.me()).person.id);
  });

  it("is told what they would bring along before anything happens, and who has other ways back brings nothing", async () => {
    const [first, guest] = [await Browser.of(), await Browser.of()];
    const { body } = await first.post<HandOver>("/api/me/hand-over");
    const { ticket, secret } = body;
    const look = async (browser: Browser) =>
      (await browser.post<HandOverSeen>("/api/hand-over/look", { ticket, secret })).body;
    const { nickname } = (await first.me()).person;
    expect(await look(guest)).toEqual({
      nickname,
      guest: { nickname: (await guest.me()).person.nickname, circles: 0, games: 0 },
    });
    expect(await look(first), "they are that already").toEqual({ nickname, guest: null });
    expect(await look(new Browser(undefined))).toEqual({ nickname, guest: null });
    await guest.post("/api/me/recovery-codes");
    expect(await look(guest)).toEqual({ nickname, guest: null });
    const state = await first.post("/api/me/hand-over/state", { ticket });
    expect(state.body, "nobody has claimed anything").toEqual({ state: "open" });
    const wrong = await guest.post("/api/hand-over/look", { ticket, secret: `x${secret.slice(1)}` });
    expect([wrong.status, wrong.body.refused?.code]).toEqual([403, "not-recognised"]);
  });

  it("becomes one with somebody by a hand-over only where they have said so", async () => {
    expect((await handedOver(false)).signedIn.merged).toBe(false);
    expect((await handedOver(true)).signedIn.merged).toBe(true);
  });

  it("comes back by a recovery code, once, however it is typed", async () => {
    const first = await Browser.of();
    const { body } = await first.post<RecoveryCodes>("/api/me/recovery-codes");
    expect(new Set(body.codes).size).toBe(10);
    const code = body.codes[0] ?? "";
    const lost = await Browser.of();
    const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const back = await lost.post<SignedIn>("/api/sign-in/recovery", { code: typed });
    expect(back.body).toMatchObject({ merged: true, person: (await first.me()).person });
    expect((await lost.me()).recoveryCodes).toBe(9);
    const again = await (await Browser.of()).post("/api/sign-in/recovery", { code });
    expect([again.status, again.body.refused?.code]).toEqual([403, "not-recognised"]);
    const never = await (await Browser.of()).post("/api/sign-in/recovery", { code: "0000-0000-0000-0000" });
    expect([never.status, never.body]).toEqual([again.status, again.body]);
  });

  it("sees their devices, and signs one out at once", async () => {
    const { first, second } = await handedOver();
    const { devices, person } = await first.me();
    expect(devices).toHaveLength(2);
    const other = devices.find(({ isThis }) => !isThis);
    const client = await server.client({ cookie: second.cookie ?? "", person });
    const mine = await server.client({ cookie: first.cookie ?? "", person });
    const stranger = await (await Browser.of()).post("/api/me/sign-out", { device: other?.id });
    expect(stranger.status).toBe(200);
    expect((await second.me()).person, "not by somebody else").toEqual(person);
    await first.post("/api/me/sign-out", { device: other?.id });
    await client.until(() => !client.isOpen());
    expect(client.goodbye?.why).toBe("signed-out");
    expect((await second.me()).refused?.code).toBe("unknown-person");
    expect((await mine.ask({ type: "purse" })).purse).toBeDefined();
  });

  it("takes their cookie along when they leave a device", async () => {
    const browser = await Browser.of();
    const before = browser.cookie;
    await browser.post("/api/me/sign-out", {});
    expect(browser.cookie).toBe("tavolata=");
    expect((await new Browser(before).me()).refused?.code, "a copy of it is worth nothing").toBe(
      "unknown-person",
    );
  });
});

describe("Two become one", () => {
  /** Somebody signs in, on the device on which this client is a guest, as the owner of a recovery code. */
  async function signInAs(owner: Browser, client: Client): Promise<Client> {
    const { body } = await owner.post<RecoveryCodes>("/api/me/recovery-codes");
    const browser = new Browser(client.guest.cookie);
    const answer = await browser.post<SignedIn>("/api/sign-in/recovery", { code: body.codes[0] });
    expect(answer.body.merged).toBe(true);
    await client.until(() => !client.isOpen());
    return server.client({ cookie: browser.cookie ?? "", person: answer.body.person });
  }

  it("in the middle of a game, which goes on", async () => {
    const { table, clients } = await tableOf(server, 3);
    for (const client of clients) await client.mustDo(table, { type: "ready", seed: "seed" });
    const guest = clients[0] as Client;
    await guest.until(() => guest.update !== undefined);
    const owner = await Browser.of();
    const { person } = await owner.me();
    const back = await signInAs(owner, guest);
    await back.must({ type: "watch", table });
    await back.until(() => back.update !== undefined);
    expect(back.update?.watcher).toBe(0);
    expect(back.room?.chairs[0]).toMatchObject({ person: person.id, standIn: false });
    expect(back.room?.host).toBe(person.id);
    expect(back.room?.people.map(({ id }) => id)).not.toContain(guest.id);
    for (const other of clients.slice(1)) {
      const play = () => void (other.update?.awaited === true && other.play(table));
      other.onUpdate.add(play);
      play();
    }
    await back.until(() => back.update?.awaited === true);
    expect((await back.play(table)).refused).toBeUndefined();
  });

  it("where both sit at one table: one person, one hand", async () => {
    const { table, clients } = await tableOf(server, 3);
    const [mine, guest] = clients as [Client, Client, Client];
    const owner = new Browser(mine.guest.cookie);
    for (const client of clients) await client.mustDo(table, { type: "ready", seed: "seed" });
    await mine.until(() => mine.update !== undefined);
    const back = await signInAs(owner, guest);
    await back.must({ type: "watch", table });
    await back.until(() => back.update !== undefined);
    expect(back.update?.watcher).toBe(0);
    expect(back.room?.chairs[1], "a bot plays the other hand to its end").toHaveProperty("bot");
  });

  it("nobody whom the host has sent away comes back under another name", async () => {
    const { table, clients } = await tableOf(server, 3);
    const [host, guest] = clients as [Client, Client, Client];
    await host.mustDo(table, { type: "remove", person: guest.id });
    const back = await signInAs(await Browser.of(), guest);
    expect((await back.ask({ type: "watch", table })).refused?.code).toBe("removed");
  });
});

describe("From outside", () => {
  it("pages of other sites change nothing, whatever cookie comes with it", async () => {
    const browser = await Browser.of();
    for (const headers of [{ origin: "https://elsewhere.example" }, { "sec-fetch-site": "cross-site" }]) {
      const answer = await browser.post("/api/me/sign-out", {}, headers);
      expect([answer.status, answer.body.refused?.code]).toEqual([403, "wrong-origin"]);
    }
    const form = await browser.post("/api/me/sign-out", {}, { "content-type": "text/plain" });
    expect([form.status, form.body.refused?.code]).toEqual([400, "malformed"]);
    expect((await browser.me()).refused).toBeUndefined();
  });

  it("nothing is answered to nobody, and what is no JSON or too long is refused", async () => {
    expect((await new Browser(undefined).me()).refused?.code).toBe("unknown-person");
    const forged = new Browser("tavolata=AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    expect((await forged.me()).refused?.code).toBe("unknown-person");
    const browser = await Browser.of();
    const long = await browser.post("/api/sign-in/recovery", { code: "x".repeat(40_000) });
    expect([long.status, long.body.refused?.code]).toEqual([400, "malformed"]);
    const more = await browser.post("/api/me/sign-out", { device: "others", more: 1 });
    expect(more.body.refused?.code).toBe("malformed");
  });

  it("a network may try so many codes a minute, on all devices together", async () => {
    const strict = await TestServer.open({ LIMIT_GUESSES_PER_MINUTE: "5" });
    const codes: number[] = [];
    for (let i = 0; i < 8; i++) {
      const response = await fetch(`http://${HOME}:${strict.port}/api/sign-in/recovery`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ code: `0000-0000-0000-000${i}` }),
      });
      codes.push(response.status);
    }
    await strict.close();
    expect(codes).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  });

  it("everything about somebody is written out for them one at a time, and six times an hour", async () => {
    const browser = await Browser.of();
    const take = async () => {
      const headers = { cookie: browser.cookie ?? "" };
      return (await fetch(`http://${HOME}:${server.port}/api/me/export`, { headers })).status;
    };
    const atOnce = await Promise.all(Array.from({ length: 3 }, take));
    expect(atOnce.filter((status) => status === 200).length).toBeGreaterThan(0);
    const after: number[] = [];
    for (let i = 0; i < 7; i++) after.push(await take());
    expect(after.at(-1)).toBe(429);
    expect([...atOnce, ...after].filter((status) => status === 200).length).toBeLessThanOrEqual(6);
  });

  it("a passkey's question is asked where there can be passkeys, and wrong answers all look alike", async () => {
    const browser = await Browser.of();
    const { body: asked } = await browser.post<PasskeyQuestion>("/api/me/passkeys/begin");
    expect(asked.options).toMatchObject({ rp: { id: HOME } });
    const { body: question } = await browser.post<PasskeyQuestion>("/api/sign-in/begin");
    const answers = [
      await browser.post("/api/sign-in", { ticket: question.ticket, credential: { id: "unknown" } }),
      await browser.post("/api/sign-in", { ticket: question.ticket, credential: { id: "unknown" } }),
      await browser.post("/api/sign-in", { ticket: asked.ticket, credential: { id: "unknown" } }),
      await browser.post("/api/me/passkeys", { ticket: question.ticket, credential: { id: "x" } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.refused?.code])).toEqual(
      answers.map(() => [403, "not-recognised"]),
    );
    const byNumber = await fetch(`http://127.0.0.1:${server.port}/api/me`, {
      headers: { cookie: browser.cookie ?? "" },
    });
    expect(((await byNumber.json()) as OwnProfile).canUsePasskeys).toBe(false);
    expect((await browser.me()).canUsePasskeys).toBe(true);
  });
});
