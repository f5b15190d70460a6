import { fileURLToPath } from "node:url";
import { buildForTests } from "../../server/testing/build-setup.ts";
import { bring } from "../../tools/bring.ts";
import { buildAll } from "../../tools/build.ts";
import { ROOT } from "../../tools/files.ts";

// npm run pictures [-- links | screens | shared-screen | film]: what chats show of our links, and what the README shows of the house.
const PARTS = {
  links: async () => (await import("./links.ts")).drawLinks(),
  screens: async () => (await import("./screens.ts")).takeScreens(),
  "shared-screen": async () => (await import("./screens.ts")).takeSharedScreen(),
  film: async () => (await import("./screens.ts")).takeFilm(),
};
type Part = keyof typeof PARTS;

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`usage: npm run pictures [-- ${Object.keys(PARTS).join(" | ")}]`);
  process.exit(2);
}
bring(fileURLToPath(new URL(".", import.meta.url)));
// The house is photographed as it is now, with the same cards every time.
await buildAll(ROOT);
await buildForTests(ROOT);
for (const part of asked.length > 0 ? (asked as Part[]) : (Object.keys(PARTS) as Part[])) await PARTS[part]();
process.exit(0);
