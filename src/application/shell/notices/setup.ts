import { assign, emit, fromCallback, setup, stateIn, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureNotice, failureText } from '../../../domain/gateway/failure-text';
import { notWired } from '../../kit/not-wired';
import { noticeDelays } from './delays';
import { dismissedChoice, type Dialog, type NoticeEvent, type NoticeFact, type ToastTells } from './events';
import { unwiredWait } from '../../kit/from-wait';

interface NoticeContext {
  readonly toast: string;
  readonly toastTells: ToastTells;
  readonly notification: string;
  /** The first one is shown, the others wait. */
  readonly dialogs: readonly Dialog[];
}

type Toast = Pick<NoticeContext, 'toast' | 'toastTells'>;

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
    isToldByToast: (_, told: OfFailure) => failureNotice(told.failure)?.kind === 'toast',
    isToldByNotification: (_, told: OfFailure) => failureNotice(told.failure)?.kind === 'notification',
    isToldByDialog: (_, told: OfFailure) => failureNotice(told.failure)?.kind === 'dialog',
    isToldByNewDialog: ({ context }, told: OfFailure) =>
      dialogOf(told).some((dialog) => context.dialogs.every(saysOther(dialog))),
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
    keepToast: assign((_, told: OfText): Toast => ({ toast: told.text, toastTells: 'news' })),
    keepToastOfFailure: assign((_, told: OfFailure): Toast => ({
      toast: failureText(told.failure),
      toastTells: 'failure',
    })),
    keepNotification: assign((_, told: OfFailure) => ({ notification: failureText(told.failure) })),
    addDialog: assign(({ context }, { id, title, text, buttons }: Dialog) => ({
      dialogs: [...context.dialogs.filter(saysOther({ text })), { id, title, text, buttons }],
    })),
    addDialogOfFailure: assign(({ context }, told: OfFailure) => ({
      dialogs: [...context.dialogs, ...dialogOf(told)],
    })),
    dropShownDialog: assign(({ context }) => ({ dialogs: context.dialogs.slice(1) })),
    /** Those that wait behind the one that is shown. */
    dropWaitingOfConnection: assign(({ context }) => ({
      dialogs: context.dialogs.filter((dialog, place) => place === 0 || !isOfConnection(dialog)),
    })),
    dropDialogs: assign({ dialogs: [] }),
    tellChosen: emit((_, choice: Choice) => ({
      type: 'notice.chosen' as const,
      id: choice.id,
      choice: choice.choice,
    })),
    tellDismissed: emit(({ context }) => ({
      type: 'notice.chosen' as const,
      id: context.dialogs[0]?.id ?? '',
      choice: dismissedChoice,
    })),
  },
});
