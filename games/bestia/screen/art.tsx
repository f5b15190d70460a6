import { Ink, PALETTE } from "@tavolata/kit/art";
import { useMemo } from "preact/hooks";

/* Things that lie on the cloth of the back room. */
const COPPER = { c: "#b86a3c", l: "#d9935f", d: "#93502b" };
const PLATE =
  "c@50,50,47|l~@50,50,42.5|d1@50,50,33|c0M26.5 62A27 27 0 0 0 74 61A30 30 0 0 1 26.5 62Z|l~1M31 35A25 25 0 0 1 50 25M8 50H4M92 50H96M50 8V4M50 92V96M20.3 20.3L17.5 17.5M79.7 20.3L82.5 17.5M20.3 79.7L17.5 82.5M79.7 79.7L82.5 82.5";

/** Where chips lie on the plate, one after the other, and their colours. */
const PILE = [
  [50, 50, "y"],
  [36, 42, "r"],
  [63, 40, "p"],
  [40, 60, "b"],
  [62, 59, "y"],
  [50, 34, "o"],
  [50, 66, "r"],
  [29, 53, "y"],
  [71, 51, "r"],
  [44, 47, "p"],
  [57, 52, "b"],
  [47, 57, "y"],
] as const;

/** One chip with its edge marks, on whatever sheet. */
function Disc({ x, y, fill }: { x: number; y: number; fill: string }) {
  const at = { cx: x, cy: y, fill: "none" };
  return (
    <>
      <circle {...at} r="9" fill={PALETTE[fill]} stroke={PALETTE.i} stroke-width="1.6" />
      <circle
        {...at}
        r="7"
        stroke={fill === "p" ? PALETTE.w : PALETTE.p}
        stroke-width="3"
        stroke-dasharray="3.66"
      />
      <circle {...at} r="4.6" stroke={PALETTE.i} stroke-width="0.9" />
    </>
  );
}

/** The copper plate with the pot on it; the more antes, the more chips. */
export function Plate({ chips }: { chips: number }) {
  const shown = Math.min(PILE.length, chips);
  return useMemo(
    () => (
      <svg viewBox="0 0 100 100" aria-hidden="true" class="bestia-copper">
        <Ink art={PLATE} colours={COPPER} />
        {PILE.slice(0, shown).map(([x, y, fill]) => (
          <Disc key={`${x} ${y}`} x={x} y={y} fill={fill} />
        ))}
      </svg>
    ),
    [shown],
  );
}

/** A chip by itself. */
export function Chip({ fill = "y" }: { fill?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" class="bestia-chip">
      <Disc x={10} y={10} fill={fill} />
    </svg>
  );
}
