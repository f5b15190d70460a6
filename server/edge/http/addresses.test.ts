import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addressesOf, addressForOthers } from "./addresses.ts";

vi.mock("node:os", () => ({ networkInterfaces: vi.fn() }));
const LAN = {
  lo: [{ family: "IPv4", internal: true, address: "127.0.0.1" }],
  wlan0: [
    { family: "IPv6", internal: false, address: "fe80::1" },
    { family: "IPv4", internal: false, address: "192.168.1.20" },
  ],
} as unknown as ReturnType<typeof networkInterfaces>;

const EVERYWHERE = { host: "0.0.0.0" };
const NAMED = { host: "127.0.0.1", publicUrl: new URL("https://tavolata.example") };
const cameBy = (host: string) => ({ headers: { host }, socket: { localPort: 4400 } }) as IncomingMessage;

describe("The address of the server", () => {
  afterEach(() => vi.mocked(networkInterfaces).mockReset());

  it("is told for this machine and for the network, or as the operator says", () => {
    vi.mocked(networkInterfaces).mockReturnValue(LAN);
    expect(addressesOf(EVERYWHERE, 4400)).toEqual(["http://localhost:4400/", "http://192.168.1.20:4400/"]);
    expect(addressesOf(NAMED, 4400)).toEqual(["https://tavolata.example/"]);
  });

  it("is one that others can reach, for somebody who came by one that they cannot", () => {
    vi.mocked(networkInterfaces).mockReturnValue(LAN);
    for (const host of ["localhost:4400", "127.0.0.1:4400", "[::1]:4400", "localhost"]) {
      expect(addressForOthers(cameBy(host), EVERYWHERE), host).toBe("http://192.168.1.20:4400/");
    }
    for (const host of ["192.168.1.20:4400", "tavolata.example", "localhost.example", ""]) {
      expect(addressForOthers(cameBy(host), EVERYWHERE), host).toBeUndefined();
    }
    expect(addressForOthers(cameBy("localhost"), NAMED)).toBe("https://tavolata.example/");
  });

  it("is for this machine only if the server listens to nothing else", () => {
    vi.mocked(networkInterfaces).mockReturnValue(LAN);
    for (const host of ["127.0.0.1", "localhost", "::1"]) {
      expect(addressesOf({ host }, 4400)).toEqual(["http://localhost:4400/"]);
      expect(addressForOthers(cameBy("localhost:4400"), { host })).toBeUndefined();
    }
  });

  it("is not made up if there is no network", () => {
    vi.mocked(networkInterfaces).mockReturnValue({});
    expect(addressForOthers(cameBy("localhost:4400"), EVERYWHERE)).toBeUndefined();
  });
});
