import type { OwnProfile } from "@tavolata/server/protocol";

export interface OwnPartProps {
  readonly profile: OwnProfile;
  /** Asks the house again how things stand. */
  again(): Promise<void>;
}

/** Whether there is a way back without this device. */
export function isKept({ passkeys, recoveryCodes }: OwnProfile): boolean {
  return passkeys.length > 0 || recoveryCodes > 0;
}
