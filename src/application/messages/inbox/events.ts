import type { UnreadByPart } from '../../../domain/message/inbox-row';
import type { RowRef } from './inbox-context';

export type InboxEvent =
  /** The unread messages by part, when all of them are loaded; sent when another part is shown, or a search begins. */
  | { readonly type: 'inbox.counted'; readonly parts: UnreadByPart }
  /** A row is gone to. */
  | { readonly type: 'inbox.rowOpened'; readonly row: RowRef }
  | { readonly type: 'inbox.readPressed'; readonly row: RowRef }
  | { readonly type: 'inbox.removePressed'; readonly row: RowRef }
  /** Takes the last removal back. */
  | { readonly type: 'inbox.undone' }
  /** The gateway did not take a removal back: it can be taken back once more. */
  | { readonly type: 'inbox.restoreFailed'; readonly row: RowRef }
  /** Every message is read; `rows` are those that are shown. */
  | { readonly type: 'inbox.readAllPressed'; readonly rows: readonly RowRef[] };
