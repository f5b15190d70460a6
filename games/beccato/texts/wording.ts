import { capitalized, type Names, type Seat, type Wording, wordingFrom } from "@tavolata/kernel";
import {
  type Beccato,
  type Card,
  HIDDEN,
  type Hidden,
  isChickFree,
  type Move,
  teamNumber,
  teamOf,
  teamWith,
  type View,
} from "../rules/index.ts";
import type { Texts } from "./it.ts";
import type { PlayerLine, TeamLine } from "./shape.ts";

export function wordingOf(texts: Texts): Wording<Beccato> {
  return wordingFrom<Beccato>(texts, {
    told: () => texts,
    view: (view, names) => wordView(texts, view, names),
    whom: seatMeant,
    finish: capitalized,
  });
}

function seatMeant(move: Move): Seat | undefined {
  if (move.type === "look") return move.at;
  return move.type === "beccato" ? move.accused : undefined;
}

function wordView(texts: Texts, view: View, names: Names): string[] {
  return [
    ...phaseLines(texts, view, names),
    ...view.coops.map(texts.view.coop),
    texts.view.eggDeck(view.eggDeck.length),
    ...(isChickFree(view) ? [texts.view.chick] : []),
    ...(view.imaginary === null ? [] : [texts.view.imaginary(view.imaginary.length)]),
    ...view.teams.map((_, team) => texts.view.team(teamLine(view, team, names))),
    ...view.players.map((_, seat) => texts.view.player(playerLine(view, seat, names))),
    ...sightLines(texts, view, names),
    ...roomLines(texts, view, names),
    ...(view.scores === null ? [] : [texts.ranking(view.scores)]),
  ].map(capitalized);
}

function phaseLines({ view: texts, ended }: Texts, view: View, names: Names): string[] {
  const { phase, round, dealer, passes, outcome, shouts, choice, endedBy } = view;
  return [
    ...(phase === "agreeing" ? [texts.agreeing] : [texts.round({ round, dealer: names(dealer), passes })]),
    ...shouts.map(({ seat, shout }) => texts.shout({ name: names(seat), shout }, names)),
    ...(outcome === null
      ? []
      : [texts.outcome({ ...outcome, name: outcome.seat === null ? null : names(outcome.seat) })]),
    ...(choice === null ? [] : [choiceLine(texts, view, choice)]),
    ...(phase === "between" ? [texts.between] : []),
    ...view.teams.flatMap(({ guild, confers }) => (confers ? [texts.confers(guild)] : [])),
    ...(endedBy === null ? [] : [ended[endedBy]]),
  ];
}

function choiceLine(
  texts: Texts["view"],
  view: View,
  { team, sources, places, symbols }: NonNullable<View["choice"]>,
): string {
  const { guild } = teamNumber(view, team);
  if (symbols.length > 0) return texts.chooseSymbol({ guild, left: symbols });
  return sources.length > 0
    ? texts.chooseEgg({ guild, sources })
    : texts.choosePlace({ guild, free: places });
}

/** BEC-33: what the watcher sees of others' eyes and hands, and nothing of what they do not see. */
function sightLines({ view: texts }: Texts, { players }: View, names: Names): string[] {
  return players.flatMap(({ gaze, act }, seat) => [
    ...(gaze === null || gaze === HIDDEN ? [] : [texts.gaze({ name: names(seat), gaze }, names)]),
    ...(act === null ? [] : [texts.act({ name: names(seat), what: act })]),
  ]);
}

/** What the watcher's own guild has agreed, or is talking about. */
function roomLines({ view: texts }: Texts, view: View, names: Names): string[] {
  if (typeof view.watcher !== "number") return [];
  const { signal, signalsByBreed, proposals, change } = view.teams[teamOf(view, view.watcher)]!;
  return [
    ...(signal === HIDDEN || (signal === null && view.phase !== "agreeing")
      ? []
      : [signal === null ? texts.noSignal : texts.signal({ entry: null, row: signal })]),
    ...shown(signalsByBreed).map(({ breed, row }) => texts.signal({ entry: breed, row })),
    ...shown(proposals).map(({ entry, row, yes }) => texts.proposal({ entry, row, yes: yes.map(names) })),
    ...(change === null || change === HIDDEN
      ? []
      : [texts.change({ request: change.request, yes: change.yes.map(names) })]),
  ];
}

function shown<Item>(items: readonly Item[] | Hidden): readonly Item[] {
  return items === HIDDEN ? [] : (items as readonly Item[]);
}

export function playerLine(view: View, seat: Seat, names: Names): PlayerLine {
  const { hand, ready } = view.players[seat]!;
  const known = hand.filter((card): card is Card => card !== HIDDEN);
  return {
    name: names(seat),
    guild: teamWith(view, seat).guild,
    cards: hand.length,
    hand: known.length === hand.length ? known : null,
    deals: view.dealer === seat,
    onTurn: view.holder === seat,
    ready,
  };
}

export function teamLine(view: View, team: number, names: Names): TeamLine {
  const { guild, seats, eggs, chick } = view.teams[team]!;
  return { guild, names: seats.map(names), eggs, chick };
}
