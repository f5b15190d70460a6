import type { Colours } from "@tavolata/kit/art";
import type { Card } from "../../rules/index.ts";

/** In addition to those of the house: a farmyard, and the birds that scratch about in it. */
export const FARM: Colours = {
  a: "#f1cf6b",
  n: "#a63a28",
  l: "#9fd3e6",
  q: "#d8382c",
  h: "#b04a30",
  d: "#7a2d1f",
  k: "#3c3640",
  g: "#6b6272",
  c: "#ddcfb4",
  s: "#4f86b8",
  j: "#356491",
  m: "#f3b3bf",
  f: "#dc8799",
  v: "#f0bd3e",
  x: "#cf9026",
  z: "#e2c096",
  "1": "#8a5a34",
  "4": "#8fb34f",
  "5": "#658537",
  o: "#2f6b4f",
};

/** What a bird stands out against on its card. */
export const GROUNDS: Readonly<Record<Card, string>> = {
  orloff: "#f6d8cc",
  padovana: "#ddd8de",
  livorno: "#c9dfe4",
  sultano: "#d3e4f1",
  moroseta: "#fbe6ea",
  cocincina: "#fdf0c8",
  brahma: "#eadccb",
  stultus: "#e4efd0",
  serama: "#f2c14e",
};
