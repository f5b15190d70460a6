import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { BadSetting, readConfig } from "../../config.ts";
import { TestServer } from "../../testing/test-server.ts";
import { mayWatch } from "./watching.ts";

function from(remoteAddress: string, headers: IncomingMessage["headers"] = {}): IncomingMessage {
  return { headers: { host: "localhost:8080", ...headers }, socket: { remoteAddress } } as IncomingMessage;
}

const ALONE = { proxy: false, publicUrl: undefined };
const BEHIND_A_PROXY = { proxy: true, publicUrl: undefined };

describe("The metrics are for", () => {
  it("this machine, and nobody else if nothing is said", () => {
    const may = mayWatch(readConfig({}).metrics, ALONE);
    for (const address of ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"]) {
      expect(may(from(address))).toBe(true);
    }
    for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1", ""]) {
      expect(may(from(address))).toBe(false);
    }
    expect(may(from("192.0.2.1", { authorization: "Bearer undefined" }))).toBe(false);
  });

  it("nobody whom a proxy has let in that nobody has told the house of, and no name of another site", () => {
    const here = mayWatch(readConfig({ METRICS_FROM: "127.0.0.0/8" }).metrics, ALONE);
    expect(here(from("127.0.0.1", { "x-forwarded-for": "192.0.2.1" }))).toBe(false);
    const may = mayWatch(readConfig({}).metrics, ALONE);
    expect(may(from("127.0.0.1", { "x-forwarded-for": "127.0.0.1" }))).toBe(false);
    expect(may(from("127.0.0.1", { host: "tavolata.example" }))).toBe(false);
    expect(may(from("127.0.0.1", { host: "127.0.0.1:8080" }))).toBe(true);
  });

  it("addresses and networks that the operator names", () => {
    const may = mayWatch(readConfig({ METRICS_FROM: "192.0.2.0/24, 2001:db8::7" }).metrics, ALONE);
    expect(may(from("192.0.2.77"))).toBe(true);
    expect(may(from("2001:db8::7"))).toBe(true);
    expect(may(from("192.0.3.1"))).toBe(false);
    expect(may(from("2001:db8::8"))).toBe(false);
  });

  it("everybody who knows the word", () => {
    const may = mayWatch(readConfig({ METRICS_TOKEN: "sesame-sesame-sesame" }).metrics, ALONE);
    const with_ = (authorization: string) => may(from("192.0.2.1", { authorization }));
    expect(with_("Bearer sesame-sesame-sesame")).toBe(true);
    for (const other of ["Bearer sesame", "sesame-sesame-sesame", "Bearer ", ""])
      expect(with_(other)).toBe(false);
  });

  it("the address that our own proxy saw, and not the proxy's or what a client says", () => {
    const { metrics } = readConfig({});
    const forwarded = from("127.0.0.1", { "x-forwarded-for": "127.0.0.1, 192.0.2.1" });
    expect(mayWatch(metrics, BEHIND_A_PROXY)(forwarded)).toBe(false);
    expect(mayWatch(metrics, BEHIND_A_PROXY)(from("127.0.0.1"))).toBe(true);
    const lying = from("192.0.2.1", { "x-forwarded-for": "127.0.0.1" });
    expect(mayWatch(metrics, ALONE)(lying)).toBe(false);
  });

  it("nobody whom the operator wrote down wrongly: the server does not start", () => {
    for (const METRICS_FROM of ["everybody", "10.0.0.0/99", "10.0.0.0/", "10.0.0/8"]) {
      expect(() => readConfig({ METRICS_FROM })).toThrow(BadSetting);
    }
    expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow(/at least 16/);
  });

  it("nobody else on a real server", async () => {
    const server = await TestServer.open({ TRUST_PROXY: "1", METRICS_TOKEN: "sesame-sesame-sesame" });
    const status = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers })).status;
    const afar = { "x-forwarded-for": "192.0.2.1" };
    expect(await status({})).toBe(200);
    expect(await status(afar)).toBe(403);
    expect(await status({ ...afar, authorization: "Bearer sesame-sesame-sesame" })).toBe(200);
    await server.close();
  });
});
