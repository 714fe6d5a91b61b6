import type { IO } from 'fp-ts/IO';
import type { IOEither } from 'fp-ts/IOEither';
import type { Option } from 'fp-ts/Option';
import type { FormDraft } from '../domain/session/form-draft';
import type { StorageFailure } from '../domain/session/storage-failure';

/** The text typed in a form, kept over a reload and the end of a session (SES-07). Never a secret. */
export interface FormDrafts {
  /** None when nothing is kept for this form, when it is another user's, or when it does not decode. */
  readonly recall: (formId: string, userId: string | null) => IO<Option<FormDraft>>;
  /** Replaces the earlier draft. */
  readonly keep: (draft: FormDraft) => IOEither<StorageFailure, void>;
  readonly discard: (formId: string) => IO<void>;
  /** Discards what other users typed, once it is known who is logged in; what a visitor typed stays (SEC-04). */
  readonly discardOthers: (userId: string) => IO<void>;
}
