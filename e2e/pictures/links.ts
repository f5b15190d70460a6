import { writeFileSync } from "node:fs";
import path from "node:path";
import { GAMES } from "@tavolata/games/playable";
import { ROOT } from "../../tools/files.ts";
import { launchChromium } from "../browser/chromium.ts";
import { LINK_SIZE, linkPages, sourceOf } from "./link-page.ts";
import { smallPng } from "./small.ts";

/** Draws what chats show of our links. */
export async function drawLinks(): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: LINK_SIZE });
    for (const link of linkPages(GAMES.map(({ manifest }) => manifest))) {
      await page.setContent(link.html);
      await page.evaluate("document.fonts.ready.then(() => {})");
      const png = await smallPng(await page.screenshot(), sourceOf(link));
      writeFileSync(path.join(ROOT, link.file), png);
      console.log(`${link.file}: ${png.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}
