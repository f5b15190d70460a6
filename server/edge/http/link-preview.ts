import type { IncomingMessage } from "node:http";
import type { GameManifest, Language } from "@tavolata/kernel";
import { gameOfReplay, gameOfTable, gameOfTournament, type Reading } from "../../runtime/game-of-link.ts";
import { LINK_WORDS, type LinkKind } from "./link-words.ts";
import { preferredLanguage } from "./negotiate.ts";
import { isSecure, pathOf, type Trust } from "./origin.ts";

/** Drawn by `npm run pictures`, all of one size. */
export const LINK_PICTURE = { width: 1200, height: 630 };
const HOUSE_PICTURE = "/link.png";
const LOCALES: Readonly<Record<Language, string>> = { it: "it_IT", en: "en_GB" };
/** A name or a number with a port, and nothing else that somebody may write into this header. */
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;

interface Linked {
  readonly kind: LinkKind;
  readonly game?: string | undefined;
}

/**
 * What a chat shows of a link to this house. Only which game it is: never whose table, or what they call it. The code of a
 * table is short enough to be tried out, so a link with a code does not even say that.
 */
export class LinkPreviews {
  private readonly manifests: ReadonlyMap<string, GameManifest>;

  constructor(
    private readonly store: Reading,
    manifests: readonly GameManifest[],
    private readonly trust: Trust,
  ) {
    this.manifests = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  }

  /** The tags for the head of a page; `hasPicture` knows which pictures there are. */
  async tags(request: IncomingMessage, hasPicture: (path: string) => boolean): Promise<string> {
    const { kind, game } = await this.linked(pathOf(request));
    const language = preferredLanguage(request.headers["accept-language"]);
    const manifest = game === undefined ? undefined : this.manifests.get(game);
    const named = manifest && { title: manifest.title, tagline: manifest.tagline[language] };
    const { title, text } = LINK_WORDS[language][kind](named);
    const origin = this.originOf(request);
    const own = `/link/${manifest?.name}.png`;
    const picture = manifest !== undefined && hasPicture(own) ? own : HOUSE_PICTURE;
    const others = Object.entries(LOCALES).filter(([other]) => other !== language);
    return [
      tag("og:site_name", "Tavolata"),
      tag("og:type", "website"),
      tag("og:title", title),
      tag("og:description", text),
      tag("og:locale", LOCALES[language]),
      ...others.map(([, locale]) => tag("og:locale:alternate", locale)),
      ...(origin === undefined
        ? []
        : [
            tag("og:url", origin + pathOf(request)),
            tag("og:image", origin + picture),
            tag("og:image:type", "image/png"),
            tag("og:image:width", String(LINK_PICTURE.width)),
            tag("og:image:height", String(LINK_PICTURE.height)),
            tag("og:image:alt", manifest?.title ?? "Tavolata"),
            '<meta name="twitter:card" content="summary_large_image">',
          ]),
    ].join("");
  }

  private async linked(pathname: string): Promise<Linked> {
    const [, page = "", rest = ""] = pathname.split("/");
    switch (page) {
      case "t":
      case "s":
        return { kind: "table", game: rest === "" ? undefined : await gameOfTable(this.store, rest) };
      case "e":
        return {
          kind: "tournament",
          game: rest === "" ? undefined : await gameOfTournament(this.store, rest),
        };
      case "r":
        return { kind: "replay", game: await gameOfReplay(this.store, rest) };
      case "c":
        return { kind: "table" };
      case "d":
        return { kind: "deck", game: rest };
      case "l":
        return { kind: "lesson", game: rest };
      default:
        return { kind: "house" };
    }
  }

  /** Chats want whole addresses. Undefined where the request does not say how it came here. */
  private originOf(request: IncomingMessage): string | undefined {
    const { publicUrl } = this.trust;
    if (publicUrl !== undefined) return publicUrl.origin;
    const { host = "" } = request.headers;
    if (!HOST.test(host)) return undefined;
    return `${isSecure(request, this.trust) ? "https" : "http"}://${host.toLowerCase()}`;
  }
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escaped(content)}">`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
