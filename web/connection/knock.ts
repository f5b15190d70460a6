import type { Refusal } from "@tavolata/kernel";

/** Asks to be let in: as who one is, or as a guest by the link that one came with. */
export function knock(): Promise<Response> {
  return fetch("/api/guest", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ link: location.pathname }),
  });
}

/** Why the door stays shut. */
export async function reasonIn(response: Response): Promise<Refusal | null> {
  if (response.status !== 403) return null;
  return ((await response.json()) as { readonly refused: Refusal }).refused;
}
