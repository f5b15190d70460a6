import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestServer } from "../../testing/test-server.ts";

const NAME = /\b(?:tavolata|nodejs|process)_[a-z0-9_]+\b/g;
const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const namesIn = (text: string) => [...new Set(text.match(NAME) ?? [])].sort();

describe("What operators are told to watch", () => {
  let server: TestServer;
  let metrics: string;

  beforeAll(async () => {
    server = await TestServer.open();
    // Only a house that makes backups has it (server/main.ts).
    server.running.node.metrics.watchBackups(() => undefined);
    metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  });
  afterAll(() => server.close());

  it.each(["docs/OPERATING.md", "deploy/watching/alerts.yaml", "deploy/watching/grafana-dashboard.json"])(
    "is there: %s",
    (file) => {
      const names = namesIn(textOf(file));
      expect(names.length).toBeGreaterThan(5);
      // Buckets, sums and counts come with a histogram.
      for (const name of names)
        expect(metrics).toContain(`# TYPE ${name.replace(/_(bucket|sum|count)$/, "")} `);
    },
  );

  it("is all that we count ourselves", () => {
    const counted = [...metrics.matchAll(/^# TYPE (tavolata_\w+) /gm)].map(([, name]) => name);
    expect(namesIn(textOf("docs/OPERATING.md"))).toEqual(expect.arrayContaining(counted));
    expect(namesIn(textOf("deploy/watching/grafana-dashboard.json").replaceAll("_bucket", ""))).toEqual(
      expect.arrayContaining(counted),
    );
  });
});
