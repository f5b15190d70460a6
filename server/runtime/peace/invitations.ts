import type { Store, StoredInvitation } from "../../store/contract.ts";
import { sameText } from "../people/secrets.ts";
import { drawCode } from "../platform/secret-draws.ts";

const LINK = /^\/(t|s|e|circle|i)\/([A-Za-z0-9_-]{1,40})\/?$/;
const GUESTS = 5;
const LASTS_MS = 14 * 24 * 3600_000;

/** What it needs of the node: whether somebody could have been sent there. */
interface Places {
  isTable(id: string): Promise<boolean>;
  isTournament(id: string): Promise<boolean>;
  isCircle(id: string): Promise<boolean>;
}

/**
 * A house may be by invitation only: then people become guests by the house's own code, by an invitation that somebody
 * in the house has made, or by the link of a table, a tournament or a circle, which nobody can guess. Who is known already needs
 * none of it.
 */
export class Invitations {
  constructor(
    private readonly store: Store,
    private readonly code: string | undefined,
    private readonly places: Places,
  ) {}

  get areNeeded(): boolean {
    return this.code !== undefined;
  }

  /** Twice six letters: nobody guesses them, and they can be read out. */
  async make(): Promise<StoredInvitation> {
    const since = this.store.now();
    const code = `${drawCode()}-${drawCode()}`;
    const invitation = { code, since, until: since + LASTS_MS, left: GUESTS };
    await this.store.invite(invitation);
    return invitation;
  }

  /** Whether this is the path of a link that somebody was sent. */
  async admits(link: string): Promise<boolean> {
    if (this.code === undefined) return true;
    const [, kind = "", id = ""] = LINK.exec(link) ?? [];
    switch (kind) {
      case "t":
      case "s":
        return this.places.isTable(id);
      case "e":
        return this.places.isTournament(id);
      case "circle":
        return this.places.isCircle(id);
      case "i":
        return sameText(id, this.code) || this.store.isInvitation(id, this.store.now());
      default:
        return false;
    }
  }

  /** One guest less may come by it, if it is one that is counted. False if there is none left. */
  async use(link: string): Promise<boolean> {
    const [, kind, id = ""] = LINK.exec(link) ?? [];
    if (this.code === undefined || kind !== "i" || sameText(id, this.code)) return true;
    return this.store.useInvitation(id, this.store.now());
  }
}
