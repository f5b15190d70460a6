import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { forwardedTransportTime, parseTransportTimes, transportKey } from "./transport-times.ts";

const TEXT = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000:07E8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1139 1 00000000c52fe43f 100 0 0 10 0
   1: 0100007F:1F90 0200000A:B3A9 01 00000000:00000000 02:00000F9D 00000000     0        0 2792083 2 00000000cda90e91 20 4 0 10 -1
   2: 0000000000000000FFFF00000100007F:1F90 0000000000000000FFFF00000300000A:B12E 01 00000000:00000000 00:00000000 00000000 0 0 77 1 00000000773eb0b8 34 0 0 18 -1
   3: B80D0120000000000000000001000000:1F90 B80D0120000000000000000002000000:B12E 01 00000000:00000000 00:00000000 00000000 0 0 78 1 00000000773eb0b8 45 0 0 18 -1`;

const socket = (remoteAddress: string, remotePort: number, localAddress = "127.0.0.1") =>
  ({ localAddress, localPort: 0x1f90, remoteAddress, remotePort }) as unknown as Socket;

describe("What Linux measures of connections", () => {
  const times = parseTransportTimes(TEXT);

  it("is at most the time until it would send again, less the spare time", () => {
    expect(times.get(transportKey(socket("10.0.0.2", 0xb3a9)))).toBe(5);
  });

  it("is found for IPv4 that came over an IPv6 socket", () => {
    expect(times.get(transportKey(socket("::ffff:10.0.0.3", 0xb12e, "::ffff:127.0.0.1")))).toBe(145);
  });

  it("is not there for sockets that only listen, nor for others", () => {
    expect(times.size).toBe(3);
    expect(times.get(transportKey(socket("10.0.0.2", 0xb3aa)))).toBeUndefined();
  });

  it("is empty where there is nothing to read", () => {
    expect(parseTransportTimes("").size).toBe(0);
    expect(parseTransportTimes("nonsense\n 1: a b 01").size).toBe(0);
  });
});

describe("What a balancer says", () => {
  const request = (value: string) => ({ headers: { "x-tcp-rtt": value } }) as unknown as IncomingMessage;

  it("counts if it is ours, in microseconds", () => {
    expect(forwardedTransportTime(request("41250"), { proxy: true, publicUrl: undefined })).toBe(41.25);
    expect(forwardedTransportTime(request("41250"), { proxy: false, publicUrl: undefined })).toBeUndefined();
    expect(forwardedTransportTime(request("x"), { proxy: true, publicUrl: undefined })).toBeUndefined();
  });
});
