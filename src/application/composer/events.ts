import type { Either } from 'fp-ts/Either';
import type { Quote } from '../../../contract/chat/chat-body';
import type { BodyOf } from '../../../contract/chat/chat-body';
import type { UploadedFile } from '../../../contract/upload/uploaded-file';
import type { GatewayFailure } from '../../domain/gateway/failure';
import type { FileFault } from '../../domain/upload/file-fault';
import type { ChosenFile } from '../../ports/chosen-file';

/** What starts the place where one writes to somebody. */
export interface ComposerInput {
  readonly userId: string;
  readonly peerId: string;
}

/** Why a file did not go: what is wrong with it, or what the gateway said. */
export type FileProblem =
  | { readonly kind: 'fault'; readonly fault: FileFault }
  | { readonly kind: 'failure'; readonly failure: GatewayFailure };

export type FileAnswer = Either<FileProblem, UploadedFile>;

/** What is written: it goes to the outbox. */
export interface DeskCommand {
  readonly type: 'desk.write';
  readonly content: string;
}

export interface DraftCommand {
  readonly type: 'draft.keep';
  readonly text: string;
}

export type ComposerEvent =
  | { readonly type: 'composer.typed'; readonly text: string }
  | { readonly type: 'composer.quoted'; readonly quote: Quote }
  | { readonly type: 'composer.unquoted' }
  | { readonly type: 'composer.sent' }
  /** A message that was taken back is to be written anew. */
  | { readonly type: 'composer.rewritten'; readonly text: string }
  /** A deal is shown to the other. */
  | { readonly type: 'composer.cardSent'; readonly card: Extract<BodyOf, { kind: 'card' }> }
  | { readonly type: 'composer.fileChosen'; readonly file: ChosenFile }
  | { readonly type: 'composer.fileCancelled' }
  | { readonly type: 'composer.fileRetried' }
  /** What was typed here before. */
  | { readonly type: 'draft.recalled'; readonly text: string }
  /** Bytes sent so far. */
  | { readonly type: 'file.progressed'; readonly sent: number }
  | { readonly type: 'file.ended'; readonly result: FileAnswer };
