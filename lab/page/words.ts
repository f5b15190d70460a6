/** The words of the page and of the table. Italian is the source; English has the same keys. */
const it = {
  locale: "it",
  fromTheLab: "Dal laboratorio",
  tabTitle: (title: string) => `${title}, dal laboratorio`,
  players: "Giocatori",
  games: "Partite",
  lineUp: "Formazione",
  lineUps: "Formazioni",
  seed: "Seme",
  rules: "Regole",
  version: (version: number) => `versione ${version}`,
  banned: "Senza la mossa",
  none: "nessuna",
  nobody: "nessuno",
  noneOf: (asked: string) => `nessuna di ${asked}`,
  game: "partita",
  gamesCounted: "partite",
  fromTo: (least: string, most: string) => `da ${least} a ${most} partite`,
  forEachLineUp: " per ogni formazione",
  stoppedEarly: (played: string, asked: string, each: string) => `${played} su ${asked}${each}, poi fermato`,
  on: "sì",
  off: "no",
  asUsual: "come sempre",
  changed: "cambiato",
  yourOwn: "tuo, da un file",
  footer:
    "I baffi sono intervalli al 95 %; quello che finisce con una freccia continua oltre il grafico. I grafici di una stessa figura hanno la stessa scala, così le formazioni si possono confrontare.",
  found: "Che cosa si è trovato",
  nothingMeasured: "Non è stato misurato niente.",
  figures: "Figure",
  sameForAll: "Uguale con ogni formazione.",
  notMeasuredHere: "Non misurato con questa formazione.",
  nothingToDraw: "Niente da disegnare: nessuna osservazione.",
  uneven: "squilibrato: l'intervallo al 95 % esclude la quota equa",
  maybeEven: "può ben essere equo",
  theNumbers: "I numeri",
  share: "Quota",
  rate: "Frequenza",
  mean: "Media",
  from: "da",
  to: "a",
  fromColumn: "Da",
  median: "mediana",
  evenWouldBe: (share: string) => `La quota equa sarebbe ${share}.`,
  even: (share: string) => `equa ${share}`,
  notTested: "Non verificato.",
  degrees: (degrees: number) => (degrees === 1 ? "1 grado di libertà" : `${degrees} gradi di libertà`),
  onDegrees: (statistic: string, degrees: string, p: string) => `χ² = ${statistic} con ${degrees}, ${p}`,
  neverSeen: "mai visto",
  between: (label: string, value: string, low: string, high: string) =>
    `${label}: ${value}, tra ${low} e ${high}`,
  zero: "zero",
  unknown: "ignoto",
  whatChanged: "Che cosa è cambiato",
  seenLegend: "visto, tenuto conto di quante misure si confrontano",
  maybeChance: "può essere un caso",
  percentagePoints: "punti percentuali",
  change: "variazione",
  changeTitle: "Variazione di ogni misura, con il suo intervallo al 95 %",
  nothingCompared: "Non è stato confrontato niente.",
  before: "Prima",
  after: "Dopo",
  changeColumn: "Variazione",
  pCorrected: "p, corretta",
  seenColumn: "Visto",
  seen: "visto",
  yes: "sì",
  no: "no",
  variant: (lineUp: string, changes: string) => `${lineUp}, con ${changes}`,
  measured: "misurato, con il suo intervallo al 95 %",
  at: (value: string, x: string) => `${value} a ${x}`,
  curveInWords: (y: string, x: string, measured: string, claims: string) =>
    `${y} per ${x}: ${measured}. Affermazioni disegnate accanto: ${claims}.`,
  nothingMeasuredYet: "niente di misurato",
  spreadInWords: (mean: string, p10: string, p50: string, p90: string) =>
    `Media ${mean}; uno su dieci sotto ${p10}, la metà sotto ${p50}, nove su dieci sotto ${p90}`,

  /** For the table in the terminal. */
  heading: (title: string, version: number, players: number, seed: string) =>
    `${title} (versione ${version}), ${players} giocatori, seme "${seed}"`,
  defaults: "opzioni: quelle del gioco",
  options: (options: string) => `opzioni: ${options}`,
  mayNot: (move: string) => `a un posto è vietata la mossa "${move}"`,
  family: (bots: string, games: string) => `== ${bots}: ${games}`,
  ofAsked: (asked: number) => ` su ${asked}, poi fermato`,
  of: (n: number) => `su ${n}`,
  times: "volte",
  evenLine: (even: string, statistic: string, degrees: number, p: string) =>
    `quota equa ${even}; chi-quadro ${statistic} con ${degrees}, ${p}`,
  comparedWith: (options: string) => `-- a confronto con ${options}, con gli stessi semi`,
  differenceLine: (before: string, after: string, change: string, p: string) =>
    `${before} → ${after}, variazione ${change}, ${p}`,
  variantItself: (options: string) => `-- la variante con ${options}`,
};

