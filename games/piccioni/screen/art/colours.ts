import type { Colours } from "@tavolata/kit/art";

/** In addition to those of the house: roofs at dusk, and what flies above them. */
export const DUSK: Colours = {
  a: "#55606e",
  s: "#8593a6",
  l: "#bccbd8",
  n: "#3b4250",
  q: "#f2b5a7",
  f: "#dd8479",
  m: "#b08763",
  d: "#d6b491",
  z: "#c96f4a",
  v: "#5f9480",
  x: "#8d6a97",
  g: "#e8845f",
  h: "#fff",
  c: "#8fa9bd",
  k: "#e9d9c4",
  j: "#9a4a30",
};
