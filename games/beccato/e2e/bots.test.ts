import { describe, expect, it } from "vitest";
import { TestServer } from "../../../server/testing/test-server.ts";
import { manifest } from "../manifest.ts";

describe("Bots in the farmyard", () => {
  it("[BEC-32] [BEC-33] look and make gestures at a real table, also those that are not possible yet when they think of them", async () => {
    const server = await TestServer.open();
    const { node } = server.running;
    const react = node.react.bind(node);
    const faults: string[] = [];
    const done: string[] = [];
    node.react = async (request) => {
      const answer = await react(request);
      if (answer.faulty !== undefined) faults.push(answer.faulty);
      if (answer.reaction !== null) done.push(answer.reaction.move.type);
      return answer;
    };
    const host = await server.client();
    const { table = "" } = await host.must({
      type: "open",
      game: manifest.name,
      options: { restSeconds: 1 },
    });
    await host.must({ type: "watch", table });
    await host.mustDo(table, { type: "sit", chair: 0 });
    for (const chair of [1, 2, 3]) {
      await host.mustDo(table, { type: "seat-bot", chair, bot: "fox:strong" });
    }
    await host.mustDo(table, { type: "ready", seed: "a" });
    // A bot plays for the host too: cards go round.
    await host.mustDo(table, { type: "rest" });
    await server.until(() => done.length >= 20 && ["look", "perform"].every((type) => done.includes(type)));
    expect(faults).toEqual([]);
    await server.close();
  }, 120_000);
});
