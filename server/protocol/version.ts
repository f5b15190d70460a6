/** Goes up whenever a client of the version before would misunderstand the server. */
export const PROTOCOL = 3;

/** Larger messages are answered with `too-large`; much larger ones end the connection. */
export const MOST_MESSAGE_BYTES = 32 * 1024;
