import { beforeAll, describe, expect, test } from "vitest";
import { HOUSE_ACCOUNT, purseOf, type Store, type StoredDevice } from "./contract.ts";
import { personLog } from "./people-contract.ts";
import {
  DONE,
  entry,
  gameEnd,
  KINDS,
  newDatabase,
  newLog,
  seatOf,
  type TestDatabase,
} from "./testing/databases.ts";

let names = 0;
function newName(): string {
  return `person ${++names}`;
}

function device(id: string): StoredDevice {
  return { id, secretHash: `hash of ${id}`, label: "Chrome · Android", since: 5, seen: 5 };
}

async function admit(store: Store, chips = 0): Promise<string> {
  const id = newName();
  await store.admit({ id, nickname: id, avatar: "plain", since: 5 }, device(`${id}'s phone`));
  if (chips > 0) {
    const fill = { from: HOUSE_ACCOUNT, to: purseOf(id), amount: chips, why: "fill" };
    expect(await store.append({ writes: [], transfers: [fill] })).toEqual(DONE);
  }
  return id;
}

/** Somebody signs in on the phone on which they were a guest. */
function signIn(store: Store, person: string, guest: string, as = `${person} on ${guest}'s phone`) {
  return store.signIn({
    person,
    device: device(as),
    before: { device: `${guest}'s phone`, person: guest },
  });
}

