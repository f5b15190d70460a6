import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { changeOperatorSecret } from "../../operator-secret.ts";
import { everythingIn } from "../../store/testing/everything.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import { configForTests, TestServer } from "../../testing/test-server.ts";

const FROM_OUTSIDE = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
const WRONG = "0000-0000-0000-0000-0000-0000";

let server: TestServer;
let clients: OperatorClient[] = [];
const operatorOf = (headers: Readonly<Record<string, string>> = {}) => {
  const client = new OperatorClient(server.port, headers);
  clients.push(client);
  return client;
};
const entries = () => server.running.node.store.read("operator", 0);

afterEach(() => {
  for (const client of clients) client.leave();
  clients = [];
});

/** What this address answers, asked under any name. */
function ask(
  host: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port: server.port, path: "/api/operator", headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += String(part)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

describe("The operator's page of a house without a balancer", () => {
  beforeAll(async () => {
    server = await TestServer.open({ HOST: "0.0.0.0" });
  });
  afterAll(() => server.close());

  it("lets nobody in for as long as there is no secret", async () => {
    const operator = operatorOf();
    expect((await operator.get("")).body).toEqual({ signedIn: false, hasSecret: false });
    expect(await operator.signIn(WRONG)).toMatchObject({
      status: 403,
      body: { refused: { code: "wrong-secret" } },
    });
    expect(await entries()).toEqual([]);
  });

  it("asks for the first secret as soon as it was made at the machine itself", async () => {
    const house = await TestServer.open();
    await changeOperatorSecret(configForTests({ DATA_DIR: house.folder }));
    const operator = new OperatorClient(house.port);
    expect((await operator.get("")).body).toEqual({ signedIn: false, hasSecret: true });
    await house.close();
  });

  it("is for this machine alone, by this machine's own name, and says why", async () => {
    const here = `127.0.0.1:${server.port}`;
    expect((await ask("127.0.0.1", { host: here })).status).toBe(200);
    expect((await ask("127.0.0.1", { host: "localhost" })).status).toBe(200);
    const refused = { status: 403, text: JSON.stringify({ refused: { code: "needs-https" } }) };
    // A name of another site that leads to this machine, and what somebody else has passed on.
    expect(await ask("127.0.0.1", { host: "evil.example" })).toEqual(refused);
    expect(await ask("127.0.0.1", { host: here, ...FROM_OUTSIDE })).toEqual(refused);
    const [address] = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal);
    if (address === undefined) throw new Error("this machine is in no network");
    expect(await ask(address.address, { host: here })).toEqual(refused);
  });

  it("opens for the secret, which is kept nowhere, and for nobody with a forged cookie", async () => {
    const secret = (await server.running.node.operator.sessions.firstSecret()) ?? "";
    expect(secret).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
    expect(await server.running.node.operator.sessions.firstSecret()).toBeUndefined();
    const operator = operatorOf();
    const typed = ` ${secret.toLowerCase().replaceAll("-", " ")} `;
    const { cookie } = await operator.signIn(typed, "Ada");
    expect(cookie).toMatch(
      /^tavolata-operator=[\w-]{43}; Path=\/api\/operator; Max-Age=7200; HttpOnly; SameSite=Strict$/,
    );
    expect((await operator.get("")).body).toEqual({ signedIn: true, hasSecret: true });
    const token = operator.cookie.split("=")[1] ?? "";
    const kept = everythingIn(server.folder);
    for (const secretText of [secret, secret.replaceAll("-", ""), token])
      expect(kept).not.toContain(secretText);

    const [guest] = [await server.client()];
    const ticket = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const forged of [`tavolata-operator=${ticket}`, "tavolata-operator=", guest.guest.cookie]) {
      const other = operatorOf();
      other.cookie = forged;
      expect((await other.get("")).body).toMatchObject({ signedIn: false });
      const unknown = { status: 401, body: { refused: { code: "operator-unknown" } } };
      expect(await other.get("/live")).toMatchObject(unknown);
      expect(await other.get("/log/9")).toMatchObject(unknown);
      for (const [where, body] of [
        ["/act", { act: { type: "back-up" }, reason: "" }],
        ["/secret", {}],
        ["/sign-out", { from: "everywhere" }],
      ] as const) {
        expect(await other.post(where, body)).toMatchObject(unknown);
      }
    }
    expect((await entries()).length).toBe(2);
  });

  it("does nothing for a page of another site, whatever cookie comes with it", async () => {
    const operator = operatorOf();
    await operator.signIn(await newSecret());
    const before = (await entries()).length;
    const act = { act: { type: "back-up" }, reason: "" };
    const wrong = { status: 403, body: { refused: { code: "wrong-origin" } } };
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `http://127.0.0.1:${server.port + 1}` },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]) {
      expect(await operator.post("/act", act, headers)).toMatchObject(wrong);
      expect(await operator.get("/log/9", headers)).toMatchObject(wrong);
    }
    // A form of another site could send this without asking.
    const plain = await operator.post("/act", act, { "content-type": "text/plain" });
    expect(plain).toMatchObject({ status: 400, body: { refused: { code: "malformed" } } });
    expect((await entries()).length).toBe(before);
    const own = { origin: `http://127.0.0.1:${server.port}`, "sec-fetch-site": "same-origin" };
    expect((await operator.post("/act", act, own)).status).toBe(200);
  });

  it("ends all sessions at once when the secret changes, from the page and at the machine itself", async () => {
    const first = await newSecret();
    const [one, two] = [operatorOf(), operatorOf()];
    await one.signIn(first);
    await two.signIn(first);
    await two.look();
    const { body } = await one.post("/secret", {});
    const second = String(body.secret);
    for (const operator of [one, two])
      expect((await operator.get("")).body).toMatchObject({ signedIn: false });
    await two.until(() => two.ended);
    const other = operatorOf();
    expect((await other.signIn(second)).status).toBe(200);
    const third = await changeOperatorSecret(configForTests({ DATA_DIR: server.folder }));
    expect((await other.get("")).body).toMatchObject({ signedIn: false });
    const last = operatorOf();
    expect((await last.signIn(third)).status).toBe(200);
  });

  it("signs out one page, or all of them", async () => {
    const secret = await newSecret();
    const all = [operatorOf(), operatorOf(), operatorOf()] as const;
    for (const operator of all) await operator.signIn(secret);
    await all[0].post("/sign-out", { from: "here" });
    const signedIn = async () => Promise.all(all.map(async (one) => (await one.get("")).body.signedIn));
    expect(await signedIn()).toEqual([false, true, true]);
    await all[1].post("/sign-out", { from: "everywhere" });
    expect(await signedIn()).toEqual([false, false, false]);
  });

  function newSecret(): Promise<string> {
    return server.running.node.operator.sessions.changeSecret("");
  }
});

