import type { Watcher } from "@tavolata/kernel";
import type { Card, Hidden, Pigeon } from "./cards.ts";
import type { Answer } from "./choices.ts";
import type { InPlay, Player, State } from "./state.ts";

/** PIC-19: face down; the back shows which deck it is from. */
export type TrophyView =
  | { back: "pigeon"; card: Pigeon | Hidden; seen: boolean }
  | { back: "action"; card: Card | Hidden; seen: boolean };

export interface PlayerView extends Omit<Player, "hand" | "trophies"> {
  hand: (Card | Hidden)[];
  trophies: TrophyView[];
}

export interface InPlayView extends Omit<InPlay, "answers"> {
  answers: (Answer | Hidden | null)[];
}

/** PIC-32: hands, both decks and what lies face down are hidden; everybody sees everything else. */
export interface View extends Omit<State, "players" | "pigeonDeck" | "actionDeck" | "inPlay"> {
  watcher: Watcher;
  /** PIC-5: which cards the watcher, if they are to act, would now play without a target. */
  idle: Card[];
  players: PlayerView[];
  pigeonDeck: Hidden[];
  actionDeck: Hidden[];
  inPlay: InPlayView[];
}
