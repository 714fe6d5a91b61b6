import type { Call, CallOptions, WriteOptions } from './call';

/** What a member gives to change the password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
}

/** The ways in of one's own account. Both handle their own answers: no global notice (PAY-03). */
export interface CredentialsGateway {
  /** Ends the member's other logins, and answers how many there were; this one goes on (SCR-10). */
  readonly changePassword: (change: PasswordChange, options?: WriteOptions) => Call<number>;
  /** Gives the account up, for a code sent to its own phone (SCR-10). */
  readonly unsubscribe: (caption: string, options?: CallOptions) => Call<void>;
}
