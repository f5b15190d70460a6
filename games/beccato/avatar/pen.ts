import { middleCard } from "../rules/index.ts";
import { type Joints, LEFT_SHOULDER, type Pose, RIGHT_SHOULDER, type Side } from "./rig.ts";

/** Draws a pose by moving what is there: it writes transforms only, and only those that have changed. */
export type Pen = (pose: Pose) => void;

const UPSIDE = 34;
/** How far to each side the two visible cards lean. */
const APART = 17;

export function penFor(root: Element, cards: number): Pen {
  const parts = new Map<string, Element[]>();
  for (const element of root.querySelectorAll("[data-part]")) {
    const name = element.getAttribute("data-part") ?? "";
    parts.set(name, [...(parts.get(name) ?? []), element]);
  }
  const written = new Map<string, string>();
  const write = (name: string, attribute: string, value: string) => {
    if (written.get(name) === value) return;
    written.set(name, value);
    for (const element of parts.get(name) ?? []) element.setAttribute(attribute, value);
  };
  const move = (name: string, transform: string) => write(name, "transform", transform);
  const show = (name: string, shown: boolean) => write(name, "display", shown ? "inline" : "none");
  const chosen: Record<string, string> = {};
  const choose = (group: string, shape: string) => {
    if (chosen[group] === shape) return;
    chosen[group] = shape;
    for (const name of parts.keys()) {
      if (name.startsWith(`${group}:`)) show(name, name === `${group}:${shape}`);
    }
  };

  return ({ joints, shapes }) => {
    choose("right", shapes.rightShape);
    choose("left", shapes.leftShape);
    choose("mouth", shapes.mouth);
    drawBody(joints, move);
    for (const side of ["right", "left"] as const) {
      drawEye(joints, side, move, show);
      drawArm(joints, side, move);
    }
    drawCards(joints, cards, move);
  };
}

type Move = (name: string, transform: string) => void;
type Show = (name: string, shown: boolean) => void;

/** Finer than anybody can see; a part that has moved less is not written. */
const fixed = (value: number) => Math.round(value * 10) / 10;
const scaled = (value: number) => Math.round(value * 100) / 100;

function drawBody(joints: Joints, move: Move): void {
  const lean = `rotate(${fixed(joints.lean)} 60 112)`;
  move("body", lean);
  move("front", lean);
  const head = `translate(0 ${fixed(joints.headY)}) rotate(${fixed(joints.tilt)} 60 66)`;
  move("head", head);
  move("back", head);
  move("face", `translate(${fixed(joints.faceX)} ${fixed(joints.faceY)})`);
  move("worn", `translate(${fixed(joints.faceX * 0.6)} ${fixed(joints.faceY * 0.4)})`);
}

/** Below this an eye is a line. */
const OPEN = 0.15;

function drawEye(joints: Joints, side: Side, move: Move, show: Show): void {
  const open = 1 - joints[`${side}Lid`];
  show(`${side}Shut`, open <= OPEN);
  move(`${side}Open`, open <= OPEN ? "scale(0)" : `scale(1 ${scaled(open)})`);
  move(`${side}Pupil`, `translate(${fixed(joints.eyeX * 2.9)} ${fixed(joints.eyeY * 2.7)})`);
  move(`${side}Brow`, `translate(0 ${fixed(joints[`${side}Brow`])})`);
}

function drawArm(joints: Joints, side: Side, move: Move): void {
  const [x, y] = side === "right" ? RIGHT_SHOULDER : LEFT_SHOULDER;
  const [elbowX, elbowY] = [joints[`${side}ElbowX`], joints[`${side}ElbowY`]];
  const [wristX, wristY] = [joints[`${side}WristX`], joints[`${side}WristY`]];
  move(`${side}Upper`, limb(x, y, elbowX, elbowY));
  move(`${side}Elbow`, `translate(${fixed(elbowX)} ${fixed(elbowY)})`);
  move(`${side}Fore`, limb(elbowX, elbowY, wristX, wristY));
  move(`${side}Hand`, `translate(${fixed(wristX)} ${fixed(wristY)}) rotate(${fixed(joints[`${side}Hand`])})`);
}

/** From one point to the other, out of a line of length 1. */
function limb(x: number, y: number, toX: number, toY: number): string {
  const [dx, dy] = [toX - x, toY - y];
  return `matrix(${fixed(dx)} ${fixed(dy)} ${unit(-dy, dx, dy)} ${unit(dx, dx, dy)} ${fixed(x)} ${fixed(y)})`;
}

function unit(part: number, dx: number, dy: number): number {
  return Math.round((1000 * part) / Math.max(1, Math.hypot(dx, dy))) / 1000;
}

/** We see the cards from behind: the first from the player's left is the last from ours. */
function drawCards(joints: Joints, cards: number, move: Move): void {
  const { fanX, fanY, fanTurn, fanSize, spread, split, flip } = joints;
  move("fan", `translate(${fixed(fanX)} ${fixed(fanY)}) rotate(${fixed(fanTurn)}) scale(${scaled(fanSize)})`);
  const middle = cards - 1 - middleCard(cards);
  for (let i = 0; i < cards; i++) {
    const even = (i - (cards - 1) / 2) * spread * (cards > 3 ? 0.8 : 1);
    const apart = i === 0 ? -APART : APART;
    const turned =
      i === middle && flip > 0
        ? ` translate(0 ${fixed(-6 * flip)}) rotate(${fixed(180 * flip)} 0 ${-UPSIDE / 2})`
        : "";
    move(`card${i}`, `rotate(${fixed(even + (apart - even) * split)})${turned}`);
  }
}
