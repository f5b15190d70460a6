/**
 * What can move in a player behind the fence, on a sheet of 120 x 120 units. Left and right are the performer's, who
 * faces us: their right hand is where x is small. Angles are in degrees and turn as in SVG.
 */
export const SHEET = 120;

/** Every joint with its value at rest, its least and greatest value, and what a mirror makes of it. */
const JOINTS = {
  lean: [0, -10, 10, "turn"],
  tilt: [0, -20, 20, "turn"],
  headY: [0, -5, 8, "same"],
  faceX: [0, -5, 5, "turn"],
  faceY: [0, -3, 6, "same"],
  rightBrow: [0, -5, 3, "swap"],
  leftBrow: [0, -5, 3, "swap"],
  rightLid: [0.08, -0.3, 1, "swap"],
  leftLid: [0.08, -0.3, 1, "swap"],
  eyeX: [0, -1, 1, "turn"],
  eyeY: [0, -1, 1, "same"],
  rightElbowX: [27, 10, 58, "across"],
  leftElbowX: [93, 62, 110, "across"],
  rightElbowY: [97, 36, 108, "swap"],
  leftElbowY: [97, 36, 108, "swap"],
  rightWristX: [43, 10, 90, "across"],
  leftWristX: [77, 30, 110, "across"],
  rightWristY: [101, 18, 108, "swap"],
  leftWristY: [101, 18, 108, "swap"],
  rightHand: [-14, -180, 120, "across-turn"],
  leftHand: [194, 60, 360, "across-turn"],
  fanX: [60, 20, 100, "centre"],
  fanY: [112, 50, 124, "same"],
  fanTurn: [0, -60, 60, "turn"],
  fanSize: [1, 0.8, 1.4, "same"],
  spread: [20, 0, 26, "same"],
  split: [0, 0, 1, "same"],
  flip: [0, 0, 1, "same"],
} as const satisfies Record<string, readonly [rest: number, least: number, most: number, mirror: string]>;

export type Joint = keyof typeof JOINTS;
export type Joints = Readonly<Record<Joint, number>>;
export const JOINT_NAMES = Object.keys(JOINTS) as readonly Joint[];

export const REST = Object.fromEntries(JOINT_NAMES.map((name) => [name, JOINTS[name][0]])) as Joints;

export function limitsOf(joint: Joint): readonly [least: number, most: number] {
  return [JOINTS[joint][1], JOINTS[joint][2]];
}

export const RIGHT_SHOULDER = [39, 76] as const;
export const LEFT_SHOULDER = [SHEET - 39, 76] as const;

/** How long an arm may look: a part of it that points at us looks shorter, never longer. */
export const UPPER_ARM = [8, 34] as const;
export const FOREARM = [8, 38] as const;

export type Side = "right" | "left";
export type HandShape = "grip" | "point" | "open" | "flat" | "palm" | "pinch" | "cup";
export type Mouth = "rest" | "smirk" | "talk" | "wide" | "whistle" | "shut";

/** What is drawn one way or another, with nothing in between. */
export interface Shapes {
  readonly rightShape: HandShape;
  readonly leftShape: HandShape;
  readonly mouth: Mouth;
}

export interface Pose {
  readonly joints: Joints;
  readonly shapes: Shapes;
}

export const RESTING: Pose = {
  joints: REST,
  shapes: { rightShape: "grip", leftShape: "grip", mouth: "rest" },
};

function twin(name: Joint): Joint {
  const other = name.startsWith("right") ? name.replace("right", "left") : name.replace("left", "right");
  return other as Joint;
}

function mirroredJoint(joints: Joints, name: Joint): number {
  switch (JOINTS[name][3]) {
    case "same":
      return joints[name];
    case "turn":
      return -joints[name];
    case "centre":
      return SHEET - joints[name];
    case "across":
      return SHEET - joints[twin(name)];
    case "across-turn":
      return 180 - joints[twin(name)];
    case "swap":
      return joints[twin(name)];
  }
}

/** The same pose with the other hand. */
export function mirrored({ joints, shapes }: Pose): Pose {
  return {
    joints: mapJoints((name) => mirroredJoint(joints, name)),
    shapes: { ...shapes, rightShape: shapes.leftShape, leftShape: shapes.rightShape },
  };
}

export function mapJoints(value: (name: Joint) => number): Joints {
  const joints = {} as Record<Joint, number>;
  for (const name of JOINT_NAMES) joints[name] = value(name);
  return joints;
}

/** Between two poses; hands and mouth change their shape halfway. */
export function between(from: Pose, to: Pose, amount: number): Pose {
  if (amount >= 1) return to;
  return {
    joints: mapJoints((name) => from.joints[name] + (to.joints[name] - from.joints[name]) * amount),
    shapes: amount < 0.5 ? from.shapes : to.shapes,
  };
}
