import type { ServerMessage, Update } from "@tavolata/server/protocol";

/** A face-up card of a French or an Italian deck. */
const OPEN_CARD = /^(?:[2-9TJQKA][CDHS]|W|[A2-7FCR][DCBS])$/;
/** The events about cards that only their owner sees. */
const IN_HAND = ["dealt", "discarded", "exchanged", "blind"];

interface Player {
  readonly cards: readonly string[];
  readonly discards: readonly string[];
}

interface Dealt {
  readonly type: string;
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly discards?: readonly string[];
  readonly drawn?: readonly string[];
}

/** What a client received that its player may not know: cards in others' hands, among their discards, in the deck. */
export function secretsIn(messages: readonly ServerMessage[]): string[] {
  const updates = messages.filter((message): message is Update => message.type === "update");
  return updates.flatMap(({ watcher, view, changes, events }) => {
    const seen = view as {
      players?: readonly Player[];
      deck?: readonly string[];
      stock?: readonly string[];
    };
    const held = (seen.players ?? []).flatMap(({ cards, discards }, seat) =>
      seat === watcher ? [] : [...cards, ...discards].map((card) => `seat ${seat} holds ${card}`),
    );
    const told = events
      .flatMap((entry) => entry.events as readonly Dealt[])
      .filter(({ type, seat }) => IN_HAND.includes(type) && seat !== watcher)
      .flatMap(({ type, seat, cards = [], discards = [], drawn = [] }) =>
        [...cards, ...discards, ...drawn].map((card) => `seat ${seat} ${type} ${card}`),
      );
    const deck = [...(seen.deck ?? []), ...(seen.stock ?? [])].map((card) => `deck ${card}`);
    const serverSeeds = JSON.stringify({ view, changes, events }).includes("serverSeed")
      ? ["serverSeed"]
      : [];
    return [...held, ...told, ...deck, ...serverSeeds].filter((secret) =>
      OPEN_CARD.test(secret.split(" ").at(-1)!),
    );
  });
}
