import { begun, LISTENER } from "./listener.ts";

const YOU = LISTENER;

/** The third person of verbs whose second does not follow from it. */
const IRREGULAR: Readonly<Record<string, string>> = {
  è: "sei",
  ha: "hai",
  va: "vai",
  fa: "fai",
  sta: "stai",
  dà: "dai",
  può: "puoi",
  deve: "devi",
  vuole: "vuoi",
  vorrebbe: "vorresti",
};

/** "gioca" becomes "giochi", "prende" "prendi", "andrà" "andrai". */
function conjugated(verb: string): string {
  if (/^\p{Lu}/u.test(verb)) return begun(conjugated(verb.toLowerCase()));
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/à$/.test(verb)) return `${verb.slice(0, -1)}ai`;
  if (/[cg]a$/.test(verb)) return `${verb.slice(0, -1)}hi`;
  return verb.replace(/i?[ae]$/, "i");
}

/** How a verb of the first kind is, it is also when somebody is told to do it; the others end in i. */
function imperative(verb: string): string {
  return /a$/.test(verb) ? verb : conjugated(verb);
}

/** Whose something is, by the article before it. */
const OWN: Readonly<Record<string, string>> = {
  il: "il tuo",
  la: "la tua",
  i: "i tuoi",
  gli: "i tuoi",
  le: "le tue",
  "nell'": "nella tua",
  "dall'": "dalla tua",
  "dell'": "della tua",
  "sull'": "sulla tua",
  "all'": "alla tua",
  "l'": "la tua",
  sul: "sul tuo",
  un: "un tuo",
};

const OWNED = new RegExp(
  `(?<![\\p{L}'])(il|la|i|gli|le|sul|un|(?:nell|dall|dell|sull|all|l)')( ?)(\\p{L}+) di ${YOU}`,
  "giu",
);

function possessive(sentence: string): string {
  return sentence
    .replace(OWNED, (_, article: string, __, noun: string) => {
      const own = OWN[article.toLowerCase()] ?? article;
      return `${/^\p{Lu}/u.test(article) ? begun(own) : own} ${noun}`;
    })
    .replace(`è di ${YOU}`, "è tua")
    .replace(`, di ${YOU}`, ", fatta da te")
    .replace(`è ${YOU}`, "sei tu")
    .replace(`Carte di ${YOU}`, "Le tue carte");
}

/** What goes on about the same person after the first verb, or after their name and a colon. */
const GOES_ON: readonly RegExp[] = [
  /(?<=[ ,]e )(?:mostra|cambia|pesca|salta|prende)\b/g,
  /(?<=: )(?:scarta|prende)\b/g,
  /(?<=(?:\bora|\bnon|\bche|fino ad allora) )(?:ha|è|torna)(?!\p{L})/gu,
  /(?<=in poi )guarda\b/g,
  /(?<=, )(?:mostra|passa|gioca|entra|deve|ha)(?= |,|\.)/g,
];

function goneOn(sentence: string): string {
  return GOES_ON.reduce((text, verb) => text.replace(verb, conjugated), sentence)
    .replace(", si alza", ", ti alzi")
    .replace("le sue carte", "le tue carte")
    .replace("la sua carta", "la tua carta");
}

const BEFORE_ITS_VERB = new RegExp(`(^|[:;,»] |\\be )${YOU} (non )?(si |ne )?(\\p{Ll}+)(?![\\p{L}'])`, "gu");
const AFTER_ITS_VERB = new RegExp(
  `(?<!\\p{L})((?:la )?[Dd]à(?: le carte)?|[Aa]pre|[Pp]erde|[Vv]ince|[Cc]omincia(?: a scoprire)?|[Ss]copre|[Vv]a in \\p{L}+|[Hh]a preso carte|[Hh]a diritto|[Rr]esta solo) ${YOU}(?! ed? |, \\p{Lu})`,
  "gu",
);
const NOT_A_VERB =
  /^(?:e|ed|o|con|re|asso|fante|cavallo|in|al|di|da|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/;

export function told(sentence: string): string | undefined {
  // Several people together would be spoken to as several: that is said with names.
  if (
    new RegExp(
      `(?:vanno|restano|hanno|vincono|perdono)(?!.*:).*${YOU}|${YOU}.*(?:vanno|restano|hanno|vincono|perdono)`,
      "i",
    ).test(sentence)
  ) {
    return undefined;
  }
  const isAbout = sentence.startsWith(YOU);
  const said = possessive(sentence)
    .replace(
      AFTER_ITS_VERB,
      (_, verb: string) =>
        `${verb.replace(/^(la )?(\p{L}+)/u, (_all, it = "", first: string) => it + conjugated(first))} tu`,
    )
    .replace(BEFORE_ITS_VERB, (all, start: string, not = "", self = "", verb: string) =>
      NOT_A_VERB.test(verb) ? all : `${start}${not}${self === "si " ? "ti " : self}${conjugated(verb)}`,
    )
    .replace(new RegExp(`\\b(a|da|per|con|tranne|fra|tra) ${YOU}`, "gi"), "$1 te")
    .replace("te, che mostra", "te, che mostri")
    .replace(new RegExp(`\\bsu ${YOU}`, "g"), "su di te")
    .replace(new RegExp(`\\bguarda ${YOU}`, "g"), "guarda te")
    .replace(/(?<=Tocca a te: )(?:apre|chiama o chiede)/, (verbs) => verbs.replace(/\p{L}+$/u, conjugated))
    .replace(/(?<=solo tu: )prende/, conjugated)
    .replace(new RegExp(`^${YOU}`), "Tu")
    .replaceAll(YOU, "tu");
  return begun(isAbout ? goneOn(said) : said);
}

export function invited(sentence: string): string | undefined {
  const said = possessive(sentence);
  // What follows a colon is not done by a verb of its own.
  if (said.startsWith(`${YOU}: `)) return begun(said.slice(YOU.length + 2));
  if (!said.startsWith(`${YOU} `)) return undefined;
  return begun(
    said
      .slice(YOU.length + 1)
      .replace(/^è /, "sei ")
      .replace(/^dice /, "di' ")
      .replace(/^si trattiene/, "trattieniti")
      .replace(/^non (\p{L}+)/u, (_, verb: string) => `non ${conjugated(verb)}`)
      .replace(/^(?!non |sei |di' |trattieniti)\p{Ll}+/u, imperative),
  );
}
