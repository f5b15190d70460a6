/** A deck goes to the house in one message, with the other options. */
const MOST_SENT = 30_000;

/** Whether this is more than can be sent to the house. */
export function isTooLong(value: object): boolean {
  return new Blob([JSON.stringify(value)]).size > MOST_SENT;
}
