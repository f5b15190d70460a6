import type { IncomingMessage } from "node:http";
import { addressOfRequest, type Trust } from "./origin.ts";

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
const LOOPBACK = /^(?:127\.|0:0:0:0:0:0:0:1$)/;

/** Where the operator's page is not shown at all, and why. */
export type OperatorGate = "open" | "needs-https" | "wrong-origin";

/**
 * The operator's secret goes over https or not at all, unless it stays on this machine. A request from this machine is
 * one to an address of this machine: the name of some other site that leads here is none, and neither is one that
 * somebody has passed on.
 */
export function operatorGate(request: IncomingMessage, trust: Trust): OperatorGate {
  if (!isByHttps(request, trust) && !isFromHere(request, trust)) return "needs-https";
  const site = request.headers["sec-fetch-site"];
  const isOurs = site === undefined || site === "same-origin" || site === "none";
  return isOurs && isOwnOrigin(request, trust) ? "open" : "wrong-origin";
}

/** Only our own balancer is believed. That people know the house by https says nothing about this request. */
export function isByHttps(request: IncomingMessage, { proxy }: Trust): boolean {
  return proxy && request.headers["x-forwarded-proto"] === "https";
}

/** By a proxy that nobody has told us to trust. */
export function isPassedOn({ headers }: IncomingMessage, { proxy }: Trust): boolean {
  return headers["x-forwarded-for"] !== undefined && !proxy;
}

export function isFromHere(request: IncomingMessage, trust: Trust): boolean {
  const { host = "" } = request.headers;
  if (isPassedOn(request, trust)) return false;
  return THIS_MACHINE.test(host) && LOOPBACK.test(addressOfRequest(request, trust));
}

/** A page of ours, whichever of our names it was opened under. A client that says nothing is no browser. */
function isOwnOrigin(request: IncomingMessage, { publicUrl, ...trust }: Trust): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const scheme = isByHttps(request, { publicUrl, ...trust }) ? "https" : "http";
  return origin === `${scheme}://${host}` || (publicUrl !== undefined && origin === publicUrl.origin);
}
