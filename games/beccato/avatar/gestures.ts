import { type Fidget, kindOf, type Signal } from "../rules/index.ts";
import {
  between,
  type HandShape,
  type Joints,
  type Mouth,
  mapJoints,
  mirrored,
  type Pose,
  RESTING,
  type Shapes,
} from "./rig.ts";

/** What an avatar can do: signals, fidgets, and a mere stir where the watcher is not told what it was. */
export type Performance = Signal | Fidget | "stir";

/** Little lines that show what moves. */
export type Marks =
  | "rightTap"
  | "leftTap"
  | "nod"
  | "wink"
  | "breeze"
  | "hum"
  | "song"
  | "whistle"
  | "stir"
  | "doze";

interface Gesture {
  readonly key: Pose;
  /** The joints that go to and fro while it lasts. */
  readonly beat?: Partial<Joints>;
  /** In milliseconds. */
  readonly every: number;
  /** The mouth of every other half beat. */
  readonly mouth?: Mouth;
  readonly marks?: Marks;
}

type Point = readonly [x: number, y: number];

/** Where a hand of each shape touches, seen from its wrist with the fingers along x. */
const TIPS: Readonly<Record<HandShape, Point>> = {
  grip: [9, 0],
  point: [20.5, -2.6],
  open: [13, 0],
  flat: [14, 0],
  palm: [12, 0],
  pinch: [16, 1.5],
  cup: [13, -16],
};

interface Reach {
  readonly shape: HandShape;
  /** Where the hand touches, which way it points, and where the elbow is at the time. */
  readonly at: Point;
  readonly turn: number;
  readonly elbow: Point;
}

function rightArm({ shape, at: [x, y], turn, elbow }: Reach): Partial<Joints> {
  const [tipX, tipY] = TIPS[shape];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return {
    rightElbowX: elbow[0],
    rightElbowY: elbow[1],
    rightWristX: x - (tipX * cos - tipY * sin),
    rightWristY: y - (tipX * sin + tipY * cos),
    rightHand: turn,
  };
}

function keyPose(joints: Partial<Joints>, shapes: Partial<Shapes> = {}): Pose {
  return { joints: { ...RESTING.joints, ...joints }, shapes: { ...RESTING.shapes, ...shapes } };
}

function withRightHand(reach: Reach, joints: Partial<Joints> = {}): Pose {
  return keyPose({ ...rightArm(reach), ...joints }, { rightShape: reach.shape });
}

const HELD: Pick<Gesture, "every"> = { every: 1000 };

const elbow = withRightHand(
  { shape: "grip", at: [45.5, 64], turn: -78, elbow: [25, 103] },
  { lean: -5, tilt: -11, faceX: -0.5, fanX: 66, leftWristX: 81 },
);
const nose = withRightHand({ shape: "point", at: [58.5, 50.5], turn: -8, elbow: [12, 74] }, { faceX: -1 });
const raised = withRightHand({ shape: "open", at: [17, 20], turn: -96, elbow: [18, 66] });
const chin = withRightHand(
  { shape: "pinch", at: [60, 65.5], turn: -26, elbow: [16, 86] },
  { headY: -1, rightBrow: -1 },
);
const crown = withRightHand({ shape: "flat", at: [52.5, 19.5], turn: -30, elbow: [15, 53] });
const eye = withRightHand(
  { shape: "point", at: [52, 48.5], turn: -68, elbow: [20, 90] },
  { rightLid: -0.3, rightBrow: -3, leftBrow: 1 },
);
const ear = withRightHand({ shape: "pinch", at: [43.5, 47], turn: -32, elbow: [12, 77] }, { tilt: -3 });
const tap = withRightHand({ shape: "palm", at: [19, 109], turn: 100, elbow: [24, 83] }, { fanX: 63 });
const TAPPING: Omit<Gesture, "key"> = {
  beat: { rightWristY: -5, rightElbowY: -1.5, rightHand: -5 },
  every: 300,
};
const tilted = keyPose({ tilt: -18, faceX: -1 });

/** Both hands lift the cards towards us. */
const LIFTED: Partial<Joints> = {
  fanY: 115,
  fanSize: 1.3,
  rightWristY: 104,
  leftWristY: 104,
  rightElbowX: 24,
  leftElbowX: 96,
  rightElbowY: 94,
  leftElbowY: 94,
};

const talking = keyPose({ rightBrow: -1.5, leftBrow: -1.5 }, { mouth: "talk" });
const TALK: Gesture = { key: talking, beat: { headY: -1, tilt: 1.5 }, every: 420, mouth: "rest" };

