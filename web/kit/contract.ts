import type { GameTypes, Names, OptionWords, Refusal, Seat, Watcher, Wording } from "@tavolata/kernel";
import type { ComponentType } from "preact";
import type { Language } from "./language.ts";
import type { Sound } from "./sounds.ts";

/** Help for what is to be decided now, and the clauses it rests on. */
export interface Help {
  readonly text: string;
  readonly clauses: readonly string[];
}

/** What there is to read about a game. */
export interface Rulebook {
  /** The whole game in a few short sentences, for somebody who has never played it. */
  readonly basics: readonly string[];
  /** The rules, clause by clause, by their numbers. */
  readonly clauses: Readonly<Record<string, string>>;
  /** What old players tell new ones. */
  readonly advice: readonly string[];
}

/** What a file holds that somebody chose for an option, or what is wrong with it, in sentences. */
export type FileRead =
  | { readonly value: object; readonly problems?: undefined }
  | { readonly problems: readonly string[] };

/** What is wrong with something that is being written: where, by JSON pointer and in words, and why, in a sentence. */
export interface Misfit {
  readonly path: string;
  readonly where: string;
  readonly text: string;
}

/** What is wrong with a text, and at which of its characters to begin mending it. */
export interface TextProblem {
  readonly text: string;
  readonly offset: number;
}

export interface FileFormProps {
  /** As far as it is written; there may be mistakes in it, but none that the form could not show. */
  readonly value: object;
  readonly misfits: readonly Misfit[];
  /** The part that is looked at, by JSON pointer; empty for the whole. */
  readonly at: string;
  onGo(at: string): void;
  /** Changes with the same `typed`, one after the other, are taken back together. */
  onChange(value: object, typed?: string): void;
}

/** For people who would rather write such a file here than bring one; everything around the form is the house's. */
export interface FileEditor {
  /** The option that its files are for. */
  readonly option: string;
  /** What the game brings itself: something to begin with. */
  readonly ours: object;
  nameOf(value: object, language: Language): string;
  misfits(value: object, language: Language): readonly Misfit[];
  /** What a text holds, if the form can show it, and everything that is wrong with it. */
  read(
    text: string,
    language: Language,
  ): { readonly value?: object | undefined; readonly problems: readonly TextProblem[] };
  write(value: object): string;
  readonly Form: ComponentType<FileFormProps>;
  /** What it will look like. */
  readonly Preview: ComponentType<{ readonly value: object }>;
}

/** A game in one language, as far as the page around its table needs it. */
export interface ScreenWords<T extends GameTypes> extends Wording<T> {
  readonly options: Readonly<Record<string, OptionWords>>;
  /** One sentence that says what to do now, or whom the table waits for. */
  prompt(view: T["view"], names: Names): string;
  /** What the kinds of move are called where moves are listed as text. */
  readonly kinds: Readonly<Record<string, string>>;
  /**
   * What something is called that a move can be made of, such as a card; for moves whose parts are chosen one by one.
   */
  thing(thing: unknown, view?: T["view"]): string;
  help(view: T["view"]): Help | undefined;
  /** What somebody who plays for the first time should know now; a game that brings no advice has no coach. */
  /**
   * `past` is the scene of something that is over and still lies over the table (`lookBack`): then it is about that.
   */
  coach?(view: T["view"], names: Names, past?: unknown): readonly string[];
  /** For the chat, one tap each. */
  readonly phrases: readonly string[];
  /** How the last hand came out, in one sentence, where there are hands and somebody may be out after one. */
  lastHand?(view: T["view"], names: Names): string | undefined;
  /** What decided the places, once the game is over. */
  ending?(view: T["view"]): string;
  /** Whom somebody would play with on this seat, where that follows from how people sit: the name of their team. */
  team?(options: T["options"], seats: number, seat: Seat): string | undefined;
  /** Whom somebody plays with, in games of teams: the name of their team, with which they share place and score. */
  teamOf?(view: T["view"], seat: Seat): string;
  /** What a score of this game counts, such as "2 hands lost". */
  score(view: T["view"], score: number): string;
}

/** What is printed on a card. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}

/** What is printed on the cards that this watcher can read now, each once. */
export type CardTexts<View = object> = (
  view: View,
  watcher: Watcher,
  language: Language,
) => readonly CardText[];

/**
 * One picture of what happened: the view as it is shown, and for how long before the next one. A scene is the game's
 * own word for something between two states of the table, such as hands being turned up one by one.
 */
