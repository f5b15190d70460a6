// As much of boardgame.io as is used here. The package itself arrives with the bench that measures it, and with nothing else.
declare module "boardgame.io" {
  export interface Ctx {
    readonly numPlayers: number;
  }

  interface Told<State> {
    readonly G: State;
    readonly playerID: string;
    readonly random: { Shuffle<T>(deck: T[]): T[] };
  }

  interface Move<State> {
    readonly client: boolean;
    // Their arguments are whatever the client sends.
    readonly move: (told: Told<State>, ...args: never[]) => "INVALID_MOVE" | undefined;
  }

  export interface Game<State> {
    readonly name: string;
    readonly minPlayers: number;
    readonly maxPlayers: number;
    readonly disableUndo: boolean;
    readonly setup: (begin: { random: Told<State>["random"]; ctx: Ctx }) => State;
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
    readonly moves: Readonly<Record<string, Move<State>>>;
    readonly playerView: (told: { readonly G: State; readonly playerID: string | null }) => unknown;
    readonly endIf: (told: { readonly G: State }) => unknown;
  }
}

declare module "boardgame.io/server" {
  import type { Server as HttpServer } from "node:http";
  import type { Game } from "boardgame.io";

  interface Running {
    readonly appServer: HttpServer;
  }

  export function Server<State>(options: { games: readonly Game<State>[]; origins: readonly string[] }): {
    run(port: number): Promise<Running>;
    kill(running: Running): void;
  };
}