function flipped({ beat = {}, ...gesture }: Gesture, marks: Partial<Pick<Gesture, "marks">> = {}): Gesture {
  const moved = mirrored({
    joints: mapJoints((name) => RESTING.joints[name] + (beat[name] ?? 0)),
    shapes: gesture.key.shapes,
  });
  return {
    ...gesture,
    ...marks,
    key: mirrored(gesture.key),
    beat: mapJoints((name) => moved.joints[name] - RESTING.joints[name]),
  };
}

const GESTURES: Readonly<Record<Performance, Gesture>> = {
  rightElbow: { key: elbow, ...HELD },
  leftElbow: flipped({ key: elbow, ...HELD }),
  noseRightHand: { key: nose, ...HELD },
  noseLeftHand: flipped({ key: nose, ...HELD }),
  raiseRightHand: { key: raised, beat: { rightHand: 6 }, every: 600 },
  raiseLeftHand: flipped({ key: raised, beat: { rightHand: 6 }, every: 600 }),
  chinRightHand: { key: chin, ...HELD },
  chinLeftHand: flipped({ key: chin, ...HELD }),
  headRightHand: { key: crown, beat: { rightWristX: 1.2, rightWristY: -0.6 }, every: 260 },
  headLeftHand: flipped({ key: crown, beat: { rightWristX: 1.2, rightWristY: -0.6 }, every: 260 }),
  rightEye: { key: eye, ...HELD },
  leftEye: flipped({ key: eye, ...HELD }),
  rightEar: { key: ear, beat: { rightWristY: 1 }, every: 360 },
  leftEar: flipped({ key: ear, beat: { rightWristY: 1 }, every: 360 }),
  tapRightHand: { key: tap, ...TAPPING, marks: "rightTap" },
  tapLeftHand: flipped({ key: tap, ...TAPPING }, { marks: "leftTap" }),
  tiltHeadRight: { key: tilted, ...HELD },
  tiltHeadLeft: flipped({ key: tilted, ...HELD }),
  showOneCard: { key: keyPose({ ...LIFTED, spread: 0, rightWristX: 42, leftWristX: 78 }), ...HELD },
  showTwoCards: { key: keyPose({ ...LIFTED, split: 1, rightWristX: 38, leftWristX: 82 }), ...HELD },
  cardUpsideDown: { key: keyPose({ ...LIFTED, flip: 1, rightWristX: 38, leftWristX: 82 }), ...HELD },
  wink: {
    key: keyPose({ leftLid: 1, leftBrow: 2, rightBrow: -4, tilt: 5 }, { mouth: "smirk" }),
    ...HELD,
    marks: "wink",
  },
  nod: { key: keyPose({ headY: 5, faceY: 4 }), beat: { headY: 3, faceY: 2 }, every: 420, marks: "nod" },
  fanYourself: {
    key: keyPose({
      ...rightArm({ shape: "grip", at: [28, 66], turn: -70, elbow: [18, 96] }),
      fanX: 29,
      fanY: 74,
      fanTurn: 6,
      spread: 24,
      rightLid: 0.35,
      leftLid: 0.35,
    }),
    beat: { fanTurn: 14, rightHand: 14 },
    every: 340,
    marks: "breeze",
  },
  talkGames: TALK,
  talkSport: TALK,
  talkFood: TALK,
  talkTelevision: TALK,
  talkWeather: TALK,
  callMate: {
    key: keyPose({ headY: -2, faceX: 2, rightBrow: -4, leftBrow: -4 }, { mouth: "wide" }),
    beat: { headY: -1 },
    every: 500,
    mouth: "talk",
  },
  hum: {
    key: keyPose({ rightLid: 0.5, leftLid: 0.5, rightBrow: -2, leftBrow: -2 }, { mouth: "shut" }),
    beat: { tilt: 4 },
    every: 900,
    marks: "hum",
  },
  sing: {
    key: keyPose(
      { headY: -3, faceY: -2, rightLid: 1, leftLid: 1, rightBrow: -4, leftBrow: -4 },
      { mouth: "wide" },
    ),
    beat: { lean: 2, tilt: 3 },
    every: 800,
    mouth: "talk",
    marks: "song",
  },
  whistle: {
    key: keyPose({ eyeY: -0.8, rightBrow: -3, leftBrow: -3 }, { mouth: "whistle" }),
    beat: { tilt: 2 },
    every: 700,
    marks: "whistle",
  },
  stretch: {
    key: keyPose(
      {
        rightElbowX: 15,
        rightElbowY: 58,
        rightWristX: 22,
        rightWristY: 30,
        rightHand: -80,
        leftElbowX: 105,
        leftElbowY: 58,
        leftWristX: 98,
        leftWristY: 30,
        leftHand: 260,
        rightLid: 1,
        leftLid: 1,
        fanY: 120,
        spread: 8,
      },
      { mouth: "shut" },
    ),
    beat: { lean: 2 },
    every: 900,
  },
  sway: { key: keyPose({ lean: 3, tilt: -2 }), beat: { lean: 6, tilt: -4 }, every: 900 },
  sip: {
    key: withRightHand(
      { shape: "cup", at: [57, 59], turn: -12, elbow: [13, 84] },
      { headY: -1, faceY: -1, rightLid: 0.6, leftLid: 0.6 },
    ),
    ...HELD,
  },
  sortCards: {
    key: mirrored(
      withRightHand(
        { shape: "pinch", at: [55, 88], turn: -10, elbow: [20, 92] },
        { eyeY: 0.9, faceY: 2, spread: 14 },
      ),
    ),
    beat: { leftWristX: -4, spread: 5 },
    every: 500,
  },
  tugSleeve: {
    key: withRightHand({ shape: "pinch", at: [81, 97], turn: 8, elbow: [34, 96] }, { eyeX: 0.7, eyeY: 0.8 }),
    beat: { rightWristX: 2 },
    every: 420,
  },
  yawn: {
    key: mirrored(
      keyPose(
        {
          ...rightArm({ shape: "palm", at: [52, 66], turn: -62, elbow: [18, 90] }),
          headY: -2,
          rightLid: 1,
          leftLid: 1,
          rightBrow: -4,
          leftBrow: -4,
        },
        { rightShape: "palm", mouth: "wide" },
      ),
    ),
    every: 1000,
    marks: "doze",
  },
  chat: TALK,
  laugh: {
    key: keyPose({ headY: -2, rightLid: 0.8, leftLid: 0.8 }, { mouth: "wide" }),
    beat: { headY: 3, lean: 1 },
    every: 260,
  },
  stir: { key: keyPose({ lean: -1 }), beat: { lean: 2.5, headY: 1 }, every: 380, marks: "stir" },
};

