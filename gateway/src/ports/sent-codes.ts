import type { CodePurpose, CodeVerdict, KeptCode } from '../domain/sent-code/sent-code';

export interface CodeAnswer {
  /** As accounts keep it. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** From where it is answered: an address, or a device that the account knows. */
  readonly place: string;
}

/** Verification codes; in the database, so that any instance can judge what another one sent. */
export interface SentCodes {
  /**
   * Keeps a new code. From then on it is valid for its phone and purpose, in addition to the last one that was requested from
   * the place of the answering client: a request of another person invalidates no code.
   */
  readonly issue: (code: Omit<KeptCode, 'tries' | 'strangerTries' | 'usedAt'>) => Promise<void>;
  /**
   * Judges an answer and counts it when it is wrong; atomic, also when many come at once. `uses` spends the code
   * with a right answer. 'wrong' too when none was ever asked for.
   */
  readonly judge: (answer: CodeAnswer, how: { readonly uses: boolean }) => Promise<CodeVerdict>;
  /** Those that were sent, the newest first; of one phone unless null. */
  readonly recent: (phone: string | null, most: number) => Promise<readonly KeptCode[]>;
}
