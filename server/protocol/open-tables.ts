import type { Settings } from "./words.ts";

/** A table that its host shows to the whole house. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly chairs: number;
  /** Chairs for people: those that are empty, and those from which a bot would get up. */
  readonly free: number;
  readonly people: number;
  /** Name and level of each bot that sits there. */
  readonly bots: readonly string[];
  readonly pace: Settings["pace"];
  readonly language: Settings["language"];
  readonly skill: Settings["skill"];
  readonly rated: boolean;
  /** A game is on: who comes now plays when it is over, or at once where people come and go with chips. */
  readonly playing: boolean;
  /** Since when it has waited for people. */
  readonly since: number;
}

/** The open tables that are new or have changed, and those that are gone; all that there are with `whole`. */
export interface OpenTablesMessage {
  readonly type: "open-tables";
  readonly whole?: true;
  readonly tables: readonly OpenTable[];
  readonly gone: readonly string[];
}

/** Whose words this person does not want to read: nothing that they say is sent from now on. */
export interface MutedMessage {
  readonly type: "muted";
  readonly people: readonly string[];
}
