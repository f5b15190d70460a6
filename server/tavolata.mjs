#!/usr/bin/env -S node --max-semi-space-size=64
// The command `tavolata`. Written so that even a Node which is too old for everything else can read this file. With a young
// generation of 16 MB, what V8 allows by itself, most states of tables outlive it and are copied (decision 0028).
import { existsSync } from "node:fs";
import { whyNotThisNode } from "./node-version.mjs";

const COMMAND = new URL("./command.mjs", import.meta.url);
const tooOld = whyNotThisNode(process.versions.node);
if (tooOld !== undefined) {
  fail(tooOld);
} else if (!existsSync(COMMAND)) {
  fail("The house is not built yet: run npm ci && npm start in the folder of its sources.");
} else {
  // A fault then names the line of the source, and not of what was built from it.
  process.setSourceMapsEnabled(true);
  void import(COMMAND.href).then(({ run }) => run(process.argv.slice(2)));
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
