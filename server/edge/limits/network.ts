import { isIPv4 } from "node:net";

/** The zone of an address such as `fe80::1%eth0` says nothing about who it is. */
const ZONE = /%.*$/;
/** How some balancers write an address: with a port, and then an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * The network that an address belongs to, for everything that is counted: an IPv4 address by itself, however it is
 * written, and of an IPv6 address the first half. Anyone who has one IPv6 address has all 2^64 with the same first half.
 */
export function networkOf(address: string): string {
  const { six, four } = WITH_PORT.exec(address)?.groups ?? {};
  const canonical = canonicalAddress(six ?? four ?? address);
  return canonical.includes(":") ? canonical.split(":").slice(0, 4).join(":") : canonical;
}

/** An address as it is always written the same: IPv4 with dots, IPv6 as eight numbers; "unknown" if it is none. */
export function canonicalAddress(address: string): string {
  const plain = address.replace(ZONE, "");
  if (isIPv4(plain)) return plain;
  const groups = groupsOf(plain);
  if (groups === undefined) return "unknown";
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join(".");
  return groups.map((group) => group.toString(16)).join(":");
}

/** The eight numbers of an IPv6 address; undefined if it is none. Browsers' and Node's own parser reads it. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return undefined;
  const [front = "", back] = new URL(url).hostname.slice(1, -1).split("::") as [string, string?];
  const before = numbersIn(front);
  if (back === undefined) return before;
  const after = numbersIn(back);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbersIn(text: string): number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}
