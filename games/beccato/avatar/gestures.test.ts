import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIDGETS, kindOf, SIGNALS, type Signal } from "../rules/index.ts";
import { keyPoseOf, marksOf, noiseOf, PERFORMANCES, type Performance, poseAt, topicOf } from "./gestures.ts";
import {
  FOREARM,
  JOINT_NAMES,
  type Joints,
  LEFT_SHOULDER,
  limitsOf,
  mirrored,
  type Pose,
  RESTING,
  RIGHT_SHOULDER,
  SHEET,
  type Side,
  UPPER_ARM,
} from "./rig.ts";

const anyProgress = fc.record({
  amount: fc.double({ min: 0, max: 1, noNaN: true }),
  sureness: fc.double({ min: 0, max: 1, noNaN: true }),
  elapsed: fc.double({ min: 0, max: 2000, noNaN: true }),
});
const performances = fc.constantFrom(...PERFORMANCES);
const held = { amount: 1, sureness: 1, elapsed: 0 };

const gestures = SIGNALS.filter((signal) => kindOf(signal) === "gesture");

function armOf(joints: Joints, side: Side) {
  const [x, y] = side === "right" ? RIGHT_SHOULDER : LEFT_SHOULDER;
  const [elbowX, elbowY] = [joints[`${side}ElbowX`], joints[`${side}ElbowY`]];
  return {
    upper: Math.hypot(elbowX - x, elbowY - y),
    fore: Math.hypot(joints[`${side}WristX`] - elbowX, joints[`${side}WristY`] - elbowY),
  };
}

function farthest(one: Pose, other: Pose): number {
  return Math.max(...JOINT_NAMES.map((name) => Math.abs(one.joints[name] - other.joints[name])));
}

/** Everything that can be seen of a performance. */
function sightOf(what: Performance): string {
  return JSON.stringify([keyPoseOf(what), marksOf(what), topicOf(what)]);
}

describe("what an avatar can do", () => {
  test("[BEC-31] every signal is performed, and can be seen or heard", () => {
    expect(SIGNALS.filter((signal) => !PERFORMANCES.includes(signal))).toEqual([]);
    for (const signal of SIGNALS) {
      if (kindOf(signal) === "gesture")
        expect(farthest(keyPoseOf(signal), RESTING), signal).toBeGreaterThan(0.9);
      else expect(noiseOf(signal), signal).toBeDefined();
    }
  });

  test("[BEC-31] gestures make no noise, and only talk has a topic", () => {
    for (const signal of SIGNALS) {
      if (kindOf(signal) === "gesture") expect(noiseOf(signal), signal).toBeUndefined();
      expect(topicOf(signal) !== undefined, signal).toBe(kindOf(signal) === "talk");
    }
  });

  test("[BEC-32] every fidget is performed, and none of them looks like a signal", () => {
    const signals = new Set(SIGNALS.map(sightOf));
    for (const fidget of FIDGETS) {
      expect(PERFORMANCES, fidget).toContain(fidget);
      expect(signals.has(sightOf(fidget)), fidget).toBe(false);
      expect(noiseOf(fidget), fidget).toBeUndefined();
    }
  });

  test("[BEC-31] no two of them look the same", () => {
    const sights = PERFORMANCES.map(sightOf);
    expect(new Set(sights).size).toBe(sights.length);
  });

  test("[BEC-31] no two gestures of the hands or the head come near each other", () => {
    for (const one of gestures) {
      for (const other of gestures) {
        if (one < other)
          expect(farthest(keyPoseOf(one), keyPoseOf(other)), `${one}, ${other}`).toBeGreaterThan(0.9);
      }
    }
  });

  const pairs: [right: Signal, left: Signal][] = [
    ["rightElbow", "leftElbow"],
    ["noseRightHand", "noseLeftHand"],
    ["raiseRightHand", "raiseLeftHand"],
    ["chinRightHand", "chinLeftHand"],
    ["headRightHand", "headLeftHand"],
    ["rightEye", "leftEye"],
    ["rightEar", "leftEar"],
    ["tapRightHand", "tapLeftHand"],
    ["tiltHeadRight", "tiltHeadLeft"],
  ];

  test.each(pairs)("[BEC-31] %s and %s are mirror images, at every moment", (right, left) => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const image = mirrored(poseAt(right, progress));
        const pose = poseAt(left, progress);
        expect(farthest(image, pose)).toBeLessThan(1e-6);
        expect(image.shapes).toEqual(pose.shapes);
      }),
      { seed: 31, numRuns: 50 },
    );
  });

  test("[BEC-31] the right hand is the performer's own: we see it on our left", () => {
    expect(keyPoseOf("raiseRightHand").joints.rightWristX).toBeLessThan(SHEET / 2);
    expect(keyPoseOf("raiseRightHand").joints.rightWristY).toBeLessThan(RESTING.joints.rightWristY - 40);
    expect(keyPoseOf("raiseRightHand").joints.leftWristY).toBe(RESTING.joints.leftWristY);
    expect(keyPoseOf("tiltHeadRight").joints.tilt).toBeLessThan(0);
  });
});

describe("joints", () => {
  test("stay within their limits, whatever a player does", () => {
    fc.assert(
      fc.property(performances, anyProgress, (what, progress) => {
        const { joints } = poseAt(what, progress);
        for (const name of JOINT_NAMES) {
          const [least, most] = limitsOf(name);
          expect(joints[name], `${what} ${name}`).toBeGreaterThanOrEqual(least - 1e-9);
          expect(joints[name], `${what} ${name}`).toBeLessThanOrEqual(most + 1e-9);
        }
      }),
      { seed: 32, numRuns: 600 },
    );
  });

  test("keep arms as long as arms are", () => {
    for (const what of PERFORMANCES) {
      for (const elapsed of [0, 60, 120, 180, 240, 300, 500, 700, 900]) {
        for (const side of ["right", "left"] as const) {
          const { upper, fore } = armOf(poseAt(what, { ...held, elapsed }).joints, side);
          expect(upper, `${what} ${side} upper arm`).toBeGreaterThanOrEqual(UPPER_ARM[0]);
          expect(upper, `${what} ${side} upper arm`).toBeLessThanOrEqual(UPPER_ARM[1]);
          expect(fore, `${what} ${side} forearm`).toBeGreaterThanOrEqual(FOREARM[0]);
          expect(fore, `${what} ${side} forearm`).toBeLessThanOrEqual(FOREARM[1]);
        }
      }
    }
  });

  test("do not jump from one frame to the next", () => {
    fc.assert(
      fc.property(performances, anyProgress, (what, progress) => {
        const next = {
          amount: Math.min(1, progress.amount + 0.01),
          sureness: progress.sureness,
          elapsed: progress.elapsed + 1,
        };
        expect(farthest(poseAt(what, progress), poseAt(what, next)), what).toBeLessThan(3);
      }),
      { seed: 33, numRuns: 400 },
    );
  });

  test("the mirror image of a mirror image is the pose itself", () => {
    for (const what of PERFORMANCES) {
      const pose = keyPoseOf(what);
      expect(farthest(mirrored(mirrored(pose)), pose), what).toBeLessThan(1e-9);
    }
  });
});
