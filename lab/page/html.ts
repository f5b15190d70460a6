const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element with its text escaped; nothing at all if there is no text. */
export function paragraph(className: string, text: string | undefined): string {
  return text ? `<p class="${className}">${escaped(text)}</p>` : "";
}

/** "il-conto-prego" and "handSize" as a person would write them. */
export function inWords(name: string): string {
  return name
    .replace(/[-_]+/g, " ")
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
}

/** A form of the text that can be an id or a link to it. */
export function anchor(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-")
      .replace(/^-|-$/g, "") || "figure"
  );
}
