import { begun, LISTENER } from "./listener.ts";

const YOU = LISTENER;

const IRREGULAR: Readonly<Record<string, string>> = {
  is: "are",
  has: "have",
  was: "were",
  does: "do",
  goes: "go",
};

/** "passes" becomes "pass", "tries" "try", "plays" "play"; what is no third person of the present stays. */
function conjugated(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, "y");
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** What goes on about the same person after the first verb. */
const GOES_ON =
  /(?<=(?:\band|:|,|\bnow|\bthen) )(shows|passes|exchanges|draws|discards|takes|skips|watches|is|has|looks)(?=[ ,.])/g;

const WITH_VERB = new RegExp(`${YOU} (still |now |also |only )?(\\p{Ll}+)`, "gu");
const NO_VERB =
  /^(?:and|or|with|to|from|in|on|at|of|by|then|ace|king|queen|jack|knight|two|three|four|five|six|seven|eight|nine|ten|one|no)$/;

export function told(sentence: string): string | undefined {
  const isAbout = sentence.startsWith(YOU);
  const said = sentence
    .replace(new RegExp(`\\bat ${YOU}['’]s`, "g"), "at your place")
    .replace(new RegExp(`${YOU}, who shows`, "g"), `${YOU}, who show`)
    .replace(new RegExp(`${YOU}['’]s`, "g"), "your")
    .replace(WITH_VERB, (all, adverb = "", verb: string) =>
      NO_VERB.test(verb) ? all : `${YOU} ${adverb}${conjugated(verb)}`,
    );
  const whole = isAbout
    ? said
        .replace(GOES_ON, conjugated)
        .replace(/\btheir\b/g, "your")
        .replace(/\bthemselves\b/g, "yourself")
        .replace(/\bthey\b/g, "you")
    : said;
  return begun(whole.replaceAll(YOU, "you"));
}

export function invited(sentence: string): string | undefined {
  const said = sentence.replace(new RegExp(`(?!^)${YOU}['’]s`, "g"), "your");
  // What follows a colon is not done by a verb of its own.
  if (said.startsWith(`${YOU}: `)) return begun(said.slice(YOU.length + 2));
  const [, verb, rest = ""] = new RegExp(`^${YOU} (\\p{Ll}+)(.*)$`, "u").exec(said) ?? [];
  if (verb === undefined) return undefined;
  const others = rest.replace(GOES_ON, conjugated).replace(/\btheir\b/g, "your");
  return begun(`${verb === "is" ? "be" : conjugated(verb)}${others}`);
}