describe("The operator's page behind a balancer", () => {
  beforeAll(async () => {
    server = await TestServer.open({
      TRUST_PROXY: "1",
      PUBLIC_URL: "https://tavolata.example/",
      LIMIT_GUESSES_PER_MINUTE: "3",
    });
  });
  afterAll(() => server.close());

  it("is shown to everybody who comes by https, and to nobody who does not", async () => {
    const secret = (await server.running.node.operator.sessions.firstSecret()) ?? "";
    const outside = operatorOf({ ...FROM_OUTSIDE, origin: "https://tavolata.example" });
    const { status, cookie } = await outside.signIn(secret);
    expect([status, cookie.endsWith("; Secure")]).toEqual([200, true]);
    const plain = operatorOf({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" });
    expect(await plain.signIn(secret)).toMatchObject({
      status: 403,
      body: { refused: { code: "needs-https" } },
    });
    // What a client says of itself comes before what the balancer says.
    const liar = operatorOf({ "x-forwarded-for": "127.0.0.1, 203.0.113.9", "x-forwarded-proto": "http" });
    expect((await liar.get("")).status).toBe(403);
    expect((await operatorOf({ "x-forwarded-for": "127.0.0.1" }).get("")).status).toBe(200);
  });

  it("is tried so often from one network, and then not even the secret opens it there", async () => {
    const secret = await server.running.node.operator.sessions.changeSecret("");
    const from = (address: string) => operatorOf({ ...FROM_OUTSIDE, "x-forwarded-for": address });
    for (let tries = 0; tries < 3; tries++) {
      expect((await from("198.51.100.1").signIn(WRONG)).status).toBe(403);
    }
    const tooFast = { status: 429, body: { refused: { code: "too-fast" } } };
    expect(await from("198.51.100.1").signIn(secret)).toMatchObject(tooFast);
    expect((await from("198.51.100.2").signIn(secret)).status).toBe(200);
  });
});
