import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { cookieFor, tokenIn } from "./cookie.ts";
import { isSameOrigin, isSecure, networkOfRequest, pathOf, type Trust } from "./origin.ts";

const ALONE: Trust = { proxy: false, publicUrl: undefined };
const BEHIND: Trust = { proxy: true, publicUrl: new URL("https://tavolata.example/") };

function request(headers: Record<string, string>, url = "/"): IncomingMessage {
  return { headers, url, socket: { remoteAddress: "10.0.0.9" } } as unknown as IncomingMessage;
}

describe("Whose page a request comes from", () => {
  it("must be ours, if a browser says whose it is", () => {
    const host = "192.168.1.7:8080";
    expect(isSameOrigin(request({ host, origin: `http://${host}` }), ALONE)).toBe(true);
    expect(isSameOrigin(request({ host, origin: "http://192.168.1.7:9090" }), ALONE)).toBe(false);
    expect(isSameOrigin(request({ host, origin: "https://elsewhere.example" }), ALONE)).toBe(false);
    expect(isSameOrigin(request({ host, origin: "null" }), ALONE)).toBe(false);
    expect(isSameOrigin(request({ host }), ALONE)).toBe(true);
  });

  it("must be at the address that people know, if there is one", () => {
    const headers = { host: "node-2:8080", origin: "https://tavolata.example" };
    expect(isSameOrigin(request(headers), BEHIND)).toBe(true);
    expect(isSameOrigin(request(headers), ALONE)).toBe(false);
    const rebound = { host: "elsewhere.example", origin: "https://elsewhere.example" };
    expect(isSameOrigin(request(rebound), BEHIND)).toBe(false);
  });
});

describe("Where a request comes from", () => {
  it("is what the connection says, or the last word of our own balancer", () => {
    const headers = { "x-forwarded-for": "1.2.3.4, 5.6.7.8" };
    expect(networkOfRequest(request(headers), ALONE)).toBe("10.0.0.9");
    expect(networkOfRequest(request(headers), BEHIND)).toBe("5.6.7.8");
    expect(networkOfRequest(request({}), BEHIND)).toBe("10.0.0.9");
  });

  it("is a secure connection if the public address or the balancer says so", () => {
    expect(isSecure(request({}), BEHIND)).toBe(true);
    expect(isSecure(request({ "x-forwarded-proto": "https" }), ALONE)).toBe(false);
    const behindWithoutName: Trust = { proxy: true, publicUrl: undefined };
    expect(isSecure(request({ "x-forwarded-proto": "https" }), behindWithoutName)).toBe(true);
  });
});

describe("The cookie", () => {
  it("is for our own pages only, out of reach of scripts, and secure if the connection is", () => {
    expect(cookieFor("id.secret", false)).toMatch(/^tavolata=id\.secret; .*HttpOnly; SameSite=Lax$/);
    expect(cookieFor("id.secret", true)).toMatch(/; Secure$/);
  });

  it("is found among others", () => {
    expect(tokenIn("a=1; tavolata=id.secret; b=2")).toBe("id.secret");
    expect(tokenIn("xtavolata=no; a=1")).toBeUndefined();
    expect(tokenIn(undefined)).toBeUndefined();
  });
});

it("a path is everything before the question mark, whatever it is", () => {
  expect(pathOf(request({}, "/ws?x=1"))).toBe("/ws");
  expect(pathOf(request({}, "//"))).toBe("//");
});
