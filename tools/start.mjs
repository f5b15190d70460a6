// npm start: builds what is served, then opens the house in this same process, so that signals reach it.
// Written so that even a Node which is too old for everything else can read this file.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { whyNotThisNode } from "../server/node-version.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const trouble = whyNotThisNode(process.versions.node) || whyNotBuilt();
if (trouble === undefined) {
  void import("../dist/tavolata.mjs");
} else {
  console.error(trouble);
  process.exitCode = 1;
}

function whyNotBuilt() {
  if (!existsSync(`${ROOT}node_modules/tsx`)) {
    return "What the house is built with is not installed yet: run npm ci first.";
  }
  if (process.stdout.isTTY) console.log("Building the house; this takes some seconds.");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tools/build.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  return `${stdout}${stderr}\nThe house could not be built, for the reason above: run npm ci, and start again.`;
}
