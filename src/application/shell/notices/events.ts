import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { DialogButton } from '../../../domain/notice/notice';

/**
 * A question or notice that waits for an answer. Dialogs of one id at one time are one dialog; one with the text of
 * another takes its place, so that one failure is shown once (GAT-07, SES-03).
 */
export interface Dialog {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly DialogButton[];
}

/** Whether a toast says what happened, or that something failed, which a sign before it says too. */
export type ToastKind = 'news' | 'failure';

/** The choice that is reported when the back button, a tap outside or Escape closed a dialog. */
export const dismissedChoice = 'dismissed';

export type NoticeEvent =
  /** A call failed and its caller does not show the failure (GAT-06, GAT-07). */
  | { readonly type: 'notice.callFailed'; readonly failure: GatewayFailure }
  | { readonly type: 'notice.toast'; readonly text: string }
  | ({ readonly type: 'notice.dialog' } & Dialog)
  | { readonly type: 'notice.answered'; readonly id: string; readonly choice: string }
  /** Closes the dialog when there is one, else the notification. */
  | { readonly type: 'notice.dismissed' }
  /** The session is over: nothing of it stays on the screen. */
  | { readonly type: 'notice.cleared' };

export type NoticeFact = { readonly type: 'notice.chosen'; readonly id: string; readonly choice: string };
