import { assign, emit, fromCallback, setup, stateIn, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureNotice, failureText } from '../../../domain/gateway/failure-text';
import { notWired } from '../../kit/not-wired';
import { noticeDelays } from './delays';
import { dismissedChoice, type Dialog, type NoticeEvent, type NoticeFact, type ToastKind } from './events';
import { unwiredWait } from '../../kit/from-wait';

interface NoticeContext {
  readonly toast: string;
  readonly toastKind: ToastKind;
  readonly notification: string;
  /** The first one is shown, the others wait. */
  readonly dialogs: readonly Dialog[];
}

type Toast = Pick<NoticeContext, 'toast' | 'toastKind'>;

interface NoticeTypes {
  readonly context?: NoticeContext;
  readonly events?: NoticeEvent;
  readonly emitted?: NoticeFact;
}

const types: NoticeTypes = {};

interface OfFailure {
  readonly failure: GatewayFailure;
}
interface OfText {
  readonly text: string;
}
interface Choice {
  readonly id: string;
  readonly choice: string;
}

const dialogOf = ({ failure }: OfFailure): readonly Dialog[] => {
  const notice = failureNotice(failure);
  if (notice?.kind !== 'dialog') return [];
  const { id, title, text, buttons } = notice;
  return [{ id, title, text, buttons }];
};

const connectionFailures: readonly Dialog[] = [
  ...dialogOf({ failure: { kind: 'network' } }),
  ...dialogOf({ failure: { kind: 'timeout' } }),
];

/** Whether a dialog only reports that no answer came: it is over when the connection is back. */
const isOfConnection = ({ id }: Dialog): boolean => connectionFailures.some((dialog) => dialog.id === id);

const saysOther = (said: OfText) => (dialog: Dialog) => dialog.text !== said.text;

/** The words that the chart of notices is written in. */
export const noticeSetup = setup({
  types,
  actors: {
    layer: fromCallback<EventObject, { readonly id: string }>(notWired('notices', 'layer')),
    connectionBack: unwiredWait('notices', 'connectionBack'),
  },
  delays: noticeDelays,
  guards: {
    isShownByToast: (_, received: OfFailure) => failureNotice(received.failure)?.kind === 'toast',
    isShownByNotification: (_, received: OfFailure) =>
      failureNotice(received.failure)?.kind === 'notification',
    isShownByDialog: (_, received: OfFailure) => failureNotice(received.failure)?.kind === 'dialog',
    isShownByNewDialog: ({ context }, received: OfFailure) =>
      dialogOf(received).some((dialog) => context.dialogs.every(saysOther(dialog))),
    dialogIsNew: ({ context }, asked: Dialog) => !context.dialogs.some((dialog) => dialog.id === asked.id),
    noDialogIsShown: stateIn({ dialog: 'none' }),
    shownIsOfConnection: ({ context }) => context.dialogs.slice(0, 1).some(isOfConnection),
    anotherDialogWaits: ({ context }) => context.dialogs.length > 1,
    isChoiceOfShown: ({ context }, choice: Choice) => {
      const shown = context.dialogs[0];
      return shown?.id === choice.id && shown.buttons.some((button) => button.choice === choice.choice);
    },
  },
  actions: {
    keepToast: assign((_, received: OfText): Toast => ({ toast: received.text, toastKind: 'news' })),
    keepToastOfFailure: assign((_, received: OfFailure): Toast => ({
      toast: failureText(received.failure),
      toastKind: 'failure',
    })),
    keepNotification: assign((_, received: OfFailure) => ({ notification: failureText(received.failure) })),
    addDialog: assign(({ context }, { id, title, text, buttons }: Dialog) => ({
      dialogs: [...context.dialogs.filter(saysOther({ text })), { id, title, text, buttons }],
    })),
    addDialogOfFailure: assign(({ context }, received: OfFailure) => ({
      dialogs: [...context.dialogs, ...dialogOf(received)],
    })),
    dropShownDialog: assign(({ context }) => ({ dialogs: context.dialogs.slice(1) })),
    /** Those that wait behind the one that is shown. */
    dropWaitingOfConnection: assign(({ context }) => ({
      dialogs: context.dialogs.filter((dialog, place) => place === 0 || !isOfConnection(dialog)),
    })),
    dropDialogs: assign({ dialogs: [] }),
    reportChosen: emit((_, choice: Choice) => ({
      type: 'notice.chosen' as const,
      id: choice.id,
      choice: choice.choice,
    })),
    reportDismissed: emit(({ context }) => ({
      type: 'notice.chosen' as const,
      id: context.dialogs[0]?.id ?? '',
      choice: dismissedChoice,
    })),
  },
});
