/** What has to be found: the gap that the piece belongs to, or the digits that are spoken. */
export type ChallengeKind = 'picture' | 'sound';

/** A challenge that was given out, as the server remembers it. */
export interface CaptchaChallenge {
  /** Unguessable; known to the page. */
  readonly id: string;
  readonly appid: string;
  /** The frame's session, made by the page that shows it. */
  readonly sid: string;
  readonly kind: ChallengeKind;
  /**
   * Of a picture where the gap begins, in px from its left; of a sound its four digits as a number.
   * Never leaves the server but by the operator's command.
   */
  readonly answer: number;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** From then on it can be answered: later for an address that asked for many. */
  readonly opensAt: number;
  /** From then on it cannot be answered. */
  readonly expiresAt: number;
}

/** One answer to a challenge, counted already. */
export interface CaptchaAttempt extends Pick<CaptchaChallenge, 'kind' | 'answer' | 'issuedAt' | 'opensAt'> {
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
   * null when the challenge is unknown, of another application, frame or kind, expired, closed, or was
   * tried `most` times already.
   */
  readonly attempt: (
    given: Pick<CaptchaChallenge, 'id' | 'appid' | 'sid' | 'kind'>,
    most: number,
  ) => Promise<CaptchaAttempt | null>;
  /** Closes the challenge, solved or missed for good; true for the first call only. */
  readonly close: (id: string) => Promise<boolean>;
  /** Those that can still be answered, the newest first, for the operator alone. */
  readonly open: (sid: string | null, most: number) => Promise<readonly CaptchaChallenge[]>;
}
