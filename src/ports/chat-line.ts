import type { SentMessage } from './message-socket';

/** The events of the line. */
export type LineNews =
  | { readonly type: 'line.opened' }
  | { readonly type: 'line.lost' }
  /** The gateway has taken the message of this key. */
  | { readonly type: 'line.taken'; readonly clientId: string }
  /** The gateway does not take it; `why` is what it says to people. */
  | { readonly type: 'line.refused'; readonly clientId: string; readonly why: string };

/** The message socket as it is sent over: whether it is open, and what becomes of what was sent. */
export interface ChatLine {
  /** Reports at once whether the line is open, and then each change. @returns unsubscribes */
  readonly listen: (hear: (news: LineNews) => void) => () => void;
  /** Sent while the line is open; else it goes nowhere, and nothing is heard of it. */
  readonly send: (message: SentMessage) => void;
}
