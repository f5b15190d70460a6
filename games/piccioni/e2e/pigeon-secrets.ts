import type { ServerMessage, Update } from "@tavolata/server/protocol";
import { type Answer, type Card, type Event, HIDDEN, type View } from "../rules/index.ts";

const PIGEON = /^(?:grasso|infame|picciona|stupido|zoppo)-\d+$/;
const ACTION_CARD = /"([a-z]+(?:-[a-z]+)*-\d+)"/g;

/**
 * What came over a player's wire that they may not know (PIC-32): cards of others' hands before those were used, what
 * others answered before all had, the decks, and the faces of Trophies.
 */
export function pigeonSecretsIn(messages: readonly ServerMessage[]): string[] {
  const updates = messages.filter((message): message is Update => message.type === "update");
  /** The action cards that the player has seen and that have not been shuffled since. */
  let shown = new Set<Card>();
  return updates.flatMap(({ watcher, view: whole, changes, events }) => {
    const view = whole as unknown as View;
    const told = events.flatMap((batch) => batch.events as unknown as Event[]);
    if (told.some(({ type }) => type === "reshuffled")) shown = new Set();
    for (const card of [...openCards(view, watcher), ...told.flatMap((event) => saidBy(event, watcher))])
      shown.add(card);
    const { options: _, ...seen } = view;
    const named = [...JSON.stringify([seen, changes, told]).matchAll(ACTION_CARD)].flatMap(
      ([, card]) => card ?? [],
    );
    return [
      ...hiddenThings(view, watcher),
      ...named.filter((card) => !PIGEON.test(card) && !shown.has(card)).map((card) => `unseen ${card}`),
      ...(JSON.stringify([whole, changes, events]).includes("serverSeed") ? ["serverSeed"] : []),
    ];
  });
}

/** Everything that lies face up, and the watcher's own cards. */
function openCards({ players, discards, laid, inPlay, waiting }: View, watcher: Update["watcher"]): Card[] {
  return [
    ...players.flatMap(({ hand, guano, trophies }, seat) => [
      ...(seat === watcher ? hand : []),
      ...(seat === watcher ? trophies.map(({ card }) => card) : []),
      ...guano,
    ]),
    ...discards,
    ...laid.map(({ card }) => card),
    ...inPlay.map(({ card }) => card),
    ...inPlay.flatMap(({ answers, answered }) =>
      answers.flatMap((answer, seat) => (answered || seat === watcher ? cardsOf(answer) : [])),
    ),
    ...(waiting?.is === "choice" && waiting.choice.kind === "guano" ? waiting.choice.cards : []),
  ];
}

/** Cards that are shown to everybody, or that only the watcher is told of. */
function saidBy(event: Event, watcher: Update["watcher"]): Card[] {
  switch (event.type) {
    case "dealt":
    case "drew":
      return event.seat === watcher ? event.cards : [];
    case "answered":
      return event.seat === watcher ? cardsOf(event.answer) : [];
    case "answers":
      return event.answers.flatMap(cardsOf);
    case "threwAway":
    case "paid":
    case "contributed":
    case "cleared":
      return event.cards;
    case "played":
    case "reacted":
      return [event.card];
    case "gameOver":
      return event.trophies.flat();
    default:
      return [];
  }
}

function cardsOf(answer: Answer | typeof HIDDEN | null): Card[] {
  if (answer === null || answer === HIDDEN || answer.type === "decline") return [];
  return answer.type === "react" ? [answer.card] : answer.cards;
}

function hiddenThings(view: View, watcher: Update["watcher"]): string[] {
  const { players, pigeonDeck, actionDeck, result, inPlay } = view;
  const isOpen = (card: string) => card !== HIDDEN;
  const used = new Set(
    inPlay.flatMap(({ answers, answered, afterwards }) => [
      ...(answered ? answers.flatMap(cardsOf) : []),
      ...afterwards.map(({ card }) => card),
    ]),
  );
  const held = players.flatMap(({ hand }, seat) =>
    seat === watcher
      ? []
      : hand.filter((card) => isOpen(card) && !used.has(card)).map((card) => `${seat} holds ${card}`),
  );
  const trophies = players.flatMap(({ trophies: some }, seat) =>
    result !== null
      ? []
      : some
          .filter(({ card, seen }) => isOpen(card) && !(seat === watcher && seen))
          .map(({ card }) => `${seat} has the Trophy ${card}`),
  );
  const answers = inPlay.flatMap(({ answers: some, answered }) =>
    answered ? [] : some.filter((answer, seat) => answer !== null && answer !== HIDDEN && seat !== watcher),
  );
  return [
    ...held,
    ...trophies,
    ...answers.map((answer) => `answered ${JSON.stringify(answer)}`),
    ...[...pigeonDeck, ...actionDeck].filter(isOpen).map((card) => `in the deck ${card}`),
  ];
}
