import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../tools/files.ts";
import { launchChromium } from "../browser/chromium.ts";
import { Party } from "../browser/party.ts";
import type { Scene } from "../browser/scene.ts";
import type { Visitor } from "../browser/visitor.ts";
import { type Gathered, gather } from "./friends.ts";
import { housePage, type Shown } from "./house-page.ts";
import { scenes } from "./scenes.ts";
import { film, smallWebp } from "./small.ts";

const PICTURES = path.join(ROOT, "docs", "pictures");
const PATIENCE_MS = 240_000;
/** What led to the moment must have been told. */
const TOLD = "new Promise((told) => setTimeout(told, 2500))";

/** Real screens of every game, a phone by day and a desk by night; and all of them on one picture. */
export async function takeScreens(): Promise<void> {
  const shown: Shown[] = [];
  for (const { game, scene } of await scenes()) {
    await atTable(scene, async (party) => {
      const gathered = await gather(party, game, scene);
      const phone = await gathered.join({ fine: true });
      const desk = await gathered.join({ size: "desk", dark: true });
      for (const visitor of [phone, desk]) await visitor.goto(`/t/${gathered.table}`);
      await playUntilItIs(gathered, scene);
      const pictures = { phone: await photograph(phone), desk: await photograph(desk) };
      await gathered.leave();
      await keep(`${game}-phone`, pictures.phone);
      await keep(`${game}-desk`, pictures.desk);
      shown.push(pictures);
    });
  }
  await keep("house", await allTogether(shown));
}

/** One real table with a screen in the middle: the first game that there is a moment of. */
export async function takeSharedScreen(): Promise<void> {
  const [{ game, scene }] = (await scenes()) as [Awaited<ReturnType<typeof scenes>>[number]];
  await atTable(scene, async (party) => {
    const screen = await party.come("TV", { size: "tv" });
    const gathered = await gather(party, game, scene, { screen, beatMs: FILM.beatMs });
    const hand = await gathered.join({ fine: true, dark: true });
    await hand.goto(`/t/${gathered.table}`);
    await playUntilItIs(gathered, scene);
    await screen.page.getByRole("button", { name: "Accendi i suoni" }).click();
    // A screen in the middle takes its time, because everybody looks at it.
    await screen.page.evaluate("new Promise((told) => setTimeout(told, 4000))");
    const [middle, phone] = [await photograph(screen), await photograph(hand)];
    await gathered.leave();
    await keep("shared-screen", middle, 1200);
    await keep("hand", phone, 480);
  });
}

const FILM = { seconds: 12, eachMs: 100, width: 300, beatMs: 1300 };

/** A table on a phone, as one sees it: what is said, and what flies. */
export async function takeFilm(): Promise<void> {
  const [{ game, scene }] = (await scenes()) as [Awaited<ReturnType<typeof scenes>>[number]];
  await atTable(scene, async (party) => {
    const gathered = await gather(party, game, scene, { beatMs: FILM.beatMs });
    const phone = await gathered.join({ calm: false });
    await phone.goto(`/t/${gathered.table}`);
    await phone.page.locator(".play[data-settled=true]").waitFor({ timeout: 30_000 });
    const frames: { at: number; picture: Buffer }[] = [];
    const devtools = await phone.context.newCDPSession(phone.page);
    devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, "base64") });
      void devtools.send("Page.screencastFrameAck", { sessionId });
    });
    await devtools.send("Page.startScreencast", { format: "png" });
    for (const friend of gathered.friends) friend.begin(true);
    await phone.page.evaluate(`new Promise((enough) => setTimeout(enough, ${FILM.seconds * 1000}))`);
    await devtools.send("Page.stopScreencast");
    await gathered.leave();
    const made = await film(inSteps(frames), FILM.width);
    write("film", made);
  });
}

/** A browser sends a frame whenever something has changed; a film has one for each step, and one lasts as long as it stays. */
function inSteps(frames: readonly { at: number; picture: Buffer }[]) {
  const steps: { picture: Buffer; lasts: number }[] = [];
  let next = 0;
  for (const [i, { at, picture }] of frames.entries()) {
    if (at < next && i < frames.length - 1) continue;
    const before = steps.at(-1);
    if (before !== undefined) before.lasts += Math.max(0, Math.round(at - next));
    steps.push({ picture, lasts: FILM.eachMs });
    next = at + FILM.eachMs;
  }
  steps.at(-1)!.lasts = 1500;
  return steps;
}

async function atTable({ chance }: Scene, work: (party: Party) => Promise<void>): Promise<void> {
  const party = await Party.begin({ STEADY_CHANCE: chance });
  try {
    await work(party);
    await party.goHome();
  } finally {
    await party.end();
  }
}

/** The others play; the first one does, until what they see is worth a picture. */
async function playUntilItIs({ friends }: Gathered, scene: Scene): Promise<void> {
  const [first, ...others] = friends;
  const { client } = first!;
  first!.begin(false);
  for (const other of others) other.begin(true);
  await new Promise<void>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error("that moment never came")), PATIENCE_MS);
    const look = () => {
      if (client.room?.playing?.over) reject(new Error("the game was over before that moment"));
      else if (client.update !== undefined && scene.isIt(client.update.view as never)) {
        clearTimeout(tooLong);
        for (const friend of friends) friend.stop();
        resolve();
      } else setTimeout(() => first!.decide(), 60);
    };
    client.onUpdate.add(look);
    look();
  });
}

async function photograph({ page }: Visitor): Promise<Buffer> {
  await page.evaluate(TOLD);
  return page.screenshot();
}

/** All games on one table. */
async function allTogether(shown: readonly Shown[]): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const { html, size } = housePage(shown);
    const page = await browser.newPage({ viewport: size });
    await page.setContent(html);
    await page.evaluate("document.fonts.ready.then(() => {})");
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

async function keep(name: string, picture: Buffer, width?: number): Promise<void> {
  write(name, await smallWebp(picture, width));
}

function write(name: string, webp: Buffer): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(path.join(PICTURES, `${name}.webp`), webp);
  console.log(`docs/pictures/${name}.webp: ${webp.length} bytes`);
}