export const PERFORMANCES = Object.keys(GESTURES) as readonly Performance[];

export function keyPoseOf(what: Performance): Pose {
  return GESTURES[what].key;
}

export function marksOf(what: Performance): Marks | undefined {
  return GESTURES[what].marks;
}

/** What a player talks about, which is drawn in a bubble. */
export function topicOf(what: Performance): Signal | Fidget | undefined {
  return what !== "stir" && kindOf(what) === "talk" ? what : undefined;
}

/** What can be heard: the name of a sound. */
export type Noise = "murmur" | "call" | "hum" | "song" | "whistle" | "laughter";

const NOISES: Readonly<Partial<Record<Performance, Noise>>> = {
  talkGames: "murmur",
  talkSport: "murmur",
  talkFood: "murmur",
  talkTelevision: "murmur",
  talkWeather: "murmur",
  callMate: "call",
  hum: "hum",
  sing: "song",
  whistle: "whistle",
  chat: "murmur",
  laugh: "laughter",
};

export function noiseOf(what: Performance): Noise | undefined {
  return NOISES[what];
}

/** A player who is sure shows it in the face. */
const SURE: Partial<Joints> = { rightBrow: -1, leftBrow: -1 };
/** A player who does something on the sly narrows their eyes. */
const FURTIVE: Partial<Joints> = { rightLid: 0.18, leftLid: 0.18 };

/** How far along a performance is. */
export interface Progress {
  /** From rest, 0, to the pose itself, 1. */
  readonly amount: number;
  /** From furtive, 0, to sure, 1. */
  readonly sureness: number;
  /** Since it began, in milliseconds. */
  readonly elapsed: number;
}

/** How a player looks at some moment of what they do. */
export function poseAt(what: Performance, { amount, sureness, elapsed }: Progress): Pose {
  const { key, beat = {}, every, mouth } = GESTURES[what];
  const swing = Math.sin((2 * Math.PI * elapsed) / every);
  const joints = mapJoints((name) => {
    const manner = (SURE[name] ?? 0) * sureness + (FURTIVE[name] ?? 0) * (1 - sureness);
    return inManner(name, key.joints[name] + (beat[name] ?? 0) * swing, manner);
  });
  const shapes = mouth !== undefined && swing < 0 ? { ...key.shapes, mouth } : key.shapes;
  return between(RESTING, { joints, shapes }, amount);
}

/** A shut eye does not shut any further, and a brow does not leave the forehead. */
function inManner(name: keyof Joints, value: number, manner: number): number {
  if (name.endsWith("Lid")) return Math.min(1, value + manner);
  return name.endsWith("Brow") ? Math.max(-5, value + manner) : value + manner;
}
