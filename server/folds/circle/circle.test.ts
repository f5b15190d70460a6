import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CircleAct, CircleTraits } from "../../protocol/index.ts";
import { namesOf, withoutPeople } from "../room/forgotten.ts";
import type { Arriving } from "../room/steps.ts";
import { judgeCircleAct, refuseCircleAct } from "./judge.ts";
import { publicCircle, refuseOpening, refuseSeeing, watcherOf } from "./public-circle.ts";
import { type CircleState, foldCircle, memberOf, mentions } from "./state.ts";
import type { CircleStep } from "./steps.ts";
import { MOST_OPEN } from "./tables.ts";

const SECRET = "the-invitation--------";
const TRAITS: CircleTraits = { name: "Il Giovedì", crest: "plain", needsApproval: false, membersOnly: true };
const [ADA, BEA, CEA, DEA] = ["ada", "bea", "cea", "dea"].map(named) as [
  Arriving,
  Arriving,
  Arriving,
  Arriving,
];

function named(name: string): Arriving {
  return { id: name.padEnd(16, "-"), nickname: `${name}!`, avatar: "fox" };
}

const NOTHING_ON = { here: [], open: [], reports: [] };

let requests = 0;

/** A circle whose founder is Ada, after these people have joined it. */
function circleOf(joining: readonly Arriving[] = [], traits: Partial<CircleTraits> = {}): CircleState {
  const founded: CircleStep = {
    type: "founded",
    circle: "c".repeat(22),
    traits: { ...TRAITS, ...traits },
    founder: ADA,
    invitation: SECRET,
    code: "BCDFGH",
  };
  return joining.reduce(
    (state, person) => after(state, person, { type: "join", invitation: SECRET }),
    foldCircle(undefined, founded, 1000),
  );
}

function judged(state: CircleState, person: Arriving, act: CircleAct) {
  const next = { invitation: "another-invitation----", code: "QRSTVW" };
  return judgeCircleAct(state, person, `r${requests++}`, act, next);
}

function after(state: CircleState, person: Arriving, act: CircleAct): CircleState {
  const found = judged(state, person, act);
  if ("refused" in found) throw new Error(`${act.type} was refused: ${found.refused.code}`);
  return found.steps.reduce((before, step) => foldCircle(before, step, before.at + 1), state);
}

function codeOf(state: CircleState, person: Arriving, act: CircleAct): string | undefined {
  const found = judged(state, person, act);
  return "refused" in found ? found.refused.code : undefined;
}

const rolesIn = ({ members }: CircleState) => members.map(({ id, role }) => [id.replaceAll("-", ""), role]);

