import { buildServer } from "../../tools/build.ts";

/** Tests that start a server of its own process start what `npm start` starts. */
export async function setup(): Promise<void> {
  await buildServer(process.cwd());
}
