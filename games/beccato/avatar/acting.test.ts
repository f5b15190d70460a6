import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LONGEST_HOLD, SHORTEST_HOLD, TURNING_OF_EYES } from "../rules/index.ts";
import { begin, IDLE, isReaching, lookOfActing, REACHING, sureness } from "./acting.ts";
import { AHEAD, blinking, gazeAt, gazeFrom, isTurning, looking, ON_CARDS } from "./gaze.ts";
import { keyPoseOf, PERFORMANCES, poseAt } from "./gestures.ts";
import { JOINT_NAMES, limitsOf, type Pose, RESTING } from "./rig.ts";

function farthest(one: Pose, other: Pose): number {
  return Math.max(...JOINT_NAMES.map((name) => Math.abs(one.joints[name] - other.joints[name])));
}

describe("acting", () => {
  test("[BEC-32] even the shortest gesture gets to its pose in time to be made out, and back to rest", () => {
    const acting = begin("raiseLeftHand", 1000, IDLE);
    const there = lookOfActing(acting, 1000 + REACHING);
    expect(there.joints.leftWristY).toBeCloseTo(keyPoseOf("raiseLeftHand").joints.leftWristY);
    expect(there.shapes.leftShape).toBe("open");
    const over = begin(null, 1000 + SHORTEST_HOLD, acting);
    expect(isReaching(over, 1000 + SHORTEST_HOLD + REACHING)).toBe(true);
    expect(isReaching(over, 1001 + SHORTEST_HOLD + REACHING)).toBe(false);
    expect(lookOfActing(over, 1001 + SHORTEST_HOLD + REACHING)).toEqual(RESTING);
  });

  test("[BEC-32] a short gesture is furtive, a long one sure, and it shows", () => {
    expect(sureness(SHORTEST_HOLD)).toBe(0);
    expect(sureness(LONGEST_HOLD)).toBe(1);
    const [furtive, sure] = [0, 1].map((much) => poseAt("nod", { amount: 1, sureness: much, elapsed: 0 }));
    expect(furtive!.joints.leftLid).toBeGreaterThan(sure!.joints.leftLid);
    expect(furtive!.joints.leftBrow).toBeGreaterThan(sure!.joints.leftBrow);
  });

  test("[BEC-32] an act that breaks off another goes on from there, without a jump", () => {
    const any = fc.constantFrom(...PERFORMANCES, null);
    fc.assert(
      fc.property(any, any, fc.integer({ min: 0, max: 2000 }), (first, second, after) => {
        const one = begin(first, 0, IDLE);
        const other = begin(second, after, one);
        expect(farthest(lookOfActing(one, after), lookOfActing(other, after))).toBeLessThan(1e-9);
        expect(farthest(lookOfActing(other, after), lookOfActing(other, after + 4))).toBeLessThan(4);
      }),
      { seed: 32, numRuns: 300 },
    );
  });
});

describe("eyes", () => {
  const around = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ].map(([x = 0, y = 0]) => gazeFrom(AHEAD, { x, y }));

  test("[BEC-33] every direction looks different, and different from straight ahead", () => {
    const seen = [AHEAD, ...around].map((gaze) => JSON.stringify(looking(RESTING, gaze).joints));
    expect(new Set(seen).size).toBe(9);
    expect(gazeFrom(AHEAD, { x: 0, y: 7 })).toEqual(ON_CARDS);
  });

  test("[BEC-33] eyes turn in the time that turning takes", () => {
    const looks = { from: AHEAD, to: ON_CARDS, since: 100 };
    expect(gazeAt(looks, 100)).toEqual(AHEAD);
    expect(gazeAt(looks, 100 + TURNING_OF_EYES / 2).y).toBeCloseTo(0.5);
    expect(gazeAt(looks, 100 + TURNING_OF_EYES)).toEqual(ON_CARDS);
    expect(isTurning(looks, 100 + TURNING_OF_EYES)).toBe(true);
    expect(isTurning(looks, 101 + TURNING_OF_EYES)).toBe(false);
  });

  test("stay within their limits while a player does something", () => {
    for (const what of PERFORMANCES) {
      for (const gaze of around) {
        const { joints } = looking(keyPoseOf(what), gaze);
        for (const name of JOINT_NAMES) {
          const [least, most] = limitsOf(name);
          expect(joints[name] >= least && joints[name] <= most, `${what} ${name}`).toBe(true);
        }
      }
    }
  });

  test("[BEC-31] a blink is no wink: it shuts both eyes", () => {
    const { joints } = blinking(RESTING, 50);
    expect([joints.rightLid, joints.leftLid]).toEqual([1, 1]);
    expect(blinking(RESTING, 1000)).toEqual(RESTING);
    const wink = keyPoseOf("wink").joints;
    expect(Math.abs(wink.leftLid - wink.rightLid)).toBeGreaterThan(0.8);
  });
});
