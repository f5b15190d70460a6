/** Who somebody is, and whether they run the house. */
const NAMES = { guest: "tavolata", operator: "tavolata-operator" } as const;
/** As long as browsers keep one at most; it begins anew with every visit. */
const LASTS_SECONDS = 400 * 24 * 3600;
/** The session itself ends sooner if the house says so. */
const OPERATOR_LASTS_SECONDS = 2 * 3600;

/** The token of a guest in a request's cookies, if there is one. */
export function tokenIn(cookies: string | undefined): string | undefined {
  return cookieIn(cookies, "guest");
}

export function cookieIn(cookies: string | undefined, whose: keyof typeof NAMES): string | undefined {
  for (const part of cookies?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === NAMES[whose]) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Out of reach of scripts and of other sites' requests. */
export function cookieFor(token: string, secure: boolean): string {
  return setting(token, LASTS_SECONDS, secure);
}

/** Takes the cookie away. */
export function cookieGone(secure: boolean): string {
  return setting("", 0, secure);
}

/** Sent with nothing but what the operator's page asks for itself. */
export function operatorCookie(token: string, secure: boolean): string {
  return operatorSetting(token, OPERATOR_LASTS_SECONDS, secure);
}

export function operatorCookieGone(secure: boolean): string {
  return operatorSetting("", 0, secure);
}

function setting(token: string, seconds: number, secure: boolean): string {
  return `${NAMES.guest}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function operatorSetting(token: string, seconds: number, secure: boolean): string {
  return `${NAMES.operator}=${token}; Path=/api/operator; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}
