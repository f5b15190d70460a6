import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEVICE_TIME,
  decideFirst,
  earliestClaim,
  FASTEST_HUMAN,
  firstClaims,
  isAnticipated,
  type JudgedReaction,
  judgeReaction,
  type MeasuredReaction,
  majority,
  suspicion,
} from "./reactions.ts";

const CREDIT = 150;

const milliseconds = fc.double({ min: 0, max: 10_000, noNaN: true });
const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, -1),
);
const connections = fc.record({ elapsed: milliseconds, roundTrip: milliseconds });
const credits = fc.integer({ min: 0, max: 500 });

describe("a claimed reaction", () => {
  it("counts as it is when the connection can explain it", () => {
    const measured: MeasuredReaction = { claimed: 260, elapsed: 340, roundTrip: 60 };
    expect(judgeReaction(measured, CREDIT)).toEqual({ time: 260, bound: "none" });
  });

  it("does not count below what the best round trip and the device can explain", () => {
    const measured: MeasuredReaction = { claimed: 200, elapsed: 340, roundTrip: 60 };
    expect(judgeReaction(measured, CREDIT)).toEqual({ time: 340 - 60 - DEVICE_TIME, bound: "early" });
  });

  it("does not count below what the credit allows, however slow the connection", () => {
    const measured: MeasuredReaction = { claimed: 200, elapsed: 900, roundTrip: 800 };
    expect(judgeReaction(measured, CREDIT)).toEqual({ time: 900 - CREDIT, bound: "slow" });
  });

  it("what a connection cannot explain is told apart from what only exceeds the credit", () => {
    const connection = { elapsed: 900, roundTrip: 300 };
    expect(judgeReaction({ claimed: 561, ...connection }, CREDIT)).toEqual({
      time: 900 - CREDIT,
      bound: "slow",
    });
    expect(judgeReaction({ claimed: 560, ...connection }, CREDIT)).toEqual({
      time: 900 - CREDIT,
      bound: "early",
    });
  });

  it("does not count above what the server itself measured", () => {
    const measured: MeasuredReaction = { claimed: 500, elapsed: 340, roundTrip: 60 };
    expect(judgeReaction(measured, CREDIT)).toEqual({ time: 340, bound: "late" });
  });

  it("counts exactly on either bound, and being on the lower one is noted", () => {
    expect(judgeReaction({ claimed: 240, elapsed: 340, roundTrip: 60 }, CREDIT)).toEqual({
      time: 240,
      bound: "early",
    });
    expect(judgeReaction({ claimed: 340, elapsed: 340, roundTrip: 60 }, CREDIT)).toEqual({
      time: 340,
      bound: "none",
    });
  });

  it("gives two players with the same reaction the same time, on a slow and on a fast connection", () => {
    const fast = judgeReaction({ claimed: 250, elapsed: 275, roundTrip: 10 }, CREDIT);
    const slow = judgeReaction({ claimed: 250, elapsed: 385, roundTrip: 110 }, CREDIT);
    expect(slow.time).toBe(fast.time);
  });

  it("on an unsteady connection is bounded by its best round trip and explained by its worst", () => {
    const measured: MeasuredReaction = { claimed: 250, elapsed: 390, roundTrip: 20 };
    expect(judgeReaction(measured, CREDIT)).toEqual({ time: 330, bound: "early" });
    expect(judgeReaction({ ...measured, slowest: 90 }, CREDIT)).toEqual({ time: 330, bound: "early" });
    expect(judgeReaction({ ...measured, slowest: 130 }, CREDIT)).toEqual({ time: 330, bound: "slow" });
  });

  it("gains nothing if no credit is given", () => {
    expect(judgeReaction({ claimed: 10, elapsed: 340, roundTrip: 60 }, 0).time).toBe(340);
  });

  it("is never before the card was pushed", () => {
    expect(judgeReaction({ claimed: -50, elapsed: 60, roundTrip: 200 }, CREDIT)).toEqual({
      time: 0,
      bound: "early",
    });
  });

  it("is always accepted within its bounds, whatever number is claimed", () => {
    fc.assert(
      fc.property(anyNumber, connections, credits, (claimed, connection, credit) => {
        const { time } = judgeReaction({ claimed, ...connection }, credit);
        expect(time).toBeLessThanOrEqual(connection.elapsed);
        expect(time).toBeGreaterThanOrEqual(
          Math.max(0, connection.elapsed - Math.min(connection.roundTrip + DEVICE_TIME, credit)),
        );
      }),
      { seed: 201, numRuns: 1000 },
    );
  });

  it("gains at most the credit if it is forged", () => {
    fc.assert(
      fc.property(anyNumber, connections, credits, (claimed, connection, credit) => {
        const honest = judgeReaction({ claimed: connection.elapsed, ...connection }, credit).time;
        const forged = judgeReaction({ claimed, ...connection }, credit).time;
        expect(honest - forged).toBeLessThanOrEqual(credit + 1e-9);
      }),
      { seed: 202, numRuns: 1000 },
    );
  });

  it("gains at most the credit on a connection that is made to look slow, too", () => {
    fc.assert(
      fc.property(milliseconds, milliseconds, milliseconds, credits, (claimed, elapsed, faked, credit) => {
        const { time } = judgeReaction({ claimed, elapsed, roundTrip: faked }, credit);
        expect(elapsed - time).toBeLessThanOrEqual(credit + 1e-9);
      }),
      { seed: 203, numRuns: 1000 },
    );
  });

  it("counts for no less time when more is claimed", () => {
    fc.assert(
      fc.property(milliseconds, milliseconds, connections, credits, (one, other, connection, credit) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const sooner = judgeReaction({ claimed: less, ...connection }, credit).time;
        const later = judgeReaction({ claimed: more, ...connection }, credit).time;
        expect(sooner).toBeLessThanOrEqual(later);
      }),
      { seed: 204, numRuns: 1000 },
    );
  });

  it("counts for something other than what was claimed only at a bound", () => {
    fc.assert(
      fc.property(milliseconds, connections, credits, (claimed, connection, credit) => {
        const { time, bound } = judgeReaction({ claimed, ...connection }, credit);
        if (bound === "none") expect(time).toBe(claimed);
        else if (bound === "early" || bound === "slow") expect(time).toBeGreaterThanOrEqual(claimed);
        else expect(time).toBeLessThan(claimed);
      }),
      { seed: 205, numRuns: 1000 },
    );
  });

  it("gains nothing by not being a number", () => {
    const connection = { elapsed: 340, roundTrip: 60 };
    expect(judgeReaction({ claimed: Number.NaN, ...connection }, CREDIT)).toEqual({
      time: 340,
      bound: "late",
    });
    expect(judgeReaction({ claimed: Number.POSITIVE_INFINITY, ...connection }, CREDIT)).toEqual({
      time: 340,
      bound: "late",
    });
    expect(judgeReaction({ claimed: Number.NEGATIVE_INFINITY, ...connection }, CREDIT)).toEqual({
      time: 240,
      bound: "early",
    });
  });

  it("under 120 ms counts as an answer to what was there before the card", () => {
    expect(isAnticipated(FASTEST_HUMAN - 1)).toBe(true);
    expect(isAnticipated(FASTEST_HUMAN)).toBe(false);
    expect(FASTEST_HUMAN).toBe(120);
  });
});

