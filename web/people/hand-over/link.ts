import type { HandOver } from "@tavolata/server/protocol";

/** What a link for another device holds. */
export interface HandOverLink {
  readonly ticket: string;
  readonly secret: string;
  /** Where to go on, if somebody was at a table. */
  readonly table: string | null;
}

/** The secret is in the fragment, which is neither logged nor sent to anybody. */
export function linkFor(house: string, { ticket, secret }: HandOver, table: string | null): string {
  return `${house}/hand-over#${[ticket, secret, table ?? []].flat().join(".")}`;
}

export function readLink(fragment: string): HandOverLink | undefined {
  const parts = /^#([\w-]{16,512})\.([\w-]{22,64})(?:\.([\w-]{22}))?$/.exec(fragment);
  const [, ticket, secret, table = null] = parts ?? [];
  return ticket === undefined || secret === undefined ? undefined : { ticket, secret, table };
}
