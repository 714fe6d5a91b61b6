import type { CodeMode } from '../domain/verification-code/code-mode';
import type { CodeRecipient } from '../domain/verification-code/sent-code';
import type { Call, CallOptions } from './call';

/** Which code is asked for; ticket and randstr are the captcha's, good for one call (CAP-07). */
export interface CodeRequest extends CodeRecipient {
  readonly mode: CodeMode;
  readonly ticket: string;
  readonly randstr: string;
}

/** Verification codes by text message. The answer never holds the code (SEC-05). */
export interface VerificationCodes {
  /** `refused` with the server's words when the ticket is spent or codes were asked for too often. */
  readonly send: (request: CodeRequest, options?: CallOptions) => Call<void>;
}
