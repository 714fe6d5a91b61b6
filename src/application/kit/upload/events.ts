import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { UploadPurpose } from '../../../../contract/rules/upload-limits';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { ChosenFile } from '../../../ports/chosen-file';

/** What starts the place of one upload. */
export interface UploadInput {
  readonly purpose: UploadPurpose;
  /** The file that was uploaded before; null begins empty. */
  readonly uploaded: UploadedFile | null;
}

export type UploadAnswer = Either<GatewayFailure, UploadedFile>;

export type UploadEvent =
  /** A person chose a file, also in place of the one before. */
  | { readonly type: 'upload.fileChosen'; readonly file: ChosenFile }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'upload.removed' }
  /** What the sending actor reports: bytes sent so far. */
  | { readonly type: 'sending.progressed'; readonly sent: number }
  | { readonly type: 'sending.ended'; readonly result: UploadAnswer }
  /** The chosen picture can be shown; null when it cannot. */
  | { readonly type: 'preview.opened'; readonly address: string | null }
  /** The picture that the gateway keeps can be shown; null when it does not come. */
  | { readonly type: 'picture.opened'; readonly address: string | null };
