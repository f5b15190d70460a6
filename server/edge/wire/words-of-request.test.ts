import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Request } from "../../protocol/index.ts";
import { chipsTournament, circleOf, dayIn, eveningOn, SEASON } from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { TestServer } from "../../testing/test-server.ts";

const WORD = "zucchinaccia";

type Wish = Request extends infer One ? (One extends Request ? Omit<One, "id"> : never) : never;

/** All the ways in which somebody who organises a circle writes something that others read, with this word in it. */
function writing(circle: string, other: string, word: string): readonly Wish[] {
  const item = chipsTournament({}, { name: `Torneo ${word}` });
  if (item.type !== "tournament") throw new Error("no tournament");
  const act = (act: object) => ({ type: "circle-act", circle, act }) as Wish;
  const program = (act: object) => ({ type: "program-act", circle, act }) as Wish;
  return [
    act({ type: "post", text: `Oggi ${word}` }),
    act({ type: "change", traits: { name: `Circolo ${word}` } }),
    act({ type: "remove", person: other, reason: `Che ${word}` }),
    program({ type: "plan-evening", plan: eveningOn(dayIn(3), { name: `Serata ${word}` }) }),
    program({ type: "plan-evening", plan: eveningOn(dayIn(3), { place: `Da ${word}` }) }),
    program({ type: "open-season", plan: { ...SEASON, name: `Stagione ${word}` } }),
    { type: "open-tournament", plan: item.plan } as Wish,
    {
      type: "found-circle",
      traits: { name: word, crest: "plain", needsApproval: false, membersOnly: true },
    } as Wish,
  ];
}

describe("What others would read", () => {
  let folder: string;
  let server: TestServer;
  let circle: string;
  let ada: Client;
  let bea: Client;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tavolata-words-"));
    const file = path.join(folder, "words.txt");
    writeFileSync(file, `${WORD}\n`);
    server = await TestServer.open({ WORD_FILTER: "always", WORD_FILE: file });
    const found = await circleOf([server], 2);
    ({ circle } = found);
    [ada, bea] = found.all as [Client, Client];
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is refused everywhere with a rude word in it, where the house wants it always", async () => {
    for (const wish of writing(circle, bea.id, WORD)) {
      expect((await ada.ask(wish as never)).refused, JSON.stringify(wish)).toEqual({ code: "rude" });
    }
    expect((await ada.ask({ type: "introduce", nickname: WORD })).refused?.code).toBe("rude-name");
  });

  it("is refused everywhere from somebody who may not speak for a time, who may do all else", async () => {
    const { bans } = server.running.node;
    const ban = await bans.set({ person: ada.id, what: "mute", why: "", by: "operator", forMs: 3600_000 });
    const silenced = { code: "silenced", params: { until: ban.until } };
    for (const wish of writing(circle, bea.id, "tranquilla")) {
      expect((await ada.ask(wish as never)).refused, JSON.stringify(wish)).toEqual(silenced);
    }
    expect((await ada.ask({ type: "introduce", nickname: "Un'altra" })).refused).toEqual(silenced);
    const nickname = ada.guest.person.nickname;
    await ada.must({ type: "introduce", nickname, avatar: "fox" });
    await ada.must({
      type: "circle-act",
      circle,
      act: { type: "change", traits: { needsApproval: true } },
    } as never);
    await bans.end(ban.id);
    await ada.must({ type: "circle-act", circle, act: { type: "post", text: "Eccomi" } } as never);
  });
});
