import { noticeSetup } from './setup';

/** The notices over the page: a toast, a notification, a dialog. Source: GAT-06, GAT-07, GAT-13. */
export const noticesMachine = noticeSetup.createMachine({
  id: 'notices',
  description: 'The notices over the page; the three kinds are shown independently.',
  meta: { requirements: ['GAT-06', 'GAT-07', 'GAT-13'] },
  context: { toast: '', toastKind: 'news', notification: '', dialogs: [] },
  type: 'parallel',
  states: {
    toast: {
      description: 'A short text that goes by itself; a newer one takes its place.',
      meta: { requirements: ['GAT-06'] },
      initial: 'hidden',
      states: {
        hidden: {
          description: 'No toast.',
          meta: { requirements: ['GAT-06'] },
          on: {
            'notice.toast': {
              target: 'shown',
              actions: { type: 'keepToast', params: ({ event }) => ({ text: event.text }) },
            },
            'notice.callFailed': {
              guard: { type: 'isShownByToast', params: ({ event }) => event },
              target: 'shown',
              actions: { type: 'keepToastOfFailure', params: ({ event }) => event },
            },
          },
        },
        shown: {
          description: 'The toast is shown for 2 s.',
          meta: { requirements: ['GAT-06'] },
          after: { toastShown: 'hidden' },
          on: {
            'notice.toast': {
              target: 'shown',
              reenter: true,
              actions: { type: 'keepToast', params: ({ event }) => ({ text: event.text }) },
            },
            'notice.callFailed': {
              guard: { type: 'isShownByToast', params: ({ event }) => event },
              target: 'shown',
              reenter: true,
              actions: { type: 'keepToastOfFailure', params: ({ event }) => event },
            },
            'notice.cleared': 'hidden',
          },
        },
      },
    },
    notification: {
      description: 'What the gateway refused, and why.',
      meta: { requirements: ['GAT-06'] },
      initial: 'hidden',
      states: {
        hidden: {
          description: 'No notification.',
          meta: { requirements: ['GAT-06'] },
          on: {
            'notice.callFailed': {
              guard: { type: 'isShownByNotification', params: ({ event }) => event },
              target: 'shown',
              actions: { type: 'keepNotification', params: ({ event }) => event },
            },
          },
        },
        shown: {
          description: 'The notification is shown for 4 s, or until it is dismissed.',
          meta: { requirements: ['GAT-06'] },
          after: { notificationShown: 'hidden' },
          on: {
            'notice.callFailed': {
              guard: { type: 'isShownByNotification', params: ({ event }) => event },
              target: 'shown',
              reenter: true,
              actions: { type: 'keepNotification', params: ({ event }) => event },
            },
            'notice.dismissed': { guard: 'noDialogIsShown', target: 'hidden' },
            'notice.cleared': 'hidden',
          },
        },
      },
    },
    dialog: {
      description: 'One dialog at a time; the same one is never shown twice.',
      meta: { requirements: ['GAT-07', 'GAT-13', 'SES-03'] },
      initial: 'none',
      states: {
        none: {
          description: 'No dialog.',
          meta: { requirements: ['GAT-07'] },
          on: {
            'notice.callFailed': {
              guard: { type: 'isShownByDialog', params: ({ event }) => event },
              target: 'shown',
              actions: { type: 'addDialogOfFailure', params: ({ event }) => event },
            },
            'notice.dialog': {
              target: 'shown',
              actions: { type: 'addDialog', params: ({ event }) => event },
            },
          },
        },
        shown: {
          description:
            'A dialog waits for its answer; back closes it, and so does the end of the failure it reports.',
          meta: { requirements: ['GAT-07', 'GAT-13', 'LAY-19'] },
          invoke: [
            {
              id: 'layer',
              src: 'layer',
              input: ({ context }) => ({ id: `dialog ${context.dialogs[0]?.id ?? ''}` }),
              onError: { target: 'leaving', actions: 'reportDismissed' },
            },
            {
              id: 'connectionBack',
              src: 'connectionBack',
              onDone: [
                { guard: 'shownIsOfConnection', target: 'leaving', actions: 'dropWaitingOfConnection' },
                { actions: 'dropWaitingOfConnection' },
              ],
            },
          ],
          on: {
            'notice.callFailed': {
              guard: { type: 'isShownByNewDialog', params: ({ event }) => event },
              actions: { type: 'addDialogOfFailure', params: ({ event }) => event },
            },
            'notice.dialog': [
              {
                guard: { type: 'dialogIsNew', params: ({ event }) => event },
                actions: { type: 'addDialog', params: ({ event }) => event },
              },
            ],
            'notice.answered': [
              {
                guard: { type: 'isChoiceOfShown', params: ({ event }) => event },
                target: 'leaving',
                actions: { type: 'reportChosen', params: ({ event }) => event },
              },
            ],
            'notice.dismissed': { target: 'leaving', actions: 'reportDismissed' },
            'notice.cleared': { target: 'none', actions: 'dropDialogs' },
          },
        },
        leaving: {
          description: 'The dialog is gone; the next one follows.',
          meta: { requirements: ['GAT-07'] },
          exit: 'dropShownDialog',
          always: [{ guard: 'anotherDialogWaits', target: 'shown' }, { target: 'none' }],
        },
      },
    },
  },
});

export type NoticesMachine = typeof noticesMachine;
