/** A request that cannot be played. The message says what to do about it. */
export class BadRequest extends Error {}
