import { type Signal, signal } from "@preact/signals";
import type { OptionHints } from "@tavolata/kernel";

/** An option of a game, as its JSON Schema describes it. */
export interface OptionSchema extends OptionHints {
  readonly type?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly { readonly const: unknown }[];
  readonly enum?: readonly string[];
  readonly timeLimit?: boolean;
}

export interface GameOffered {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly properties: Readonly<Record<string, OptionSchema>> };
  readonly bots: readonly { readonly name: string; readonly levels: readonly string[] }[];
}

/** What is played in this house; null until it has said, undefined where it cannot be reached. */
export const games: Signal<readonly GameOffered[] | null | undefined> = signal(null);

/**
 * What others type in to come here. The address of this page may not do: on the server's own machine it may be
 * `localhost`.
 */
export const houseAddress: Signal<string> = signal(globalThis.location?.origin ?? "");

export async function loadGames(): Promise<void> {
  try {
    const response = await fetch("/api/games");
    const told = (await response.json()) as { games: readonly GameOffered[]; address?: string };
    games.value = told.games;
    if (told.address !== undefined) houseAddress.value = told.address.replace(/\/$/, "");
  } catch {
    games.value ??= undefined;
  }
}

/** Whether people can write a deck for it. */
export function hasOwnDecks({ options }: GameOffered): boolean {
  return Object.values(options.properties).some(({ fromFile }) => fromFile === true);
}

/** Whether it is played for chips, which come from one's purse. */
export function hasChips(game: string): boolean {
  const { properties = {} } = games.value?.find(({ name }) => name === game)?.options ?? {};
  return Object.values(properties).some(({ unit }) => unit === "cents");
}
