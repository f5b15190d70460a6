import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

describe("The network of an address", () => {
  it("is an IPv4 address by itself, however it is written", () => {
    for (const written of [
      "10.0.0.1",
      "::ffff:10.0.0.1",
      "::FFFF:a00:1",
      "0:0:0:0:0:ffff:10.0.0.1",
      "10.0.0.1:4711",
      "[::ffff:10.0.0.1]:4711",
    ]) {
      expect(networkOf(written)).toBe("10.0.0.1");
    }
  });

  it("is the first half of an IPv6 address", () => {
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
    expect(networkOf("2001:0DB8:1:2::1")).toBe("2001:db8:1:2");
    expect(networkOf("[2001:db8:1:2::9]:443")).toBe("2001:db8:1:2");
    expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
    expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0");
    expect(networkOf("::1")).toBe("0:0:0:0");
  });

  it("is one and the same for everything that is no address", () => {
    for (const nonsense of ["", "unknown", "1.2.3", "2001:db8", "::1::2", "a.b.c.d", "1.2.3.4, 5.6.7.8"]) {
      expect(networkOf(nonsense)).toBe("unknown");
    }
  });

  it("does not depend on the second half", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 12, maxLength: 12 }), (groups) => {
        const [first, a, b] = [groups.slice(0, 4), groups.slice(4, 8), groups.slice(8)];
        fc.pre(first.some((one) => one !== "0"));
        expect(networkOf([...first, ...a].join(":"))).toBe(networkOf([...first, ...b].join(":")));
        expect(networkOf([...first, ...a].join(":"))).toBe(first.join(":"));
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});
