import type { OperatorView } from "@tavolata/server/protocol";
import type { Asked } from "./act-sheet.tsx";

/** What every part of the page is given: how things are, and the way to do something about it. */
export interface PartProps {
  readonly view: OperatorView;
  /** Asks for the reason first. */
  readonly wants: (asked: Asked) => void;
}
