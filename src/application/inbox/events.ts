import type { RowMark } from './inbox-context';

export type InboxEvent =
  | { readonly type: 'inbox.readPressed'; readonly row: RowMark }
  | { readonly type: 'inbox.removePressed'; readonly row: RowMark }
  /** Takes the last removal back. */
  | { readonly type: 'inbox.undone' }
  /** Every message is read; `rows` are those that are shown. */
  | { readonly type: 'inbox.readAllPressed'; readonly rows: readonly RowMark[] };
