/** What a sentence claims, in place of its words: which one it is, and what was put into it. */
export interface Claim {
  readonly key: string;
  readonly of?: unknown;
}

/** What must be true when something is claimed. */
export type Truths<Situation> = Readonly<Record<string, (situation: Situation, of: never) => boolean>>;

/** The same texts, in which every sentence tells only what it claims. */
export function claiming<Texts extends object>(texts: Texts, path = ""): Texts {
  const claims = Object.entries(texts).map(([key, text]) => {
    const name = path + key;
    if (typeof text === "object") return [key, claiming(text, `${name}.`)];
    const claim = (of?: unknown) => JSON.stringify({ key: name, of });
    return [key, typeof text === "function" ? claim : claim()];
  });
  return Object.fromEntries(claims);
}

/** What is claimed by sentences of such texts. */
export function claimsIn(sentences: readonly string[]): Claim[] {
  return sentences.map((sentence) => JSON.parse(sentence));
}

/** The names of all sentences. */
export function claimsOf(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "object" ? claimsOf(text, `${path}${key}.`) : [path + key],
  );
}
