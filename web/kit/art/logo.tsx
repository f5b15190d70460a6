import { Ink } from "./ink.tsx";

/* A place laid at a round table with a lace cloth: fork, knife, and the dish of the day is a card. */
const CLOTH = "p&50,50,45,18|r@50,50,42.5";
const SETTING =
  "p@50,50,27|u~1@50,50,22|pM38.5 25.5L64.7 32.5Q67 33.1 66.4 35.4L57.4 69Q56.8 71.3 54.5 70.7L28.3 63.7Q26 63.1 26.6 60.8L35.6 27.2Q36.2 24.9 38.5 25.5Z|r1M43.6 60.8C40 51.5 34 47 36.3 41.5C38.6 36.8 45.5 38.3 47 43.8C51 39.8 58.2 42 57.6 47.5C56.9 53 49 54.5 43.6 60.8Z|p~M13 36.5V44Q13 48.5 16.5 49.5T20 44V36.5M16.5 36.5V65|p0M82.2 35.5C87.5 39 88 50 85.8 54H83.4V65Q83.3 66.2 82.1 66.2T80.8 65V36Q81 35 82.2 35.5Z";

/** The emblem of the house. */
export function Logo({ class: name }: { class?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" class={name}>
      <Ink art={`${CLOTH}|${SETTING}`} />
    </svg>
  );
}
