import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files.ts";

/** The pages whose links and paths are checked. */
const PAGES = /^(README(?:\.it)?|CONTRIBUTING)\.md$|^docs\/.*\.md$/;
const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /`([^`]+)`/g;
/** A path with a slash and an extension, such as `games/<name>/lab/index.ts`, but not an address or an import. */
const PATH = /^(?!\.)[\w@.*<>-]+(?:\/[\w@.*<>-]+)+\.(?:ts|tsx|mjs|md|json|css|txt|svg)$/;

/** What the pages name that is not there, one sentence for each. */
export function checkDocLinks(root: string): string[] {
  const files = filesBelow(root, () => true);
  return files
    .filter((file) => PAGES.test(file))
    .flatMap((page) => {
      const text = readFileSync(path.join(root, page), "utf8").replace(CODE_BLOCK, "");
      return [...brokenLinks(root, page, text), ...missingPaths(files, page, text)];
    });
}

function brokenLinks(root: string, page: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, target = ""]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = "", anchor] = target.split("#");
    const linked = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
    if (!existsSync(path.join(root, linked))) return [`${page} links to ${target}, which does not exist`];
    if (anchor === undefined || anchorsOf(path.join(root, linked)).includes(anchor)) return [];
    return [`${page} links to ${target}, and ${linked} has no such heading`];
  });
}

/** The anchors of the headings of a page, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(CODE_BLOCK, "");
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function missingPaths(files: readonly string[], page: string, text: string): string[] {
  return [...text.matchAll(CODE)]
    .map(([, code = ""]) => code)
    .filter((code) => PATH.test(code) && !files.some((file) => fits(code, file)))
    .map((code) => `${page} names ${code}, which does not exist`);
}

/** Whether this names the file, or the end of its path. `*` and `<name>` stand for any name. */
function fits(code: string, file: string): boolean {
  const pattern = code.replaceAll(".", "\\.").replaceAll(/\*|<[^>]*>/g, "[^/]+");
  return new RegExp(`(^|/)${pattern}$`).test(file);
}
