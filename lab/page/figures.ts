import type { Figure } from "@tavolata/figures";

export type FigureOf<Kind extends Figure["kind"]> = Extract<Figure, { readonly kind: Kind }>;

/** Where the plots of one figure go: one panel for each line-up of bots. */
export interface Frame {
  /** Unique on the page. */
  readonly id: string;
  /** How wide a label may grow in the narrowest panel, in pixels. */
  readonly room: number;
}
