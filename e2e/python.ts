import { spawnSync } from "node:child_process";

export const PYTHON_PACKAGE = "python3";

/** Its name, if there is a Python 3 on this machine. */
export function findPython(): string | undefined {
  const { status } = spawnSync("python3", ["--version"]);
  return status === 0 ? "python3" : undefined;
}

export const HOW_TO_GET_PYTHON =
  "there is no python3 here, so the foreign client was not tried: install Debian's python3";
