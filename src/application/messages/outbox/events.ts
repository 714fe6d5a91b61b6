import type { OutboxEntry, Written } from '../../../domain/chat/outbox-entry';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { LineNews } from '../../../ports/chat-line';
import type { ShelfNews } from './shelf-actor';

/** What starts an outbox. */
export interface OutboxInput {
  /** Whether the gateway takes client ids: then a message is sent again by itself (`socket.clientIds`). */
  readonly confirms: boolean;
}

export interface LineCommand {
  readonly type: 'line.send';
  readonly message: Pick<OutboxEntry, 'clientId' | 'to' | 'content'>;
}

export type OutboxEvent =
  | { readonly type: 'outbox.memberCame'; readonly userId: string }
  /** The session ended; `chosen` when the user chose to log out, after a question where messages were unsent. */
  | { readonly type: 'outbox.memberLeft'; readonly chosen: boolean }
  /** `after` is the last position that other tabs have given and this one knows; 0 without any. */
  | { readonly type: 'outbox.written'; readonly written: Written; readonly after: number }
  /** The device keeps what another tab wrote. */
  | { readonly type: 'outbox.othersKeep' }
  | { readonly type: 'outbox.retried'; readonly clientId: string }
  | { readonly type: 'outbox.discarded'; readonly clientId: string }
  | ShelfNews<OutboxEntry>
  | LineNews;

export type OutboxFact =
  /** The device did not keep a message: it is sent all the same, as long as this page lives. */
  { readonly type: 'outbox.notKept'; readonly failure: StorageFailure };
