import { expect, test } from "vitest";
import { rightDeed } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { litOn } from "./lit.ts";

/** The last line of a game is always explained. */
const settled = (line: string) => tableWith({ line, left: 0 }).calls(1, "hat", 500).closes().why!;
const lit = (line: string) => litOn(settled(line)).map((features) => [...features].join(" "));

test("[SCH-26] the features that match are lit, on the cards that have them", () => {
  expect(lit("YGORPB BPRGOY YOBPRG")).toEqual(["umbrella", "", "umbrella"]);
  expect(lit("YGORPB BGRYPO -G----")).toEqual(["hat tail", "hat tail", "hat"]);
});

test("[SCH-26] of several things only the most important one is lit", () => {
  expect(lit("YGORPB YGORPB BPRGOYY")).toEqual(["", "", "worm"]);
  expect(lit("YGORPB YGORPB Y-----")).toEqual([
    "umbrella hat scarf beak tail worm",
    "umbrella hat scarf beak tail worm",
    "",
  ]);
});

test("[SCH-26] where nothing matches nothing is lit", () => {
  expect(lit("YGORPB BPRGOY")).toEqual(["", ""]);
});

test("[SCH-7] [SCH-8] [SCH-9] [SCH-10] what was to be done is shown beside it", () => {
  expect(rightDeed(settled("YGORPB BPRGOYY"))).toEqual({ kind: "hand", what: "knock" });
  expect(rightDeed(settled("YGORPB YGORPB"))).toEqual({ kind: "hand", what: "red" });
  expect(rightDeed(settled("YGORPB BGRYPO"))).toEqual({ kind: "hand", what: "blue" });
  expect(rightDeed(settled("YGORPB Y-----"))).toEqual({ kind: "call", what: "umbrella" });
  expect(rightDeed(settled("YGORPB BPRGOY"))).toBeNull();
});
