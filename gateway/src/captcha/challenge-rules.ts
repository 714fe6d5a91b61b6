/** A challenge can be answered for two minutes; one that is listened to for five. */
export const challengeLifetimeMs = { picture: 2 * 60_000, sound: 5 * 60_000 } as const;

/** The greatest distance from the gap, in px of the picture, that is still right. */
const tolerance = 4;

/** Up to this distance the person meant this gap and let go too early; farther away they meant another. */
const nearby = 12;

/** The last attempt at a challenge; after it a new one is needed. */
export const mostAttempts = 3;

/** Whether the piece, moved by `given` px, fills the gap at `answer` px. */
export const fits = (given: number, answer: number): boolean => Math.abs(given - answer) <= tolerance;

/** Whether it is next to the right gap, so that the same picture may be tried again. */
export const isNear = (given: number, answer: number): boolean => Math.abs(given - answer) <= nearby;

/** So many digits are spoken. */
export const digitCount = 4;

/** The digits of an answer as a person types them, with the noughts in front. */
export const digitsOf = (answer: number): string => String(answer).padStart(digitCount, '0');