describe("what is flagged to the table", () => {
  const freely = (time: number): JudgedReaction => ({ time, bound: "none" });
  const onTheBound = (time: number): JudgedReaction => ({ time, bound: "early" });
  const people = [310, 255, 402, 288, 340, 275, 520, 298, 333, 261].map(freely);

  it("is nothing while somebody reacts as people do", () => {
    expect(suspicion(people)).toBeUndefined();
  });

  it("is a player whose claims always sit on the bound", () => {
    expect(suspicion(people.map(({ time }) => onTheBound(time)))).toBe("always-on-the-bound");
  });

  it("is a player on the bound three times out of four, but not one who is there less often", () => {
    const mixed = (early: number) =>
      people.slice(0, 8).map(({ time }, i) => (i < early ? onTheBound(time) : freely(time)));
    expect(suspicion(mixed(6))).toBe("always-on-the-bound");
    expect(suspicion(mixed(5))).toBeUndefined();
  });

  it("is no more than a slow connection if the connection explains what is claimed", () => {
    const slow = people.map(({ time }): JudgedReaction => ({ time, bound: "slow" }));
    expect(suspicion(slow)).toBe("slow-line");
    expect(suspicion([...slow.slice(2), ...people.slice(0, 2)])).toBe("slow-line");
    expect(suspicion([...slow.slice(6), ...people.slice(0, 6)])).toBeUndefined();
  });

  it("is not a player whose claims come late, because that gains nothing", () => {
    expect(suspicion(people.map(({ time }) => ({ time, bound: "late" })))).toBeUndefined();
  });

  it("is a player whose claims hardly differ", () => {
    expect(suspicion([200, 201, 199, 200, 202, 200, 198, 200].map(freely))).toBe("too-regular");
    expect(suspicion(Array(20).fill(freely(180)))).toBe("too-regular");
  });

  it("is nobody before there are eight reactions to judge by", () => {
    expect(suspicion([])).toBeUndefined();
    expect(suspicion(Array(7).fill(onTheBound(200)))).toBeUndefined();
    expect(suspicion(Array(8).fill(onTheBound(200)))).toBe("always-on-the-bound");
  });
});