export type PageWords = { readonly [Key in keyof typeof it]: Widened<(typeof it)[Key]> };
type Widened<T> = T extends string ? string : T;

const en: PageWords = {
  locale: "en",
  fromTheLab: "From the lab",
  tabTitle: (title) => `${title}, from the lab`,
  players: "Players",
  games: "Games",
  lineUp: "Line-up",
  lineUps: "Line-ups",
  seed: "Seed",
  rules: "Rules",
  version: (version) => `version ${version}`,
  banned: "Banned",
  none: "none",
  nobody: "nobody",
  noneOf: (asked) => `none of ${asked}`,
  game: "game",
  gamesCounted: "games",
  fromTo: (least, most) => `${least} to ${most} games`,
  forEachLineUp: " for each line-up",
  stoppedEarly: (played, asked, each) => `${played} of ${asked}${each}, stopped early`,
  on: "on",
  off: "off",
  asUsual: "as usual",
  changed: "changed",
  yourOwn: "your own, from a file",
  footer:
    "Whiskers are 95 % intervals; one that ends in an arrow goes on beyond its plot. Plots of one figure share one scale, so that line-ups can be compared.",
  found: "What was found",
  nothingMeasured: "Nothing was measured.",
  figures: "Figures",
  sameForAll: "The same with every line-up.",
  notMeasuredHere: "Not measured with this line-up.",
  nothingToDraw: "Nothing to draw: no observations.",
  uneven: "uneven: the 95 % interval leaves out the even share",
  maybeEven: "may well be even",
  theNumbers: "The numbers",
  share: "Share",
  rate: "Rate",
  mean: "Mean",
  from: "from",
  to: "to",
  fromColumn: "From",
  median: "median",
  evenWouldBe: (share) => `Even would be ${share}.`,
  even: (share) => `even ${share}`,
  notTested: "Not tested.",
  degrees: (degrees) => (degrees === 1 ? "1 degree of freedom" : `${degrees} degrees of freedom`),
  onDegrees: (statistic, degrees, p) => `χ² = ${statistic} on ${degrees}, ${p}`,
  neverSeen: "never seen",
  between: (label, value, low, high) => `${label}: ${value}, between ${low} and ${high}`,
  zero: "zero",
  unknown: "unknown",
  whatChanged: "What changed",
  seenLegend: "seen, allowing for how many measures are compared",
  maybeChance: "may be chance",
  percentagePoints: "percentage points",
  change: "change",
  changeTitle: "Change of each measure, with its 95 % interval",
  nothingCompared: "Nothing was compared.",
  before: "Before",
  after: "After",
  changeColumn: "Change",
  pCorrected: "p, corrected",
  seenColumn: "Seen",
  seen: "seen",
  yes: "yes",
  no: "no",
  variant: (lineUp, changes) => `${lineUp}, with ${changes}`,
  measured: "measured, with its 95 % interval",
  at: (value, x) => `${value} at ${x}`,
  curveInWords: (y, x, measured, claims) => `${y} by ${x}: ${measured}. Claims drawn beside it: ${claims}.`,
  nothingMeasuredYet: "nothing measured",
  spreadInWords: (mean, p10, p50, p90) =>
    `Mean ${mean}; one in ten below ${p10}, half below ${p50}, nine in ten below ${p90}`,

  heading: (title, version, players, seed) =>
    `${title} (version ${version}), ${players} players, seed "${seed}"`,
  defaults: "options: the game's own",
  options: (options) => `options: ${options}`,
  mayNot: (move) => `one seat may not ${move}`,
  family: (bots, games) => `== ${bots}: ${games}`,
  ofAsked: (asked) => ` of ${asked}, stopped early`,
  of: (n) => `of ${n}`,
  times: "times",
  evenLine: (even, statistic, degrees, p) => `even ${even}; chi-square ${statistic} on ${degrees}, ${p}`,
  comparedWith: (options) => `-- compared with ${options}, on the same seeds`,
  differenceLine: (before, after, change, p) => `${before} → ${after}, change ${change}, ${p}`,
  variantItself: (options) => `-- the variant with ${options}`,
};

const WORDS = { it, en } as const;
export type PageLanguage = keyof typeof WORDS;

let current: PageWords = en;

/** The words of the language that is being written in. */
export function say(): PageWords {
  return current;
}

/**
 * A page or a table is written at one go and in one language, so its words are chosen here once, and not handed through
 * every plot, axis and number of it.
 */
export function writtenIn<Written>(language: PageLanguage, write: () => Written): Written {
  const before = current;
  current = WORDS[language];
  try {
    return write();
  } finally {
    current = before;
  }
}