export interface StagePicture<View, Scene = unknown> {
  readonly view: View;
  readonly scene?: Scene;
  /** Milliseconds. */
  readonly lasts: number;
  /** Somebody goes somewhere in it: it is shown even where much is waiting, faster if need be. */
  readonly isKept?: boolean;
  readonly sound?: Sound;
}

/** What was told at once, and what the watcher saw before and after it. */
export interface ViewChange<T extends GameTypes> {
  readonly events: readonly T["event"][];
  /** Null where the game has just begun. */
  readonly before: T["view"] | null;
  readonly after: T["view"];
}

/** What a score is made of. */
export interface ReckoningProps<T extends GameTypes> {
  readonly view: T["view"];
  readonly seat: Seat;
}

export interface TableProps<T extends GameTypes> {
  readonly view: T["view"];
  readonly scene: unknown;
}

/** What people choose for themselves about cards; each game has some of it, or none. */
export type CardStyle = "suitColours" | "deck" | "patterns";

/** The table of a game, as people see it: what a game's screen folder brings. */
export interface GameScreen<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** In a language that was loaded before. */
  readonly words: (language: Language) => ScreenWords<T>;
  /** Loads the words of a language: nobody reads two at once. */
  readonly loadLanguage: (language: Language) => Promise<void>;
  /** Everything between the shell's bar and the lower edge of the window: seats, middle, prompt, hand and actions. */
  readonly Table: ComponentType<TableProps<T>>;
  /** The pictures that tell these events, in order; the last one shows the view after them. */
  readonly pictures: (told: ViewChange<T>) => StagePicture<T["view"]>[];
  readonly cardStyles?: readonly CardStyle[];
  /** Fetches pictures that will be needed soon; called while people sit down. */
  readonly warmUp?: () => void;
  /** Whether the game wants silence now: the referee takes no chat then. */
  readonly isChatMuted?: (view: T["view"]) => boolean;
  /**
   * What need neither be said aloud nor stand in the log: everybody sees it, and much else is told at the same time.
   */
  readonly isSmallTalk?: (event: T["event"]) => boolean;
  /** In games with reactions: what people react to, so that its first frame is measured; it must be shown at once. */
  readonly isReactedTo?: (event: T["event"]) => boolean;
  /** Where something new begins, such as a hand or a round: in a replay one can go from each to the next. */
  readonly isChapter?: (event: T["event"]) => boolean;
  /** The key that makes this move at the drawn table; at the table in words it does the same. */
  readonly keyOf?: (move: T["move"]) => string | undefined;
  /** Which moves are reactions: they answer no decision, and are judged by how soon they were made. */
  readonly isReaction?: (move: T["move"]) => boolean;
  /** Which moves answer nothing on the table, and can be made while pictures of what happened are still shown. */
  readonly isAnytime?: (move: T["move"]) => boolean;
  /** What the shared screen tells the referee as soon as this is on it. */
  readonly whenPainted?: (event: T["event"], view: T["view"]) => T["screenMove"] | undefined;
  /** Whether everybody looks at the shared screen, so that no device shows the whole table. */
  readonly isOnScreenOnly?: (view: T["view"]) => boolean;
  /** Why no bot may sit down with these options; the referee would say the same. */
  readonly refuseBots?: (options: T["options"]) => Refusal | undefined;
  /** For tables in words, in games whose cards have texts; loaded where there is such a table. */
  readonly cardTexts?: () => Promise<CardTexts<T["view"]>>;
  /** Reads a file for an option that comes out of one. */
  readonly readFile?: (option: string, text: string, language: Language) => Promise<FileRead>;
  /**
   * Where somebody writes such a file by hand; loaded when they want to. `write` among the option's values is its
   * name.
   */
  readonly fileEditor?: () => Promise<FileEditor>;
  /** What somebody's score is made of, where a game is summed up; loaded once it is over. */
  readonly reckoning?: () => Promise<ComponentType<ReckoningProps<T>>>;
  /** The table with everything face up, from what every seat saw at the same moment; for games that are over. */
  readonly openView?: (views: readonly T["view"][]) => T["view"];
  /** Loaded when somebody wants to read it. */
  readonly rulebook: (language: Language) => Promise<Rulebook>;
}

/** A screen whose own types do not matter here. */
// biome-ignore lint/suspicious/noExplicitAny: a component takes its own view, and the shell passes on what it was sent
export type AnyScreen = GameScreen<any>;
