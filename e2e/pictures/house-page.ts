import { ownFile } from "./own-file.ts";

/** A game on a phone and on a desk. */
export interface Shown {
  readonly phone: Buffer;
  readonly desk: Buffer;
}

const SIZE = { width: 1600, height: 900 };

/** The first picture of the README: a desk in the middle, phones around it, on a tablecloth. */
export function housePage(shown: readonly Shown[]): { html: string; size: typeof SIZE } {
  const [first, second, ...others] = shown;
  const phones = [first, others[1], others[0], others[2]].flatMap((one) => one?.phone ?? []);
  const places = [
    { left: 16, top: 84, rotate: -6 },
    { left: 206, top: 282, rotate: 4 },
    { left: 1114, top: 282, rotate: -4 },
    { left: 1304, top: 84, rotate: 6 },
  ];
  const around = phones.map((phone, i) => {
    const { left, top, rotate } = places[i]!;
    return `<img class="phone" style="left: ${left}px; top: ${top}px; rotate: ${rotate}deg" src="${dataUrl(phone)}">`;
  });
  const html = `<!doctype html><style>
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: #c4512d conic-gradient(#b5472a 25%, #0000 0 50%, #b5472a 0 75%, #0000 0) 0 0 / 100px 100px; }
img { position: absolute; display: block; border: 8px solid #221c17; background: #221c17; }
.desk { left: 296px; top: 44px; width: 1008px; height: 636px; border-radius: 22px; box-shadow: 0 14px 0 rgb(34 28 23 / 0.45); }
.phone { width: 280px; height: 564px; border-radius: 38px; box-shadow: 0 12px 0 rgb(34 28 23 / 0.45); }
.sign { position: absolute; left: 50%; bottom: 44px; translate: -50%; display: flex; align-items: center; gap: 22px; padding: 16px 44px 20px 26px; color: #221c17; font: 700 92px Fraunces; letter-spacing: -0.02em; background: #fbf3e2; border: 7px solid #221c17; border-radius: 32px; box-shadow: 0 10px 0 #221c17; }
.sign img { position: static; width: 116px; border: 0; border-radius: 26px; }
@font-face { font-family: Fraunces; src: url(${ownFile("web/fonts/fraunces.woff2", "font/woff2")}); font-weight: 400 800; }
</style>${second === undefined ? "" : `<img class="desk" src="${dataUrl(second.desk)}">`}${around.join("")}<div class="sign"><img src="${ownFile("web/public/icon.svg", "image/svg+xml")}">Tavolata</div>`;
  return { html, size: SIZE };
}

const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString("base64")}`;
