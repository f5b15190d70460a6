import { describe, expect, it } from "vitest";
import { circleAccount, circleBank } from "../../folds/table/circle-chips.ts";
import { circleOf, SEASON, seasonIn } from "../../testing/circle-clients.ts";
import { Client, type Guest } from "../../testing/client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TestServer } from "../../testing/test-server.ts";

const STACK = 500;

interface SignedIn {
  readonly codes: string[];
  readonly person: Guest["person"];
  readonly merged: boolean;
}

async function post(port: number, { cookie }: Guest, where: string, body: object = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${where}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const given = response.headers.getSetCookie()[0]?.split(";")[0];
  return { cookie: given ?? cookie, ...((await response.json()) as SignedIn) };
}

describe.each(["SQLite", "PostgreSQL"])("A guest in a circle with its own chips, on %s", (kind) => {
  it("who turns out to be a member has what both won and lost, and one stack", async () => {
    const env: Record<string, string> =
      kind === "SQLite" ? {} : { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
    const server = await TestServer.open(env);
    const { circle, all, invitation } = await circleOf([server], 3);
    const [ada, bea, guest] = all as [Client, Client, Client];
    const season = await seasonIn(ada, circle, { ...SEASON, stack: STACK });
    const chips = async () => (await ada.must({ type: "season", circle, season })).season?.chips ?? {};
    expect(await chips()).toEqual({ [ada.id]: STACK, [bea.id]: STACK, [guest.id]: STACK });

    // As two tables would: the guest wins from Ada, and Bea loses to her.
    const { store } = server.running.node;
    const of = (client: Client) => circleAccount({ circle, season }, client.id);
    const move = (from: string, to: string, amount: number) =>
      store.append({ writes: [], transfers: [{ from, to, amount, why: "chipsIn" }] });
    await move(of(ada), of(guest), 200);
    await move(of(bea), of(ada), 50);

    const { codes } = await post(server.port, bea.guest, "/api/me/recovery-codes");
    const [code] = codes;
    const signedIn = await post(server.port, guest.guest, "/api/sign-in/recovery", { code });
    expect(signedIn).toMatchObject({ merged: true, person: { id: bea.id } });
    expect(await store.balance(of(guest)), "in the same transaction").toBe(0);
    expect(await store.balance(of(bea))).toBe(STACK + 200 - 50);

    const back = await Client.connect(server.port, { cookie: signedIn.cookie, person: signedIn.person });
    await back.must({ type: "follow-circle", circle, invitation });
    await ada.until(() => ada.circle?.inside?.members.length === 2);
    expect(await chips()).toEqual({ [ada.id]: STACK - 200 + 50, [bea.id]: STACK + 200 - 50 });
    expect(await store.balance(circleBank({ circle, season }))).toBe(-2 * STACK);

    // What a table gives back to the guest later is Bea's as soon as she comes.
    await move(circleBank({ circle, season }), of(guest), 30);
    await back.must({ type: "follow-circle", circle });
    expect(await chips()).toMatchObject({ [bea.id]: STACK + 200 - 50 + 30 });
    await back.close();
    await server.close();
  });
});