describe.each(KINDS)("people in a %s store", (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
  });

  test("are recognised by their devices, until these are signed out", async () => {
    const ada = await admit(store);
    expect((await store.device(`${ada}'s phone`))?.person.id).toBe(ada);
    await store.signIn({ person: ada, device: device(`${ada}'s desk`), before: undefined });
    expect((await store.devicesOf(ada)).map(({ id }) => id)).toEqual([`${ada}'s desk`, `${ada}'s phone`]);
    const bea = await admit(store);
    expect(await store.signOut(bea, [`${ada}'s phone`]), "nobody signs out somebody else").toEqual([]);
    expect(await store.signOut(ada, [`${ada}'s phone`])).toEqual([`${ada}'s phone`]);
    expect(await store.device(`${ada}'s phone`)).toBeUndefined();
    expect(await store.devicesThatStay([`${ada}'s phone`, `${ada}'s desk`])).toEqual([`${ada}'s desk`]);
    await store.sawDevice(`${ada}'s desk`, 99);
    expect((await store.device(`${ada}'s desk`))?.device.seen).toBe(99);
  });

  test("are found among more devices than a database takes parameters", async () => {
    const ada = await admit(store);
    const others = Array.from({ length: 70_000 }, (_, i) => `nobody's device ${i}`);
    expect(await store.devicesThatStay([...others, `${ada}'s phone`])).toEqual([`${ada}'s phone`]);
  });

  test("a guest who signs in is one with the person: visits, and the fuller purse", async () => {
    const [ada, guest] = [await admit(store, 10_000), await admit(store, 4000)];
    const log = newLog();
    await store.append({ writes: [entry(log, 0, { visitors: [guest] })] });
    expect(await signIn(store, ada, guest)).toEqual({ merged: true });
    expect(await store.person(guest)).toBeUndefined();
    expect((await store.person(ada))?.formerly).toEqual([guest]);
    expect(await store.device(`${guest}'s phone`)).toBeUndefined();
    expect((await store.device(`${ada} on ${guest}'s phone`))?.person.id).toBe(ada);
    expect(await store.balance(purseOf(ada))).toBe(10_000);
    expect(await store.balance(purseOf(guest))).toBe(0);

    const rich = await admit(store, 30_000);
    await signIn(store, ada, rich);
    expect(await store.balance(purseOf(ada)), "as full as the fuller one").toBe(30_000);
    expect(await store.balance(purseOf(rich))).toBe(0);
    expect((await store.person(ada))?.formerly).toEqual([guest, rich].sort());
  });

  test("what a guest would bring is known before, and stays theirs if they are left behind", async () => {
    const [ada, guest] = [await admit(store), await admit(store, 4000)];
    const end = gameEnd("g1", newLog(), { seats: [seatOf(guest), seatOf(guest, { seat: 1 })] });
    const members = [{ person: guest, role: "member" }];
    await store.append({
      writes: [
        entry(end.log, 0, { ended: [end] }),
        entry("circle:brought", 0, {
          circle: { name: "Briscola", crest: "cup", membersOnly: false, isClosed: false, members },
        }),
      ],
    });
    expect(await store.wouldBring(guest, `${guest}'s phone`)).toEqual({ circles: 1, games: 1 });
    expect(await store.wouldBring(guest, "another device"), "there is one more").toBeUndefined();
    expect(await store.wouldBring("nobody", "nothing")).toBeUndefined();
    const signedIn = await store.signIn({
      person: ada,
      device: device(`${ada} here`),
      before: { device: `${guest}'s phone`, person: guest },
      leavesGuest: true,
    });
    expect(signedIn).toEqual({ merged: false });
    expect((await store.person(ada))?.formerly).toEqual([]);
    expect((await store.circlesOf(guest)).map(({ name }) => name)).toEqual(["Briscola"]);
    expect(await store.balance(purseOf(guest))).toBe(4000);
    expect(await store.device(`${guest}'s phone`)).toBeUndefined();
    await store.setRecoveryCodes(guest, ["a way back"]);
    expect(await store.wouldBring(guest, "")).toBeUndefined();
  });

  test("people with another way back stay who they are", async () => {
    const [ada, other] = [await admit(store), await admit(store)];
    await store.setRecoveryCodes(other, ["one"]);
    expect(await signIn(store, ada, other)).toEqual({ merged: false });
    expect(await store.person(other)).toBeDefined();
    expect(await store.device(`${other}'s phone`), "but not on this device").toBeUndefined();
  });

  test("a guest of a guest is the same person in the end", async () => {
    const [ada, guest, earlier] = [await admit(store), await admit(store), await admit(store)];
    await signIn(store, guest, earlier);
    await store.signOut(guest, [`${guest} on ${earlier}'s phone`]);
    await signIn(store, ada, guest);
    expect((await store.person(ada))?.formerly).toEqual([guest, earlier].sort());
    const log = newLog();
    expect(await store.append({ writes: [entry(log, 0, { visitors: [earlier] })] })).toEqual(DONE);
  });

  test("nobody signs in as somebody who is not there, and nothing changes", async () => {
    const guest = await admit(store, 500);
    expect(await signIn(store, "nobody", guest)).toBeUndefined();
    expect((await store.device(`${guest}'s phone`))?.person.id).toBe(guest);
    expect(await store.device(`nobody on ${guest}'s phone`)).toBeUndefined();
    expect(await store.balance(purseOf(guest))).toBe(500);
  });

  test("two who sign in on the same device at once: one guest, merged once", async () => {
    const [ada, bea, guest] = [await admit(store), await admit(store), await admit(store, 700)];
    const answers = await Promise.all([signIn(store, ada, guest), signIn(store, bea, guest)]);
    expect(answers.filter((one) => one?.merged)).toHaveLength(1);
    const chips = await Promise.all([ada, bea, guest].map((one) => store.balance(purseOf(one))));
    expect(chips.reduce((sum, one) => sum + one, 0)).toBe(700);
  });

  test("recovery codes, tickets and passkeys are good for one use", async () => {
    const ada = await admit(store);
    await store.setRecoveryCodes(ada, ["a", "b"]);
    await store.setRecoveryCodes(ada, ["c", "d"]);
    expect(await store.recoveryCodesOf(ada)).toBe(2);
    expect(await store.ownerOfRecoveryCode("a")).toBeUndefined();
    expect(await store.ownerOfRecoveryCode("c")).toBe(ada);
    const by = (id: string) =>
      store.signIn({ person: ada, device: device(id), before: undefined, uses: { recoveryCode: "c" } });
    const signedIn = await Promise.all([by("one"), by("other")]);
    expect(signedIn.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await store.devicesThatStay(["one", "other"])).toHaveLength(1);
    expect(await store.recoveryCodesOf(ada)).toBe(1);

    await store.saveTicket({ id: "ticket", kind: "test", state: "one", until: 50 }, 0);
    expect(await store.changeTicket("ticket", "zero", "two")).toBe(false);
    expect(await store.changeTicket("ticket", "one", "two")).toBe(true);
    const tickets = await Promise.all([store.takeTicket("ticket"), store.takeTicket("ticket")]);
    expect(tickets.filter((one) => one !== undefined)).toEqual([
      { id: "ticket", kind: "test", state: "two", until: 50 },
    ]);
    await store.saveTicket({ id: "old", kind: "test", state: "", until: 50 }, 0);
    await store.saveTicket({ id: "new", kind: "test", state: "", until: 90 }, 60);
    expect(await store.ticket("old"), "has run out").toBeUndefined();

    const passkey = {
      id: `${ada}'s passkey`,
      publicKey: "key",
      counter: 1,
      transports: ["internal"],
      label: "Chrome",
      since: 5,
      used: null,
    };
    await store.addPasskey(ada, passkey);
    expect(await store.passkey(passkey.id)).toEqual({ ...passkey, person: ada });
    const used = [store.usePasskey(passkey.id, 1, 2, 7), store.usePasskey(passkey.id, 1, 2, 7)];
    expect((await Promise.all(used)).sort()).toEqual([false, true]);
    expect(await store.passkeysOf(ada)).toEqual([{ ...passkey, counter: 2, used: 7 }]);
    expect(await store.removePasskey("somebody else", passkey.id)).toBe(false);
    expect(await store.removePasskey(ada, passkey.id)).toBe(true);
  });

  test.runIf(kind === "postgres")("other nodes hear that somebody has signed out", async () => {
    const other = await database.open();
    const heard = new Promise<string>((resolve) => {
      other.onHints((hints) => {
        for (const { log } of hints) if (log.startsWith("person:")) resolve(log);
      });
    });
    const ada = await admit(store);
    await store.signOut(ada, [`${ada}'s phone`]);
    expect(await heard).toBe(personLog(ada));
  });
});
