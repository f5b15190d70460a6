import { buildHouse } from "../../tools/build.ts";

/** Tests that start a server of its own process start what `npm start` starts, and weigh what it serves. */
export async function setup(): Promise<void> {
  await buildHouse(process.cwd());
}
