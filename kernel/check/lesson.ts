import { describe, expect, it } from "vitest";
import type { GameTypes } from "../game-types.ts";
import { type Lesson, LessonRun, type LessonWords, rehearse } from "../lesson.ts";

/** The most lines that somebody reads before they play. */
const MOST_ABOUT = 5;
/** About what fits on a phone below the bar without hiding the table. */
const LONGEST = 150;

/**
 * What every lesson owes: it can be played to its end in every way it allows, and both languages say something at every
 * step. One line in a game's tests.
 */
export function checkLesson<T extends GameTypes>(
  lesson: Lesson<T>,
  languages: Readonly<Record<string, LessonWords<T>>>,
): void {
  const names = (seat: number) => ["Ada", "Bea", "Ciro", "Dino", "Elsa", "Fabio"][seat] ?? String(seat);
  describe(`The first hand of ${lesson.rules.name}`, () => {
    it("can be played to its end in every way that it allows", () => {
      expect(rehearse(lesson)).toBeUndefined();
    });

    it("ends with words, not with a move", () => {
      expect(lesson.steps.at(-1)?.teaches).toBeUndefined();
    });

    for (const [language, words] of Object.entries(languages)) {
      it(`has short words for every step: ${language}`, () => {
        expect(Object.keys(words.steps).sort()).toEqual(
          [...new Set(lesson.steps.map(({ key }) => key))].sort(),
        );
        expect(words.about.length).toBeLessThanOrEqual(MOST_ABOUT);
        const said = walkThrough(lesson).map(({ key, view }) => {
          const step = words.steps[key];
          return typeof step === "function" ? step(view, names) : (step ?? "");
        });
        for (const sentence of [
          ...words.about,
          ...said,
          ...(words.inRealGames === undefined ? [] : [words.inRealGames]),
        ]) {
          expect(sentence).not.toMatch(/undefined|NaN|\[object/);
          expect(sentence.length, sentence).toBeGreaterThan(10);
          expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
        }
      });
    }
  });
}

/** Every step with what the learner sees then, along the first of the ways that the lesson allows. */
function walkThrough<T extends GameTypes>(lesson: Lesson<T>): { key: string; view: T["view"] }[] {
  const run = LessonRun.begin(lesson);
  const steps = [{ key: run.moment.key, view: run.view }];
  while (!run.moment.isLast) {
    const [move] = run.taught;
    if (move === undefined) run.next();
    else run.move(move);
    steps.push({ key: run.moment.key, view: run.view });
  }
  return steps;
}
