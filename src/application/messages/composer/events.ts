import type { Either } from 'fp-ts/Either';
import type { Quote } from '../../../../contract/chat/chat-body';
import type { BodyOf } from '../../../../contract/chat/chat-body';
import type { UploadType } from '../../../../contract/upload/upload-type';
import type { ChatDraft } from '../../../domain/chat/chat-draft';
import type { QueueFull } from '../../../domain/chat/waiting-limit';
import type { FileFault } from '../../../domain/upload/file-fault';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { PreparedFile } from '../../kit/upload/prepared-file';

/** The input of the composer of one conversation. */
export interface ComposerInput {
  readonly userId: string;
  readonly peerId: string;
}

/** A file that may go, or why it does not. */
export type FileVerdict = Either<FileFault, PreparedFile>;

export type Card = Extract<BodyOf, { kind: 'card' }>;

/** Why a file does not go: for what it is, or because too much waits already. */
export type FileProblem = FileFault | QueueFull;

/** A written message, passed to the outbox. */
export interface OutboxCommand {
  readonly type: 'outbox.write';
  readonly content: string;
}

/** A file that may go by what it holds. */
export interface GivenFile {
  readonly peerId: string;
  readonly file: ChosenFile | null;
  readonly kind: UploadType | null;
}

/** The file that is shown before it goes. */
export type PreviewOf = Pick<GivenFile, 'file' | 'kind'>;

export interface DraftCommand {
  readonly type: 'draft.keep';
  readonly draft: ChatDraft;
}

export type ComposerEvent =
  | { readonly type: 'composer.typed'; readonly text: string }
  | { readonly type: 'composer.quoted'; readonly quote: Quote }
  | { readonly type: 'composer.unquoted' }
  | { readonly type: 'composer.sent' }
  /** A recalled message is to be written again. */
  | { readonly type: 'composer.rewritten'; readonly text: string }
  /** A deal may be shown to the other; the user is asked first. */
  | { readonly type: 'composer.cardChosen'; readonly card: Card }
  | { readonly type: 'composer.cardSent' }
  | { readonly type: 'composer.cardCancelled' }
  /** One file or more, chosen, dropped or pasted; each is shown before it goes. */
  | {
      readonly type: 'composer.fileChosen';
      readonly file: ChosenFile;
      readonly further: readonly ChosenFile[];
    }
  /** The file that is shown goes out. */
  | { readonly type: 'composer.fileSent' }
  /** The picture that is shown has an address; null where there is none. */
  | { readonly type: 'preview.opened'; readonly address: string | null }
  /** The same file once more, where too much waited. */
  | { readonly type: 'composer.fileRetried' }
  | { readonly type: 'composer.fileCancelled' }
  /** Its sender took a message back; null where it is not said which. */
  | { readonly type: 'message.recalled'; readonly id: string | null }
  /** The draft that was kept for this conversation. */
  | { readonly type: 'draft.recalled'; readonly draft: ChatDraft };
