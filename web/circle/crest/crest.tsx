import { Ink, PALETTE } from "@tavolata/kit/art";
import { useId } from "preact/hooks";
import { CHARGES, DIVISIONS, readCrest, SHIELDS, TINTS } from "./parts.ts";

const LIGHT = { c: PALETTE.y ?? "", k: PALETTE.p ?? "" };
const DARK = { c: PALETTE.w ?? "", k: PALETTE.u ?? "" };

/** The crest of a circle. It says nothing that is not beside it in words. */
export function Crest({ recipe, class: className = "crest" }: { recipe: string; class?: string }) {
  const id = useId();
  const { shield, division, first, second, charge } = readCrest(recipe);
  const field = TINTS[first];
  const outline = SHIELDS[shield];
  return (
    <svg viewBox="0 0 100 120" aria-hidden="true" class={className}>
      {/* A rim like a sticker's, so that a dark shield holds on a dark ground. */}
      <path d={outline} fill="none" stroke="#fbf3e2" stroke-width="8" stroke-linejoin="round" />
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <path d="M0 0H100V120H0Z" fill={field?.colour} />
        <path d={DIVISIONS[division]} fill={TINTS[second]?.colour} fill-rule="evenodd" />
      </g>
      <g transform="translate(24 29) scale(.52)">
        <Ink
          art={CHARGES[charge] ?? ""}
          colours={field?.isDark === true ? LIGHT : DARK}
          halo={field?.isDark === true ? "#221c17" : "#fbf3e2"}
        />
      </g>
      <path d={outline} fill="none" stroke="#221c17" stroke-width="4" stroke-linejoin="round" />
    </svg>
  );
}
