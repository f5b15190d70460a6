/** How well somebody plays, as a normal distribution: the best guess and how sure it is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What is believed of somebody who has never played a rated game. */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** How much luck and form there is in one game. */
const BETA = 25 / 6;
/** People change: before each game a rating becomes a little less sure, so that it never stops to move. */
const TAU = 25 / 300;
/** A single game never makes a rating more certain than by this. */
const KAPPA = 0.0001;

/** A team, or somebody who plays for themselves, with the place that they came to. */
export interface Contender {
  /** 1 is best; those who tied have the same. */
  readonly place: number;
  readonly players: readonly Rating[];
}

/**
 * The ratings after a game of any number of teams of any size: the Plackett-Luce model of Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 4. Only additions, multiplications, roots and
 * `Math.exp`, in a fixed order, so that the same games give the same numbers to the last digit.
 */
export function rate(contenders: readonly Contender[]): Rating[][] {
  const teams = contenders.map(({ place, players }) => {
    const members = players.map(({ mu, sigma }) => ({ mu, variance: sigma * sigma + TAU * TAU }));
    return {
      place,
      members,
      mu: members.reduce((sum, { mu }) => sum + mu, 0),
      variance: members.reduce((sum, { variance }) => sum + variance, 0),
    };
  });
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA * BETA, 0));
  const strengths = teams.map(({ mu }) => Math.exp(mu / c));
  /** For each team, the strength of all that did not do better: those it competed with for its place. */
  const rivals = teams.map(({ place }) =>
    teams.reduce((sum, other, i) => (other.place >= place ? sum + (strengths[i] ?? 0) : sum), 0),
  );
  const ties = teams.map(({ place }) => teams.filter((other) => other.place === place).length);
  return teams.map(({ place, members, variance }, i) => {
    let omega = 0;
    let delta = 0;
    teams.forEach((other, q) => {
      if (other.place > place) return;
      const chance = (strengths[i] ?? 0) / (rivals[q] ?? 1);
      const tied = ties[q] ?? 1;
      omega += (i === q ? 1 - chance : -chance) / tied;
      delta += (chance * (1 - chance)) / tied;
    });
    const gamma = Math.sqrt(variance) / c;
    const better = (omega * variance) / c;
    const surer = (gamma * delta * variance) / (c * c);
    return members.map((member) => {
      const share = member.variance / variance;
      return {
        mu: member.mu + share * better,
        sigma: Math.sqrt(member.variance * Math.max(1 - share * surer, KAPPA)),
      };
    });
  });
}

/**
 * Ratings as people see them, on a scale like that of chess: somebody new has 1500, and of two people who are known
 * well, the one with 200 more wins three games out of four. `plusMinus` is two standard deviations.
 */
export function shownRating({ mu, sigma }: Rating): { readonly value: number; readonly plusMinus: number } {
  return {
    value: Math.round(1500 + POINTS * (mu - NEW_RATING.mu)),
    plusMinus: Math.round(2 * POINTS * sigma),
  };
}

/** 400 / (√2 β ln 10), rounded. */
const POINTS = 30;
