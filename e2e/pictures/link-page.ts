import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { GameManifest } from "@tavolata/kernel";
import { ROOT } from "../../tools/files.ts";
import { ownFile } from "./own-file.ts";

/** As large as chats show it (server/edge/http/link-preview.ts says so in the tags). */
export const LINK_SIZE = { width: 1200, height: 630 };

/** A picture that a chat shows of a link, as the page that is photographed for it. */
export interface LinkPage {
  /** Where the picture lies, from the top folder. */
  readonly file: string;
  readonly html: string;
}

const coverOf = ({ name }: GameManifest) => `games/${name}/screen/cover.svg`;

/** One for each game that has a cover, and one for the house. */
export function linkPages(manifests: readonly GameManifest[]): LinkPage[] {
  const drawn = manifests.filter((manifest) => existsSync(path.join(ROOT, coverOf(manifest))));
  return [
    ...drawn.map((manifest) => ({
      file: `games/${manifest.name}/screen/link.png`,
      html: gamePage(manifest),
    })),
    { file: "web/public/link.png", html: housePage(drawn) },
  ];
}

/** What a picture was made of, which is written into it: whether it is out of date can be told without a browser. */
export function sourceOf({ html }: LinkPage): string {
  return createHash("sha256").update(html).digest("base64url").slice(0, 16);
}

function gamePage(manifest: GameManifest): string {
  const cover = ownFile(coverOf(manifest), "image/svg+xml");
  return page(
    `<img class="cover" src="${cover}"><div class="plate"><b>${manifest.title}</b></div>${house("badge")}`,
  );
}

function housePage(manifests: readonly GameManifest[]): string {
  const middle = (manifests.length - 1) / 2;
  const cards = manifests.map((manifest, i) => {
    const off = i - middle;
    const style = `left: ${600 + off * 208 - 160}px; top: ${372 + off * off * 11}px; rotate: ${off * 5}deg;`;
    return `<img class="card" style="${style}" src="${ownFile(coverOf(manifest), "image/svg+xml")}">`;
  });
  return page(`<div class="cloth"></div>${house("sign")}${cards.join("")}`);
}

const house = (how: string) =>
  `<div class="${how}"><img src="${ownFile("web/public/icon.svg", "image/svg+xml")}"><b>Tavolata</b></div>`;

function page(body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Fraunces; src: url(${ownFile("web/fonts/fraunces.woff2", "font/woff2")}); font-weight: 400 800; }
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: ${LINK_SIZE.width}px; height: ${LINK_SIZE.height}px; overflow: hidden; color: #221c17; font-family: Fraunces; font-weight: 700; }
img { display: block; }
.cover { width: 100%; height: 100%; object-fit: cover; object-position: 50% 25%; }
.plate, .badge { position: absolute; bottom: 34px; display: flex; align-items: center; background: #fbf3e2; border: 6px solid #221c17; border-radius: 22px; box-shadow: 0 7px 0 #221c17; }
.plate { left: 36px; height: 116px; padding: 0 34px 6px; font-size: 74px; letter-spacing: -0.01em; }
.badge { right: 36px; height: 116px; padding: 0 28px 0 14px; gap: 14px; font-size: 40px; }
.badge img { width: 84px; border-radius: 18px; }
.cloth { position: absolute; inset: 0; background: #c4512d conic-gradient(#b5472a 25%, #0000 0 50%, #b5472a 0 75%, #0000 0) 0 0 / 90px 90px; }
.sign { position: absolute; left: 50%; top: 44px; translate: -50%; display: flex; align-items: center; gap: 34px; padding: 26px 60px 30px 40px; font-size: 148px; letter-spacing: -0.02em; background: #fbf3e2; border: 7px solid #221c17; border-radius: 40px; box-shadow: 0 10px 0 #221c17; }
.sign img { width: 210px; border-radius: 44px; }
.card { position: absolute; width: 320px; height: 200px; border: 6px solid #221c17; border-radius: 20px; box-shadow: 0 8px 0 rgb(34 28 23 / 0.5); }
</style>${body}`;
}
