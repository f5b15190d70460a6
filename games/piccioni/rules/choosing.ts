import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import type { Choice } from "./choices.ts";
import { actionUntil } from "./clock.ts";
import type { Move, MoveOf } from "./moves.ts";
import { refused } from "./refusals.ts";
import { type ChoiceFor, known, type State } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";

export type ChoiceMove = MoveOf<"choosePigeons" | "chooseZone" | "chooseGuano">;

/** Asks a player to choose; chosen.ts says what comes of it. */
export function askToChoose(
  state: State,
  seat: Seat,
  choice: Choice,
  purpose: ChoiceFor,
  turn: Turn<Piccioni>,
): void {
  const until = actionUntil(state, turn.now);
  state.waiting = { is: "choice", seat, choice, for: purpose, until };
  announce(state, { type: "mustChoose", seat, choice, until }, turn);
}

export function refuseChoice({ waiting }: State, seat: Seat, move: ChoiceMove): Refusal | undefined {
  if (waiting?.is !== "choice" || waiting.seat !== seat) return refused("nothing-to-choose");
  return isOpen(waiting.choice, move) ? undefined : refused("cannot-choose");
}

function isOpen(choice: Choice, move: ChoiceMove): boolean {
  switch (move.type) {
    case "chooseZone":
      return choice.kind === "zone" && choice.zones.includes(move.zone);
    case "chooseGuano":
      return choice.kind === "guano" && choice.cards.includes(move.card);
    case "choosePigeons": {
      if (choice.kind !== "pigeons") return false;
      const { pigeons } = move;
      const right = pigeons.length >= choice.least && pigeons.length <= choice.most;
      if (!right || new Set(pigeons).size < pigeons.length) return false;
      return choice.groups.some((group) => pigeons.every((pigeon) => group.pigeons.includes(pigeon)));
    }
  }
}

export function choiceOffers({ waiting }: State, seat: Seat): Offer<Move>[] {
  if (waiting?.is !== "choice" || waiting.seat !== seat) return [];
  const { choice } = waiting;
  switch (choice.kind) {
    case "zone":
      return choice.zones.map((zone) => ({ move: { type: "chooseZone", zone } }));
    case "guano":
      return choice.cards.map((card) => ({ move: { type: "chooseGuano", card } }));
    case "pigeons":
      return choice.groups.map(({ pigeons }) => ({
        move: { type: "choosePigeons" },
        open: {
          pigeons: {
            kind: "some",
            from: pigeons,
            least: choice.least,
            most: Math.min(choice.most, pigeons.length),
          },
        },
      }));
  }
}

/** PIC-31: the first legal choice. */
export function firstChoice(choice: Choice): ChoiceMove {
  switch (choice.kind) {
    case "zone":
      return { type: "chooseZone", zone: known(choice.zones[0], "Zone to choose") };
    case "guano":
      return { type: "chooseGuano", card: known(choice.cards[0], "Guano to choose") };
    case "pigeons": {
      const { pigeons } = known(choice.groups[0], "pigeon to choose");
      return { type: "choosePigeons", pigeons: pigeons.slice(0, choice.least) };
    }
  }
}
