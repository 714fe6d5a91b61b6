import type { GatewayFailure } from '../../../domain/gateway/failure';

export type UnreadCountEvent =
  /** A message arrived, the socket opened, or the list was shown: the count may have changed (SOC-03). */
  | { readonly type: 'unread.refreshRequested' }
  /** The session is over. */
  | { readonly type: 'unread.cleared' }
  /** Another answer of the gateway contained the count. */
  | { readonly type: 'unread.known'; readonly count: number };

export type UnreadCountFact =
  /** A refresh ended without any answer; the count stays as it was. The reporter of the call reports a failure. */
  { readonly type: 'unread.refreshFailed'; readonly failure: GatewayFailure };
