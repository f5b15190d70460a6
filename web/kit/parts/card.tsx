import type { ComponentChildren } from "preact";
import "./card.css";

export interface CardProps {
  /** What follows the card from picture to picture; nothing where it need not fly. */
  readonly fly?: string | undefined;
  /** The place it comes from when it is new. */
  readonly from?: string | undefined;
  /** Which face it shows, so that one sees it turn over. */
  readonly face: string;
  /** What a card is called, for those who hear the table; decoration has no name. */
  readonly label?: string | undefined;
  readonly tone?: "plain" | "dim" | "raised" | undefined;
  readonly children: ComponentChildren;
}

/** Any card of any game: its picture, of whatever kind, in the frame that all cards share. */
export function Card({ fly, from, face, label, tone = "plain", children }: CardProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a card with a name has a role, and one without has none
    <span
      class="card"
      data-fly={fly}
      data-from={from}
      data-face={face}
      data-tone={tone}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? "true" : undefined}
    >
      <span class="card-face" data-turn>
        {children}
      </span>
    </span>
  );
}
