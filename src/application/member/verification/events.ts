import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Prove } from '../../../../contract/account/prove';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { Verification } from '../../../../contract/verification/verification';
import type { VerificationForm } from '../../../domain/verification/verification-form';
import type { UploadEvent } from '../../kit/upload/events';

/** What starts a page about a member's verification. */
export interface VerificationInput {
  /** Whose it is, for what was typed before; null while user info is loading. */
  readonly userId: string | null;
  /** The level that this page knows; another level in the answer makes it request user info again. */
  readonly prove: Prove | null;
  /** To hand in an application, or to follow the one that was. */
  readonly wish: 'apply' | 'follow';
}

export type VerificationAnswer = Either<GatewayFailure, Verification>;

/** What of the form is kept over a reload; the document is one that the gateway has taken. */
export interface VerificationDraft extends VerificationForm {
  readonly document: UploadedFile | null;
}

/** What a person does with the document, passed on to its upload. */
export type DocumentEvent = Extract<UploadEvent, { type: `upload.${string}` }>;

export type VerificationEvent =
  | { readonly type: 'verification.typed'; readonly field: keyof VerificationForm; readonly text: string }
  | { readonly type: 'verification.submitted' }
  /** To hand in (another) application. */
  | { readonly type: 'verification.applyRequested' }
  | { readonly type: 'verification.reloadRequested' }
  /** The socket says that there is a decision. */
  | { readonly type: 'verification.decided' }
  | DocumentEvent;

export type VerificationFact = { readonly type: 'verification.draftsLost' };