describe("A circle", () => {
  it("lets in who has the invitation, or has them ask first", () => {
    const open = circleOf([BEA]);
    expect(rolesIn(open)).toEqual([
      ["ada", "founder"],
      ["bea", "member"],
    ]);
    expect(codeOf(open, BEA, { type: "join", invitation: SECRET })).toBe("in-already");
    expect(codeOf(open, CEA, { type: "join", invitation: "made-up---------------" })).toBe("invitation-void");

    const asking = circleOf([BEA, CEA, DEA], { needsApproval: true });
    expect(rolesIn(asking)).toEqual([["ada", "founder"]]);
    const [approved, declined] = [
      after(asking, ADA, { type: "approve", person: BEA.id }),
      after(asking, ADA, { type: "decline", person: BEA.id }),
    ];
    expect(memberOf(approved, BEA.id)?.role).toBe("member");
    expect(memberOf(declined, BEA.id)).toBeUndefined();
    expect(after(asking, BEA, { type: "withdraw" }).asking.map(({ id }) => id)).toEqual([CEA.id, DEA.id]);
    const letIn = after(asking, ADA, { type: "change", traits: { needsApproval: false } });
    expect(letIn.members).toHaveLength(4);
    expect(letIn.asking).toEqual([]);
  });

  it("has an invitation that is void once it is renewed", () => {
    const renewed = after(circleOf(), ADA, { type: "renew-invitation" });
    expect(renewed.invitation).toEqual({ secret: "another-invitation----", code: "QRSTVW" });
    expect(codeOf(renewed, BEA, { type: "join", invitation: SECRET })).toBe("invitation-void");
  });

  it("does a request once, however often it comes", () => {
    const state = circleOf([BEA]);
    const say = { type: "post", text: "Giovedì alle nove" } as const;
    const first = judgeCircleAct(state, BEA, "once", say, undefined);
    const said = "steps" in first ? first.steps.reduce((s, step) => foldCircle(s, step, 2000), state) : state;
    expect(said.board.notices).toHaveLength(1);
    expect(judgeCircleAct(said, BEA, "once", say, undefined)).toEqual({ steps: [] });
    expect(judgeCircleAct(said, ADA, "once", say, undefined)).not.toEqual({ steps: [] });
  });

  const everyAct = (person: string): readonly CircleAct[] => [
    { type: "leave" },
    { type: "post", text: "ciao" },
    { type: "take-down", notice: 1 },
    { type: "approve", person },
    { type: "decline", person },
    { type: "remove", person, reason: "because" },
    { type: "let-back", person },
    { type: "make-organiser", person },
    { type: "make-member", person },
    { type: "change", traits: { name: "Mio" } },
    { type: "renew-invitation" },
    { type: "hand-over", person },
    { type: "close" },
  ];

  it("refuses strangers, those who ask and those who were removed everything that is for members", () => {
    const withBea = after(circleOf([BEA, CEA]), ADA, { type: "remove", person: BEA.id, reason: "bara" });
    const asking = circleOf([BEA], { needsApproval: true });
    for (const [state, person] of [
      [withBea, BEA],
      [withBea, DEA],
      [asking, BEA],
    ] as const) {
      for (const act of everyAct(CEA.id)) expect(codeOf(state, person, act)).toBe("not-a-member");
    }
    expect(judged(withBea, BEA, { type: "join", invitation: SECRET })).toEqual({
      refused: { code: "removed-from-circle", params: { reason: "bara" } },
    });
    const back = after(withBea, ADA, { type: "let-back", person: BEA.id });
    expect(codeOf(back, BEA, { type: "join", invitation: SECRET })).toBeUndefined();
  });

  it("refuses members what is for organisers, and organisers what is for the founder", () => {
    const state = after(circleOf([BEA, CEA, DEA]), ADA, { type: "make-organiser", person: CEA.id });
    const refusedTo = (person: Arriving, whom: Arriving) =>
      everyAct(whom.id).flatMap((act) => {
        const code = refuseCircleAct(state, person.id, act)?.code;
        return code === undefined ? [] : [`${act.type}: ${code}`];
      });
    expect(refusedTo(BEA, DEA)).toEqual([
      "take-down: no-such-notice",
      "approve: not-an-organiser",
      "decline: not-an-organiser",
      "remove: not-an-organiser",
      "let-back: not-an-organiser",
      "make-organiser: not-an-organiser",
      "make-member: not-an-organiser",
      "change: not-an-organiser",
      "renew-invitation: not-an-organiser",
      "hand-over: not-the-founder",
      "close: not-the-founder",
    ]);
    expect(refusedTo(CEA, ADA)).toEqual([
      "take-down: no-such-notice",
      "approve: no-such-member",
      "decline: no-such-member",
      "remove: not-the-founder",
      "let-back: no-such-member",
      "make-organiser: already-so",
      "make-member: last-organiser",
      "hand-over: not-the-founder",
      "close: not-the-founder",
    ]);
    expect(codeOf(state, CEA, { type: "make-member", person: CEA.id })).toBeUndefined();
    expect(codeOf(state, ADA, { type: "hand-over", person: "nobody----------" })).toBe("no-such-member");
  });

  it("shows what was opened in it to members only, if it wants so, and lets nobody else open anything in it", () => {
    const asking = after(
      after(circleOf([BEA, CEA]), ADA, { type: "change", traits: { needsApproval: true } }),
      DEA,
      { type: "join", invitation: SECRET },
    );
    const state = after(asking, ADA, { type: "remove", person: CEA.id, reason: "bara" });
    const zoe = named("zoe");
    const seeing = (of: CircleState, { id }: Arriving) => refuseSeeing(of, id)?.code;
    const opening = (of: CircleState, { id }: Arriving) => refuseOpening(of, id)?.code;
    for (const member of [ADA, BEA])
      expect([seeing(state, member), opening(state, member)]).toEqual([undefined, undefined]);
    for (const other of [CEA, DEA, zoe]) {
      expect([seeing(state, other), opening(state, other)]).toEqual(["members-only", "not-a-member"]);
    }
    const forAll = after(state, ADA, { type: "change", traits: { membersOnly: false } });
    for (const other of [CEA, DEA, zoe]) {
      expect([seeing(forAll, other), opening(forAll, other)]).toEqual([undefined, "not-a-member"]);
    }
    const closed = after(state, ADA, { type: "close" });
    expect([seeing(closed, BEA), opening(closed, BEA)]).toEqual([undefined, "circle-closed"]);
    expect(seeing(closed, zoe)).toBe("members-only");
    const full = Array.from({ length: MOST_OPEN }, (_, i) => i).reduce(
      (before, i) =>
        foldCircle(before, { type: "opened-here", id: `${i}`, kind: "tournament" }, before.at + 1),
      state,
    );
    expect(opening(full, BEA)).toBe("too-many-tables");
  });

  it("lets a notice be taken down by who wrote it and by organisers", () => {
    const state = after(circleOf([BEA, CEA]), BEA, { type: "post", text: "porto io le carte" });
    const down = { type: "take-down", notice: 1 } as const;
    expect(codeOf(state, CEA, down)).toBe("not-an-organiser");
    expect(after(state, BEA, down).board.notices).toEqual([]);
    expect(after(state, ADA, down).board.notices).toEqual([]);
  });

  it("has its organisers deal with reports about its tables, once, and keeps what they did in its log", () => {
    const state = after(circleOf([BEA, CEA]), ADA, { type: "make-organiser", person: BEA.id });
    const handle = { type: "handle-report", report: "r".repeat(16), text: "Ci ho parlato" } as const;
    const open = [handle.report];
    const codeWith = (person: Arriving, reports: readonly string[]) => {
      const found = judgeCircleAct(state, person, `r${requests++}`, handle, undefined, reports);
      return "refused" in found ? found.refused.code : undefined;
    };
    expect(codeWith(CEA, open)).toBe("not-an-organiser");
    expect(codeWith(DEA, open)).toBe("not-a-member");
    expect(codeWith(BEA, [])).toBe("no-such-report");
    expect(refuseCircleAct(state, BEA.id, handle)?.code).toBe("no-such-report");
    const found = judgeCircleAct(state, BEA, "once", handle, undefined, open);
    if ("refused" in found) throw new Error(found.refused.code);
    const handled = found.steps.reduce((before, step) => foldCircle(before, step, before.at + 1), state);
    expect(handled.happenings.at(-1)).toMatchObject({
      what: "handled-report",
      whom: { id: BEA.id },
      by: null,
      reason: "Ci ho parlato",
    });
    expect(judgeCircleAct(handled, BEA, "once", handle, undefined, [])).toEqual({ steps: [] });
    const report = {
      id: handle.report,
      at: 1,
      kind: "insult",
      words: "",
      reporter: null,
      about: null,
      table: "t",
      game: "g",
    } as const;
    const now = { ...NOTHING_ON, reports: [report] };
    expect(publicCircle(state, "organiser", now).desk?.reports).toEqual([report]);
    for (const watcher of ["member", "asking", "invited", "stranger"] as const) {
      expect(JSON.stringify(publicCircle(handled, watcher, now))).not.toMatch(
        /reports|handled|Ci ho parlato/,
      );
    }
    const forgotten = foldCircle(handled, { type: "forgotten", person: BEA.id }, handled.at + 1);
    expect(JSON.stringify(forgotten)).not.toContain("Ci ho parlato");
    const text = JSON.stringify(found.steps);
    const clean = withoutPeople(text, [BEA.id], namesOf([BEA.id], text));
    expect(clean).not.toContain("Ci ho parlato");
  });

  it("is handed over, and never left without somebody to organise it", () => {
    const state = circleOf([BEA, CEA]);
    expect(codeOf(state, ADA, { type: "leave" })).toBe("last-organiser");
    const handed = after(state, ADA, { type: "hand-over", person: CEA.id });
    expect(rolesIn(handed)).toEqual([
      ["ada", "organiser"],
      ["bea", "member"],
      ["cea", "founder"],
    ]);
    expect(rolesIn(after(handed, CEA, { type: "leave" }))).toEqual([
      ["ada", "founder"],
      ["bea", "member"],
    ]);
    const forgotten = foldCircle(state, { type: "forgotten", person: ADA.id }, 5000);
    expect(rolesIn(forgotten)).toEqual([
      ["bea", "founder"],
      ["cea", "member"],
    ]);
    const alone = after(circleOf(), ADA, { type: "leave" });
    expect([alone.closed, alone.invitation]).toEqual(["empty", null]);
    expect(foldCircle(circleOf(), { type: "forgotten", person: ADA.id }, 5000).closed).toBe("empty");
  });

  it("does nothing more once it is closed", () => {
    const closed = after(circleOf([BEA]), ADA, { type: "close" });
    for (const act of everyAct(BEA.id)) expect(codeOf(closed, ADA, act)).toBe("circle-closed");
    expect(codeOf(closed, CEA, { type: "join", invitation: SECRET })).toBe("circle-closed");
    expect(publicCircle(closed, "member", NOTHING_ON).inside?.members).toHaveLength(2);
  });

  it("makes one member of somebody who is in it under two names, and lets nobody who was removed back that way", () => {
    const organiser = after(circleOf([BEA, CEA]), ADA, { type: "make-organiser", person: BEA.id });
    const one = foldCircle(organiser, { type: "became", guest: BEA.id, person: CEA }, 9000);
    expect(rolesIn(one)).toEqual([
      ["ada", "founder"],
      ["cea", "organiser"],
    ]);
    const removed = after(circleOf([BEA, CEA]), ADA, { type: "remove", person: BEA.id, reason: "bara" });
    const asGuest = foldCircle(removed, { type: "became", guest: CEA.id, person: BEA }, 9000);
    expect(rolesIn(asGuest)).toEqual([["ada", "founder"]]);
    expect(watcherOf(asGuest, BEA.id, SECRET)).toMatchObject({ refused: { code: "removed-from-circle" } });
  });

  it("shows each watcher no more than is theirs to see", () => {
    const state = after(circleOf([BEA, CEA]), ADA, {
      type: "remove",
      person: CEA.id,
      reason: "parole grosse",
    });
    const watchers = [ADA, BEA, DEA].map(({ id }) => watcherOf(state, id, SECRET));
    expect(watchers).toEqual(["organiser", "member", "invited"]);
    expect(watcherOf(state, DEA.id, undefined)).toEqual({ refused: { code: "members-only" } });
    expect(watcherOf(state, DEA.id, "made-up---------------")).toEqual({
      refused: { code: "invitation-void" },
    });
    expect(watcherOf(circleOf([], { membersOnly: false }), DEA.id, undefined)).toBe("stranger");
    const seen = (watcher: "organiser" | "member" | "invited") =>
      JSON.stringify(publicCircle(state, watcher, NOTHING_ON));
    expect(seen("organiser")).toContain("parole grosse");
    expect(seen("member")).toContain(BEA.nickname);
    expect(seen("member")).not.toContain("parole grosse");
    for (const secret of [ADA.nickname, BEA.id, SECRET, "BCDFGH"])
      expect(seen("invited")).not.toContain(secret);
  });

  it("says nothing of somebody who was forgotten, and its log folds the same without them", () => {
    const [founded, ...steps]: CircleStep[] = [
      {
        type: "founded",
        circle: "c".repeat(22),
        traits: TRAITS,
        founder: ADA,
        invitation: SECRET,
        code: "BCDFGH",
      },
      {
        type: "act",
        act: { type: "join", invitation: SECRET },
        from: { person: BEA.id, request: "1" },
        person: BEA,
      },
      { type: "act", act: { type: "post", text: "le mie parole" }, from: { person: BEA.id, request: "2" } },
      {
        type: "act",
        act: { type: "remove", person: BEA.id, reason: "bea! ha barato" },
        from: { person: ADA.id, request: "3" },
      },
      { type: "forgotten", person: BEA.id },
    ] as [CircleStep, ...CircleStep[]];
    const all = JSON.stringify([founded, ...steps]);
    const without = withoutPeople(all, [BEA.id], namesOf([BEA.id], all));
    for (const gone of [BEA.nickname, "le mie parole", "ha barato"]) expect(without).not.toContain(gone);
    const fold = (text: string) =>
      (JSON.parse(text) as CircleStep[]).reduce<CircleState | undefined>(
        (s, step) => foldCircle(s, step, 7),
        undefined,
      );
    expect(fold(without)).toEqual(fold(all));
    expect(mentions(fold(all) as CircleState, BEA.id)).toBe(false);
  });

  it("has exactly one founder as long as it is open, whatever people do", () => {
    const people = [ADA, BEA, CEA, DEA];
    const who = fc.constantFrom(...people);
    const act = fc.oneof(
      fc.constantFrom<CircleAct>(
        { type: "join", invitation: SECRET },
        { type: "leave" },
        { type: "withdraw" },
      ),
      fc
        .tuple(
          who,
          fc.constantFrom(
            ...(["approve", "remove", "let-back", "make-organiser", "make-member", "hand-over"] as const),
          ),
        )
        .map(([{ id }, type]): CircleAct => {
          return type === "remove" ? { type, person: id, reason: "x" } : { type, person: id };
        }),
      fc.boolean().map((needsApproval): CircleAct => ({ type: "change", traits: { needsApproval } })),
    );
    const happening = fc.oneof(
      { weight: 12, arbitrary: fc.record({ who, act }) },
      { weight: 1, arbitrary: who.map(({ id }): CircleStep => ({ type: "forgotten", person: id })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(who, who)
          .filter(([guest, person]) => guest !== person)
          .map(([guest, person]): CircleStep => ({ type: "became", guest: guest.id, person })),
      },
    );
    const run = (happenings: readonly ({ who: Arriving; act: CircleAct } | CircleStep)[]) => {
      let state = circleOf([BEA, CEA]);
      for (const one of happenings) {
        const found =
          "who" in one ? judged(state, one.who, one.act) : { steps: state.closed === null ? [one] : [] };
        for (const step of "steps" in found ? found.steps : []) state = foldCircle(state, step, state.at + 1);
        const { members, asking, removed, closed } = state;
        expect(members.filter(({ role }) => role === "founder")).toHaveLength(members.length === 0 ? 0 : 1);
        expect(closed !== null || members.length > 0).toBe(true);
        const everywhere = [...members, ...asking].map(({ id }) => id);
        expect(new Set(everywhere).size).toBe(everywhere.length);
        expect(new Set(removed.map(({ id }) => id)).size).toBe(removed.length);
      }
    };
    fc.assert(fc.property(fc.array(happening, { maxLength: 40 }), run), { seed: 22, numRuns: 300 });
  });
});
