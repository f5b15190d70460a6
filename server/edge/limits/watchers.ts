import { BlockList, isIPv6 } from "node:net";

/** Who may read the metrics: certain addresses, and anybody who knows the word. */
export interface WatchSettings {
  readonly token: string | undefined;
  /** Addresses, or networks such as 10.0.0.0/8. */
  readonly from: readonly string[];
}

/** Throws if one of them is no address and no network. */
export function networks(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [address = "", bits] = text.split("/");
    const kind = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}
