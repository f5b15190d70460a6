import type { ReadonlySignal } from "@preact/signals";
import type { Instant, Names, Offer, Refusal, Seat, Typed, Watcher } from "@tavolata/kernel";
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";

/** Who sits on a seat, and whether they are there. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** A drawing's recipe; for bots, the number of their portrait. */
  readonly avatar: string;
  readonly isBot: boolean;
  /** Whether their connection is up; a bot is always there. */
  readonly present: boolean;
  /** A bot plays for them until they are back. */
  readonly standIn: boolean;
}

/**
 * Where the table is shown: a person's own device, a device beside a shared screen, that screen, or a finished game.
 */
export type Surface = "device" | "hand" | "screen" | "replay";

/**
 * What can be done about chairs where people come and go while the game is on. Each opens a form that asks for the rest,
 * such as how many chips.
 */
export interface OpenChairs {
  /** Null where the person at this device cannot do it now. */
  readonly sit: ((seat: Seat) => void) | null;
  readonly stand: (() => void) | null;
  readonly topUp: (() => void) | null;
}

/** The table around a game's own drawing: who is there, and what the person at this device can do. */
export interface TableHandle<Move extends Typed = Typed> {
  readonly surface: Surface;
  readonly watcher: Watcher;
  /** The seat of the person at this device, if they play. */
  readonly you: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly names: Names;
  /** What can be done now; while pictures of what happened are still shown, only what can be done at any moment. */
  readonly offers: readonly Offer<Move>[];
  /** Pictures of what happened are still shown, or an earlier moment is. */
  readonly showing: boolean;
  readonly awaited: boolean;
  /** A first hand, step by step: nothing is done for the learner. */
  readonly isLesson?: true;
  /** A move of this person is on its way to the referee. */
  readonly busy: boolean;
  readonly paused: boolean;
  /** Null where it was settled before the game began who plays. */
  readonly openChairs: OpenChairs | null;
  play(move: Move): void;
  /**
   * A move that is judged by how soon it was made; `at` is the time stamp of the touch or the key behind it. It can
   * be made at any moment, also while another one is on its way.
   */
  react(move: Move, at: number): void;
  /** Why a move is refused; undefined where it is not. Nothing moves. */
  ask(move: Move): Promise<Refusal | undefined>;
  /** The sentence for a refusal, the game's or the server's, in the present language. */
  word(refusal: Refusal): string;
  /** How many milliseconds are left until a moment of the game's time; it stands still while the game is paused. */
  left(until: Instant): number;
  /** What was told so far, the latest last; a part that draws with it is drawn again when more is told. */
  told(): readonly Typed[];
  /** Goes to the next picture at once. */
  skip(): void;
  /** Who sits on a seat, beyond what the game knows of them; undefined where nobody can ask. */
  readonly about?: ((seat: Seat) => ComponentChildren) | undefined;
  /** Opens the rules at a clause; undefined where there are none to open. */
  readonly readRule?: (clause: string) => void;
}

const Context = createContext<ReadonlySignal<TableHandle> | null>(null);
export const TableProvider = Context.Provider;

export function useTable<Move extends Typed = Typed>(): TableHandle<Move> {
  const table = useContext(Context);
  if (table === null) throw new Error("there is no table around this part");
  return table.value as unknown as TableHandle<Move>;
}
