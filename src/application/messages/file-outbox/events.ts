import type { Either } from 'fp-ts/Either';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { Written } from '../../../domain/chat/outbox-entry';
import type { ChosenForChat } from '../../../domain/chat/waiting-file';
import type { Waiting } from '../../../domain/chat/waiting-limit';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { HeldFile } from '../../../ports/outbox';
import type { ShelfNews } from '../outbox/shelf-actor';

export type UploadAnswer = Either<GatewayFailure, UploadedFile>;

/** The message that is put into the outbox once a file was uploaded. */
export interface OutboxCommand {
  readonly type: 'outbox.write';
  readonly written: Written;
}

export type FileOutboxEvent =
  | { readonly type: 'files.memberCame'; readonly userId: string }
  /** The session ended; `chosen` when the user chose to log out, after a question where messages were unsent. */
  | { readonly type: 'files.memberLeft'; readonly chosen: boolean }
  | {
      readonly type: 'files.chosen';
      readonly chosen: ChosenForChat;
      readonly file: ChosenFile;
      /** What other tabs keep on the device for the same user. */
      readonly elsewhere: Waiting;
    }
  | { readonly type: 'files.retried'; readonly clientId: string }
  | { readonly type: 'files.discarded'; readonly clientId: string }
  /** What the file under way holds is not on the device any more: another tab had it taken, or it was given up there. */
  | { readonly type: 'content.gone' }
  /** The device does not give what the file under way holds. */
  | { readonly type: 'content.unread' }
  /** Bytes that have gone up. */
  | { readonly type: 'upload.progressed'; readonly sent: number }
  | { readonly type: 'upload.ended'; readonly result: UploadAnswer }
  /** The device keeps the message of a file that was taken. */
  | { readonly type: 'outbox.kept'; readonly clientId: string }
  /** The connection is there again. */
  | { readonly type: 'line.opened' }
  | ShelfNews<HeldFile>;

export type FileOutboxFact =
  /** The device did not keep a file: it goes up all the same, as long as this page lives. */
  { readonly type: 'files.notKept'; readonly failure: StorageFailure };
