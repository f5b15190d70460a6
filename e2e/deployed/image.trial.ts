import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../../server/testing/client.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { ROOMY, tableOf } from "../../server/testing/test-server.ts";
import { ROOT } from "../../tools/files.ts";

type Step = readonly [instruction: string, rest: string];

function stepsIn(file: string): Step[] {
  const text = readFileSync(file, "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, " ");
  return [...text.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, instruction = "", rest = ""]) => [
    instruction,
    rest,
  ]);
}

/** Without a container engine: every step of the image as it is written, with the folders of the image in a bare one. */
describe("The image", () => {
  let folder: string;
  let steps: Step[];
  const env: Record<string, string> = {};
  const one = (instruction: string) => steps.find(([name]) => name === instruction)?.[1] ?? "";
  const inside = (text: string) => text.replaceAll(/(?<=^|[\s="'])\/(?=(?:src|house|data)\b)/g, `${folder}/`);
  const run = (command: string, cwd: string) =>
    execFileSync("sh", ["-ec", inside(command)], {
      cwd,
      env: { ...process.env, ...env, npm_config_prefix: `${folder}/usr`, npm_config_cache: `${folder}/npm` },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "tavolata-image-"));
    steps = stepsIn(path.join(ROOT, "deploy", "Dockerfile"));
    let cwd = folder;
    for (const [instruction, rest] of steps) {
      if (instruction === "WORKDIR") {
        cwd = inside(rest);
        mkdirSync(cwd, { recursive: true });
      } else if (instruction === "COPY" && rest === ". .") copyContext(cwd);
      else if (instruction === "COPY") run(`cp ${rest.replace("--from=build ", "")}`, cwd);
      // There is no such user outside the image.
      else if (instruction === "RUN") run(rest.replace(/ && chown \S+ \S+/, ""), cwd);
      else if (instruction === "ENV") {
        for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) env[name] = inside(value);
      }
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** As the engine does: everything but what Dockerfile.dockerignore names. */
  function copyContext(to: string): void {
    const ignored = readFileSync(path.join(ROOT, "deploy", "Dockerfile.dockerignore"), "utf8")
      .trim()
      .split("\n");
    const but = ignored.map((name) => `--exclude=${name.startsWith("**/") ? name.slice(3) : `./${name}`}`);
    const archive = path.join(folder, "context.tar");
    execFileSync("tar", ["-cf", archive, ...but, "-C", ROOT, "."]);
    execFileSync("tar", ["-xf", archive, "-C", to]);
    rmSync(archive);
    for (const name of ["node_modules", ".git", "dist"]) expect(existsSync(path.join(to, name))).toBe(false);
  }

  it("opens a house for an ordinary user, who keeps everything in the volume", async () => {
    expect(one("USER")).toBe("node");
    const [program] = JSON.parse(one("ENTRYPOINT")) as [string];
    const data = inside(one("VOLUME"));
    expect(env.DATA_DIR).toBe(data);
    const server = await ServerProcess.start(
      { ...ROOMY, ...env, PORT: "0" },
      [path.join(folder, "usr", "bin", program)],
      inside("/house"),
    );
    const { clients } = await tableOf({ client: () => Client.connect(server.port) }, 1);
    await clients[0]?.close();
    const check = one("HEALTHCHECK").replace(/^.*?CMD /, "");
    run(`PORT=${server.port} ${check}`, folder);
    expect(await server.stop()).toBe(0);
    expect(() => run(`PORT=${server.port} ${check}`, folder)).toThrow();
    expect(existsSync(path.join(data, "tavolata.db"))).toBe(true);
  });

  it("leaves nothing of the build behind", () => {
    expect(Number(run("du -sk usr/lib/node_modules | cut -f1", folder))).toBeLessThan(40_000);
    expect(existsSync(inside("/house/tavolata.tgz"))).toBe(false);
  });
});
