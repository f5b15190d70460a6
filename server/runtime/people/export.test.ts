import { expect, it } from "vitest";
import { type CircleState, foldCircle } from "../../folds/circle/state.ts";
import type { CircleStep } from "../../folds/circle/steps.ts";
import { HOUSE_ACCOUNT, OPERATOR_LOG, purseOf } from "../../store/contract.ts";
import { DONE, entry, newDatabase } from "../../store/testing/databases.ts";
import { exportOf } from "./export.ts";

const ADA = { id: "ada-------------", nickname: "Ada", avatar: "fox" };
const GUEST = "guest-----------";

const STEPS: readonly CircleStep[] = [
  {
    type: "founded",
    circle: "c",
    traits: { name: "Briscola", crest: "cup", needsApproval: false, membersOnly: false },
    founder: ADA,
    invitation: "secret",
    code: "CODICE",
  },
  {
    type: "evening-planned",
    evening: "e",
    plan: { name: "Giovedì", day: "2026-11-19", time: "21:00", zone: "Europe/Rome" },
  } as unknown as CircleStep,
  { type: "evening-answered", evening: "e", day: "2026-11-19", person: ADA.id, coming: "yes" } as CircleStep,
  {
    type: "season-opened",
    season: "s",
    plan: {
      name: "Autunno",
      zone: "Europe/Rome",
      from: "2026-09-01",
      to: "2026-12-20",
      rule: { best: null, least: 0 },
      stack: 500,
    },
  } as unknown as CircleStep,
  { type: "season-stacks", season: "s", people: [ADA.id] } as CircleStep,
  {
    type: "season-corrected",
    season: "s",
    by: ADA,
    person: ADA,
    game: null,
    points: 3,
    reason: "per la torta",
  } as CircleStep,
];

it("What people take along has what their circles know of them, and nothing that is operators' own", async () => {
  const store = await (await newDatabase("sqlite")).open();
  const device = (id: string) => ({ id, secretHash: id, label: "", since: 1, seen: 1 });
  await store.admit({ ...ADA, since: 1 }, device("phone"));
  await store.admit({ ...ADA, id: GUEST, since: 1 }, device("guest's"));
  await store.signIn({
    person: ADA.id,
    device: device("both"),
    before: { device: "guest's", person: GUEST },
  });
  await store.setFeed("c", ADA.id, "calendar-secret");
  const ban = { id: "b", person: ADA.id, network: null, what: "mute", why: "Insulti", since: 5, until: 9 };
  await store.setBan({ ...ban, what: "mute", by: "Olga" });
  const said = (person: string, text: string) =>
    JSON.stringify([{ type: "act", act: { type: "say", text }, from: { person, request: "r" } }]);
  const writes = [
    entry("table", 0, { steps: said(GUEST, "ciao a tutti"), visitors: [GUEST, ADA.id] }),
    entry("table", 1, { steps: JSON.stringify([{ type: "not read at all" }]) }),
    entry("table", 2, { steps: said("somebody else", "ciao Ada") }),
    entry("circle:c", 0, { visitors: [ADA.id], steps: "[]" }),
    entry(OPERATOR_LOG, 0, { visitors: [ADA.id], steps: "[]" }),
  ];
  const transfers = [
    { from: HOUSE_ACCOUNT, to: purseOf(ADA.id), amount: 70, why: "fill" },
    { from: "circle:c:s:bank", to: `circle:c:s:${ADA.id}`, amount: 500, why: "season" },
    { from: HOUSE_ACCOUNT, to: purseOf("bea"), amount: 1, why: "not theirs" },
  ];
  expect(await store.append({ writes, transfers: transfers.slice(0, 1) })).toEqual(DONE);
  expect(await store.append({ writes: [], transfers: transfers.slice(1) })).toEqual(DONE);
  let state: CircleState | undefined;
  for (const step of STEPS) state = foldCircle(state, step, 1000);

  const exported = await exportOf(
    { store, findCircleById: async () => state && { state } },
    { person: ADA, device: "both", formerly: [GUEST] },
  );
  expect(exported).toMatchObject({
    purse: { cents: 70, transfers: [{ to: purseOf(ADA.id), amount: 70, why: "fill" }] },
    bans: [{ what: "mute", why: "Insulti", since: 5, until: 9 }],
    circles: [
      {
        name: "Briscola",
        calendar: "/calendar/calendar-secret.ics",
        evenings: [{ name: "Giovedì", day: "2026-11-19", coming: "yes" }],
        seasons: [
          {
            name: "Autunno",
            corrections: [{ points: 3, reason: "per la torta" }],
            chips: { cents: 500, transfers: [{ amount: 500, why: "season" }] },
          },
        ],
      },
    ],
    tablesAndTournaments: [
      { id: "circle:c", said: [] },
      { id: "table", said: [{ text: "ciao a tutti" }] },
    ],
  });
  expect(JSON.stringify(exported)).not.toMatch(/not theirs|ciao Ada|Olga|operator/);
});