const claimsOf = fc.uniqueArray(
  fc.record({ seat: fc.nat({ max: 7 }), time: fc.integer({ min: 0, max: 200 }) }),
  {
    selector: ({ seat }) => seat,
    maxLength: 8,
  },
);
const windows = fc.integer({ min: 0, max: 60 });

describe("who was first", () => {
  const claims = [
    { seat: 2, time: 331 },
    { seat: 0, time: 300 },
    { seat: 1, time: 330 },
  ];

  it("all within the tie window of the first cannot be told apart from it", () => {
    expect(firstClaims(claims, 30)).toEqual([
      { seat: 0, time: 300 },
      { seat: 1, time: 330 },
    ]);
    expect(firstClaims(claims, 29).map(({ seat }) => seat)).toEqual([0]);
    expect(firstClaims(claims, 31).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it("the tie window starts with the first claim and is not extended by the next ones", () => {
    const row = [0, 25, 50, 75].map((time, seat) => ({ seat, time }));
    expect(firstClaims(row, 30).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("claims of exactly the same time are in the order of the seats", () => {
    const level = [3, 1, 2].map((seat) => ({ seat, time: 300 }));
    expect(firstClaims(level, 0).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  it("nobody was first if nobody claimed", () => {
    expect(firstClaims([], 30)).toEqual([]);
    expect(decideFirst([], 30)).toEqual([]);
    expect(decideFirst([], 30, [1, 1, 1])).toEqual([]);
  });

  it("the first claims are the same in whatever order they came in, and the list is not changed", () => {
    fc.assert(
      fc.property(claimsOf, windows, (given, tieWindow) => {
        const kept = JSON.stringify(given);
        const first = firstClaims(given, tieWindow);
        expect(firstClaims([...given].reverse(), tieWindow)).toEqual(first);
        expect(JSON.stringify(given)).toBe(kept);
      }),
      { seed: 206 },
    );
  });

  it("nobody outside the first claims was sooner than anybody among them", () => {
    fc.assert(
      fc.property(claimsOf, windows, (given, tieWindow) => {
        const first = firstClaims(given, tieWindow);
        const soonest = Math.min(...given.map(({ time }) => time));
        for (const claim of given) expect(first.includes(claim)).toBe(claim.time <= soonest + tieWindow);
      }),
      { seed: 207 },
    );
  });

  it("a majority of the votes decides between the claimants", () => {
    expect(majority([0, 1], [1, 1, 0])).toBe(1);
    expect(decideFirst(claims, 30, [1, 1, 0])).toEqual([1]);
  });

  it("half of the votes is not a majority", () => {
    expect(majority([0, 1], [1, 1, 0, 0])).toBeUndefined();
    expect(majority([0, 1, 2], [1, 1, 0, 2])).toBeUndefined();
    expect(majority([0, 1], [])).toBeUndefined();
  });

  it("votes for somebody who was not among the first decide nothing", () => {
    expect(majority([0, 1], [2, 2, 2])).toBeUndefined();
    expect(decideFirst(claims, 30, [2, 2, 2])).toEqual([0, 1]);
  });

  it("without a majority, or online without votes, all the claimants stay and nothing is decided", () => {
    expect(decideFirst(claims, 30)).toEqual([0, 1]);
    expect(decideFirst(claims, 30, [0, 1])).toEqual([0, 1]);
  });

  it("a clear first needs no votes", () => {
    expect(decideFirst(claims, 10)).toEqual([0]);
    expect(decideFirst(claims, 10, [1, 1, 1])).toEqual([0]);
  });

  it("whatever the votes are, the decision is among those who cannot be told apart", () => {
    const votes = fc.array(fc.nat({ max: 7 }), { maxLength: 8 });
    fc.assert(
      fc.property(claimsOf, windows, votes, (given, tieWindow, voted) => {
        const claimants = firstClaims(given, tieWindow).map(({ seat }) => seat);
        const decided = decideFirst(given, tieWindow, voted);
        expect(decided.length === 1 || decided.length === claimants.length).toBe(true);
        for (const seat of decided) expect(claimants).toContain(seat);
      }),
      { seed: 208 },
    );
  });
});

describe("the one shout that counts", () => {
  const SHOUTS = ["caught", "coccode", "chicchirichi"] as const;
  type Shout = { seat: number; time: number; shout: (typeof SHOUTS)[number] };
  const rank = ({ shout }: Shout) => SHOUTS.indexOf(shout);
  const UNCERTAINTY = 20;
  const SEATS = 6;

  it("is the first one by its time, whatever it was", () => {
    const shouts: Shout[] = [
      { seat: 1, time: 400, shout: "caught" },
      { seat: 4, time: 379, shout: "chicchirichi" },
    ];
    expect(earliestClaim(shouts, UNCERTAINTY, rank, 0, SEATS)?.seat).toBe(4);
  });

  it("within the clock's uncertainty the shout of the higher rank counts", () => {
    const caught: Shout = { seat: 5, time: 400, shout: "caught" };
    const coccode: Shout = { seat: 1, time: 390, shout: "coccode" };
    const chicchirichi: Shout = { seat: 2, time: 380, shout: "chicchirichi" };
    expect(earliestClaim([chicchirichi, coccode, caught], UNCERTAINTY, rank, 0, SEATS)).toBe(caught);
    expect(earliestClaim([chicchirichi, coccode], UNCERTAINTY, rank, 0, SEATS)).toBe(coccode);
  });

  it("of equal shouts the seat nearest to the dealer's left counts, and the dealer's own comes last", () => {
    const level = [0, 2, 3, 5].map((seat): Shout => ({ seat, time: 400, shout: "coccode" }));
    const firstFrom = (dealer: number) => earliestClaim(level, UNCERTAINTY, rank, dealer, SEATS)?.seat;
    expect([0, 1, 2, 3, 4, 5].map(firstFrom)).toEqual([2, 2, 3, 5, 5, 0]);
    expect(earliestClaim(level.slice(0, 1), UNCERTAINTY, rank, 0, SEATS)?.seat).toBe(0);
  });

  it("does not exist if nobody shouted", () => {
    expect(earliestClaim([], UNCERTAINTY, rank, 0, SEATS)).toBeUndefined();
  });

  it("is the same in whatever order the shouts came in, and no other shout has a better claim", () => {
    const shouts = fc.uniqueArray(
      fc.record({
        seat: fc.nat({ max: SEATS - 1 }),
        time: fc.integer({ min: 0, max: 60 }),
        shout: fc.constantFrom(...SHOUTS),
      }),
      { selector: ({ seat }) => seat, minLength: 1 },
    );
    fc.assert(
      fc.property(shouts, fc.nat({ max: SEATS - 1 }), (given, dealer) => {
        const counts = earliestClaim(given, UNCERTAINTY, rank, dealer, SEATS)!;
        expect(earliestClaim([...given].reverse(), UNCERTAINTY, rank, dealer, SEATS)).toBe(counts);
        const soonest = Math.min(...given.map(({ time }) => time));
        const level = given.filter(({ time }) => time <= soonest + UNCERTAINTY);
        expect(level).toContain(counts);
        expect(rank(counts)).toBe(Math.min(...level.map(rank)));
        const leftwards = Array.from({ length: SEATS }, (_, i) => (dealer + 1 + i) % SEATS);
        const alike = level.filter((shout) => rank(shout) === rank(counts)).map(({ seat }) => seat);
        expect(counts.seat).toBe(leftwards.find((seat) => alike.includes(seat)));
      }),
      { seed: 209 },
    );
  });
});
