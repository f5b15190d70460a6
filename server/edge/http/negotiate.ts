/** How a body may be packed, the best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The packing a client likes best of those there are; plain where it says nothing, or nothing we could do. */
export function chooseEncoding(accepted: string | undefined, there: readonly Encoding[]): Encoding {
  const wishes = qualities(accepted ?? "");
  const qualityOf = (encoding: Encoding): number =>
    wishes.get(encoding) ??
    // Whoever does not mention it takes plain, but rather what he mentions.
    (encoding === "identity" ? (wishes.get("*") === 0 ? 0 : Number.MIN_VALUE) : (wishes.get("*") ?? 0));
  let best: Encoding = "identity";
  let bestQuality = 0;
  for (const encoding of ENCODINGS) {
    const quality = there.includes(encoding) ? qualityOf(encoding) : 0;
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}

/** Whether a client asks for a page that somebody reads. */
export function wantsPage(accepted: string | undefined): boolean {
  return (qualities(accepted ?? "").get("text/html") ?? 0) > 0;
}

/** Whether a client has this already. */
export function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known[0] === "*";
}

/** "br;q=0.5, gzip" as numbers by name; what cannot be read is not wished for. */
function qualities(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = parameters.find((word) => word.startsWith("q="))?.slice(2) ?? "1";
    if (name !== "") found.set(name, Number(quality) || 0);
  }
  return found;
}
