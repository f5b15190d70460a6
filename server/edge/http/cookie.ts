const NAME = "tavolata";
const YEAR_SECONDS = 365 * 24 * 3600;

/** The token in a request's cookies, if there is one. */
export function tokenIn(cookies: string | undefined): string | undefined {
  for (const part of cookies?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === NAME) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Out of reach of scripts and of other sites' requests. */
export function cookieFor(token: string, secure: boolean): string {
  return `${NAME}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
