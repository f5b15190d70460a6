/** For how many days what is kept. */
export interface Retention {
  /** Guests without another way back than their cookie, since they were last seen. */
  readonly guestDays: number;
  /** What was said at a table, since the table was closed. */
  readonly chatDays: number;
  /** Reports with what is attached to them, since they were made; bans for as long after their end. */
  readonly reportDays: number;
  /** Records and replays, since the table was closed. Who played and how it ended is kept for as long as the people are. */
  readonly gameDays: number;
}

export const RETENTION: Retention = { guestDays: 400, chatDays: 30, reportDays: 180, gameDays: 400 };
