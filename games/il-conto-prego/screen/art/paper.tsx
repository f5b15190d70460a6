import { PALETTE } from "@tavolata/kit/art";

/* The waiter's paper: the stamp with the verdict, and the torn edges of the bill. */
const TRUE_FRAME =
  "M22 14H218A14 14 0 0 1 232 28V92A14 14 0 0 1 218 106H22A14 14 0 0 1 8 92V28A14 14 0 0 1 22 14Z";
const FALSE_FRAME = "M24 12H216L236 60L216 108H24L4 60Z";

/** The verdict: a round-cornered olive stamp with a tick, or a terracotta one with points and a cross. */
export function Stamp({ verdict, text }: { verdict: "true" | "false"; text: string }) {
  const holds = verdict === "true";
  const frame = holds ? TRUE_FRAME : FALSE_FRAME;
  const colour = holds ? "#566529" : "#b2431f";
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <g
        transform={`rotate(${holds ? -6 : 5} 120 60) translate(6 3) scale(.95)`}
        fill="none"
        stroke={colour}
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path
          d={frame}
          fill={PALETTE.p}
          fill-opacity=".94"
          stroke-width="6"
          stroke-dasharray="118 4 61 3 143 2 37 5"
        />
        <path
          d={frame}
          transform="matrix(.928 0 0 .83 8.64 10.2)"
          stroke-width="2"
          stroke-dasharray="71 3 122 4 49 2"
        />
        <path
          d={
            holds
              ? "M30 62C37 67 42 73 46 81C53 62 61 50 72 40"
              : "M32 42C46 51 58 65 66 79M66 41C54 51 42 64 34 80"
          }
          stroke-width="9"
        />
        <text
          x="149"
          y="61"
          fill={colour}
          stroke="none"
          font-family="Fraunces, Georgia, serif"
          font-weight="800"
          font-size="42"
          text-anchor="middle"
          dominant-baseline="central"
        >
          {text}
        </text>
      </g>
    </svg>
  );
}

const TEETH = 16;
const teeth = Array.from({ length: TEETH }, (_, i) => `L${(i + 0.5) * 10} 2L${(i + 1) * 10} 10`).join("");

/** The torn upper edge of the bill, and upside down the lower one; stretches to any width. */
export function TornEdge() {
  return (
    <svg viewBox={`0 0 ${TEETH * 10} 12`} preserveAspectRatio="none" aria-hidden="true" class="bill-edge">
      <path d={`M0 13V10${teeth}V13Z`} fill="#fffaf0" />
      <path
        d={`M0 10${teeth}`}
        fill="none"
        stroke={PALETTE.i}
        stroke-width="2"
        stroke-linejoin="round"
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}
