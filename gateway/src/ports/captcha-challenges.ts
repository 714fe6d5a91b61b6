/** A puzzle that was given out, as the server remembers it. */
export interface CaptchaChallenge {
  /** Unguessable; known to the page. */
  readonly id: string;
  readonly appid: string;
  /** The frame's session, made by the page that shows it. */
  readonly sid: string;
  /** Where the gap begins, in px from the left of the picture; never leaves the server. */
  readonly answer: number;
  /** Milliseconds since 1970; from then on it cannot be answered. */
  readonly expiresAt: number;
}

/** One answer to a challenge, counted already. */
interface CaptchaAttempt {
  readonly answer: number;
  /** How many there have been, this one included. */
  readonly number: number;
}

/**
 * Challenges that wait for an answer (SEC-05). They live in the database, so that any instance can
 * judge what another one drew.
 */
export interface CaptchaChallenges {
  readonly issue: (challenge: CaptchaChallenge) => Promise<void>;
  /**
   * Counts an attempt before it is judged, so that many at once are no way around the limit.
   * null when the challenge is unknown, of another application or frame, expired, solved, or was
   * tried `most` times already.
   */
  readonly attempt: (
    given: Pick<CaptchaChallenge, 'id' | 'appid' | 'sid'>,
    most: number,
  ) => Promise<CaptchaAttempt | null>;
  /** Closes the challenge as solved; true for the first call only. */
  readonly solve: (id: string) => Promise<boolean>;
}
