/** A challenge can be answered for two minutes. */
export const challengeLifetimeMs = 2 * 60_000;

/** So far beside the gap, in px of the picture, is still right. */
const tolerance = 4;

/** The last attempt at a challenge; after it a new one is needed. */
export const mostAttempts = 3;

/** Challenges drawn for one address (SEC-05). */
export const challengesPerAddress = { max: 30, windowMs: 60_000 };

/** Answers judged for one address, to known and unknown challenges. */
export const answersPerAddress = { max: 90, windowMs: 60_000 };

/** Whether the piece, moved by `given` px, fills the gap at `answer` px. */
export const fits = (given: number, answer: number): boolean => Math.abs(given - answer) <= tolerance;
