import type { Verification } from '../domain/verification/verification';
import type { VerificationForm } from '../domain/verification/verification-form';
import type { Call, CallOptions, WriteOptions } from './call';

/** What is handed in to be verified; texts are sent trimmed. */
export interface VerificationApplication extends VerificationForm {
  /** The id of a document that the gateway has taken from the same member. */
  readonly documentId: string;
}

/** Both calls handle their own answers: no global notice. */
export interface VerificationGateway {
  readonly current: (options?: CallOptions) => Call<Verification>;
  /** Answers the application as it is then; `refused` while another is looked at. */
  readonly submit: (application: VerificationApplication, options?: WriteOptions) => Call<Verification>;
}
