import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { chooseEncoding, type Encoding, hasIt, wantsPage } from "./negotiate.ts";
import { isReading, pathOf } from "./origin.ts";
import { Page } from "./page.ts";
import { hashOf, type WebFile } from "./web-file.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** The build puts compressed files beside the plain ones. */
const COMPRESSED: Readonly<Record<string, Encoding>> = { ".br": "br", ".gz": "gzip" };
const PAGE = "/index.html";
/** The same for the front page, with what only that one shows. */
const HOME_PAGE = "/home.html";
/** What chats show of a link: the only files that other sites may show. */
const LINK_PICTURES = /^\/link(?:\/[a-z0-9-]+)?\.png$/;
/** The build names these by their content. */
const NEVER_CHANGES = /^\/assets\//;
/** The addresses inside the app, which finds out by itself which of its pages is meant. */
const APP_PAGES =
  /^\/(?:|[es]|[erst]\/[A-Za-z0-9_-]{22}|e\/[A-Za-z0-9_-]{22}\/tv|me(?:\/(?:games|figures))?|hand-over|privacy|operator|circle(?:\/[A-Za-z0-9_-]{22})?|c\/[A-Za-z]{6}|[dl]\/[a-z0-9-]{1,40})$/;

/**
 * What browsers are served: the built web page. Its files are read once, held in memory and found by their whole
 * path, so that no path leads anywhere else.
 */
export class WebFiles {
  private readonly pages: Page;
  private readonly homePages: Page;

  private constructor(
    private readonly files: ReadonlyMap<string, WebFile>,
    private readonly page: WebFile,
    homePage: WebFile,
  ) {
    this.pages = new Page(page);
    this.homePages = new Page(homePage);
  }

  /** Undefined if no web page was built. */
  static async read(folder: string): Promise<WebFiles | undefined> {
    const contents = await readFolder(folder);
    const files = new Map<string, WebFile>();
    for (const [name, content] of contents) {
      if (COMPRESSED[path.extname(name)] === undefined) files.set(name, fileOf(name, content, contents));
    }
    const page = files.get(PAGE);
    const homePage = files.get(HOME_PAGE) ?? page;
    for (const name of [PAGE, HOME_PAGE]) files.delete(name);
    return page === undefined || homePage === undefined ? undefined : new WebFiles(files, page, homePage);
  }

  readonly has = (pathname: string): boolean => this.files.has(pathname);

  /**
   * Answers with the file at this path. False if there is none and a program asks, which is then told so in JSON.
   * `tagsOf` says what comes into the head of a page.
   */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    tagsOf: (request: IncomingMessage) => Promise<string>,
  ): Promise<boolean> {
    const pathname = pathOf(request);
    const isPage = APP_PAGES.test(pathname);
    const found = this.files.get(pathname);
    if (found === undefined && !isPage) return this.sendNotFound(request, response, pathname);
    if (!isReading(request)) {
      refuseMethod(response);
      return true;
    }
    const file = found ?? (pathname === "/" ? this.homePages : this.pages).with(await tagsOf(request));
    if (found === undefined) response.setHeader("Vary", "Accept-Encoding, Accept-Language");
    if (LINK_PICTURES.test(pathname)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    const { encoding, etag } = describe(request, response, file);
    response.setHeader("ETag", etag);
    if (hasIt(request.headers["if-none-match"], etag)) {
      response.statusCode = 304;
      response.end();
    } else {
      sendBody(response, 200, file, encoding);
    }
    return true;
  }

  /** The app itself tells people that there is nothing. */
  private sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    if (!isReading(request) || pathname.startsWith("/api/") || !wantsPage(request.headers.accept))
      return false;
    const { encoding } = describe(request, response, this.page);
    response.setHeader("Vary", "Accept, Accept-Encoding");
    sendBody(response, 404, this.page, encoding);
    return true;
  }
}

/** The encoding that this client gets, and the ETag of that body. */
function describe(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, hash, encodings }: WebFile,
): { encoding: Encoding; etag: string } {
  const encoding = chooseEncoding(request.headers["accept-encoding"], encodings);
  response.setHeader("Cache-Control", cache);
  if (encodings.length > 1 && !response.hasHeader("Vary")) response.setHeader("Vary", "Accept-Encoding");
  return { encoding, etag: encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"` };
}

function sendBody(
  response: ServerResponse,
  status: number,
  { type, plain, compressed }: WebFile,
  encoding: Encoding,
): void {
  const body = compressed[encoding] ?? plain;
  response.statusCode = status;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", body.length);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.end(body);
}

function refuseMethod(response: ServerResponse): void {
  response.statusCode = 405;
  response.setHeader("Allow", "GET, HEAD");
  response.setHeader("Content-Length", 0);
  response.end();
}

function fileOf(name: string, plain: Buffer, contents: ReadonlyMap<string, Buffer>): WebFile {
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  const encodings: Encoding[] = ["identity"];
  for (const [ending, encoding] of Object.entries(COMPRESSED)) {
    const body = contents.get(name + ending);
    if (body === undefined) continue;
    compressed[encoding] = body;
    encodings.push(encoding);
  }
  return {
    type: TYPES[path.extname(name)] ?? "application/octet-stream",
    cache: NEVER_CHANGES.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    hash: hashOf(plain),
    plain,
    compressed,
    encodings,
  };
}

/** All files by their path from the folder, with a slash in front; those that begin with a dot are left out. */
async function readFolder(folder: string, below = ""): Promise<Map<string, Buffer>> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch((fault: unknown) => {
    if ((fault as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw fault;
  });
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    const name = `${below}/${entry.name}`;
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) for (const found of await readFolder(folder, name)) contents.set(...found);
    else if (entry.isFile()) contents.set(name, await readFile(path.join(folder, name)));
  }
  return contents;
}
