import type { Language } from "@tavolata/kernel";

/** How a body may be encoded, the best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that a client prefers of those there are; plain if it names none of them. */
export function chooseEncoding(accepted: string | undefined, there: readonly Encoding[]): Encoding {
  const wishes = qualities(accepted ?? "");
  const qualityOf = (encoding: Encoding): number =>
    wishes.get(encoding) ??
    // A client that does not mention plain accepts it, but prefers what it mentions.
    (encoding === "identity" ? (wishes.get("*") === 0 ? 0 : Number.MIN_VALUE) : (wishes.get("*") ?? 0));
  let best: Encoding = "identity";
  let bestQuality = 0;
  for (const encoding of ENCODINGS) {
    const quality = there.includes(encoding) ? qualityOf(encoding) : 0;
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}

/** Italian, for whoever asks for it before English, and for whoever says nothing: it is where the games are from. */
export function preferredLanguage(accepted: string | undefined): Language {
  let best: Language | undefined;
  let bestQuality = 0;
  for (const [tag, quality] of qualities(accepted ?? "")) {
    const language = LANGUAGES.find((one) => tag === one || tag.startsWith(`${one}-`));
    if (language !== undefined && quality > bestQuality) [best, bestQuality] = [language, quality];
  }
  return best ?? (isForeign(accepted) ? "en" : "it");
}

const LANGUAGES: readonly Language[] = ["it", "en"];

/** Names a language, and none of ours. */
function isForeign(accepted: string | undefined): boolean {
  return [...qualities(accepted ?? "").keys()].some((tag) => /^[a-z]/.test(tag));
}

/** Whether a client asks for a page for somebody to read. */
export function wantsPage(accepted: string | undefined): boolean {
  return (qualities(accepted ?? "").get("text/html") ?? 0) > 0;
}

/** Whether a client already has the body with this ETag. */
export function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known[0] === "*";
}

/** "br;q=0.5, gzip" as numbers by name; a number that cannot be read counts as 0. */
function qualities(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = parameters.find((word) => word.startsWith("q="))?.slice(2) ?? "1";
    if (name !== "") found.set(name, Number(quality) || 0);
  }
  return found;
}
