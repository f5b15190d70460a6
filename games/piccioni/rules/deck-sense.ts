import { PLACES } from "./cards.ts";
import { ACTION_CARDS, type ActionFace, CARD_ID, type Deck, type Effect } from "./vocabulary.ts";

/** What a deck says in the right words, but cannot mean. */
export type SenseProblem = { readonly path: string } & (
  | { readonly code: "wrong-total"; readonly cards: number }
  | { readonly code: "bad-id" }
  | { readonly code: "same-id"; readonly id: string }
  | { readonly code: "does-nothing" }
  | { readonly code: "stays-nowhere" }
  | { readonly code: "cannot-stay" }
  | { readonly code: "trophy-of-one-thing" }
  | { readonly code: "nothing-to-share" }
  | { readonly code: "nothing-before" }
  | { readonly code: "least-above-most" }
  | { readonly code: "shelter-with-trophies" }
);

export function senseProblems(deck: Deck): SenseProblem[] {
  return [
    ...totals(deck),
    ...deck.actions.flatMap((face, i) => cardProblems(deck, face, i)),
    ...shelters(deck),
  ];
}

/** PIC-1: there are 55 action cards, whatever is on them. How many pigeons there are is up to PIC-2, not the deck. */
function totals({ actions }: Deck): SenseProblem[] {
  const cards = actions.reduce((sum, { count }) => sum + count, 0);
  return cards === ACTION_CARDS ? [] : [{ code: "wrong-total", path: "/actions", cards }];
}

function cardProblems({ actions }: Deck, face: ActionFace, i: number): SenseProblem[] {
  const path = `/actions/${i}`;
  const { id, effects, stays, reaction } = face;
  const problems: SenseProblem[] = [];
  if (!CARD_ID.test(id)) problems.push({ code: "bad-id", path: `${path}/id` });
  if (actions.findIndex((other) => other.id === id) < i) {
    problems.push({ code: "same-id", path: `${path}/id`, id });
  }
  if (effects.length === 0 && reaction === undefined) problems.push({ code: "does-nothing", path });
  if (stays !== undefined && !effects.some(assignsItself)) {
    problems.push({ code: "stays-nowhere", path: `${path}/stays` });
  }
  return [...problems, ...effects.flatMap((effect, step) => effectProblems(face, effect, step, path))];
}

function effectProblems(face: ActionFace, effect: Effect, step: number, of: string): SenseProblem[] {
  const path = `${of}/effects/${step}`;
  const problems: SenseProblem[] = [];
  if (effect.effect === "trophy" && (effect.pigeons === undefined) === (effect.guano === undefined)) {
    problems.push({ code: "trophy-of-one-thing", path });
  }
  if (assignsItself(effect) && !canStay(face, effect)) problems.push({ code: "cannot-stay", path });
  if (effect.effect === "contribute" && !face.effects.some(makesTrophies)) {
    problems.push({ code: "nothing-to-share", path });
  }
  if (!("pigeons" in effect) || effect.pigeons === undefined) return problems;
  const { from, choose } = effect.pigeons;
  const before = face.effects.slice(0, step);
  if (from === "there" && !before.some((other) => "pigeons" in other && other.pigeons !== undefined)) {
    problems.push({ code: "nothing-before", path: `${path}/pigeons/from` });
  }
  if (choose !== undefined && choose.least > choose.most) {
    problems.push({ code: "least-above-most", path: `${path}/pigeons/choose` });
  }
  return problems;
}

/** Only an Area has Guano, so a card can stay only there, and only if it says as what. */
function canStay({ stays, effects }: ActionFace, effect: Extract<Effect, { effect: "assign" }>): boolean {
  const toAnArea = ["areas", "others", "own"].includes(effect.to.zones);
  return stays !== undefined && toAnArea && effects.filter(assignsItself).length === 1;
}

export function assignsItself(effect: Effect): effect is Extract<Effect, { effect: "assign" }> {
  return effect.effect === "assign" && effect.pigeons === undefined;
}

function makesTrophies(effect: Effect): boolean {
  return effect.effect === "trophy" && effect.pigeons !== undefined;
}

function shelters({ places }: Deck): SenseProblem[] {
  return PLACES.filter(
    (place) => places[place].shelter && places[place].overflow.some(({ effect }) => effect === "trophy"),
  ).map((place) => ({ code: "shelter-with-trophies", path: `/places/${place}/shelter` }));
}
