import { privacyCenterSetup } from './setup';

const asksToConfirm = { target: 'confirming', actions: 'sayNothing' } as const;

/**
 * The functions of /user/privacy besides the policy: the record of consents, its withdrawal, the member's personal
 * data. Source: PRI-06.
 */
export const privacyCenterMachine = privacyCenterSetup.createMachine({
  id: 'privacyCenter',
  description: 'One visit to the page where a person sees to their own data.',
  meta: { requirements: ['PRI-06'] },
  context: ({ input }) => ({ member: input.member, entries: [], failure: null, said: null, data: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Only a member has a record at the gateway.',
      meta: { requirements: ['PRI-06'] },
      always: [{ guard: 'isMember', target: 'loading' }, { target: 'resting' }],
    },
    loading: {
      description: 'The record of consents is being loaded.',
      meta: { requirements: ['PRI-06'] },
      invoke: {
        id: 'loadConsents',
        src: 'loadConsents',
        onDone: [
          {
            guard: { type: 'entriesCame', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'keepEntries', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteLoadFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    resting: {
      description:
        'The record is shown, or why it did not come, until the connection is back; a visitor has none.',
      meta: { requirements: ['PRI-06', 'LAY-16'] },
      invoke: {
        id: 'connectionBack',
        src: 'connectionBack',
        onDone: [
          { guard: 'loadingFailed', target: 'loading' },
          { target: 'resting', reenter: true },
        ],
      },
      on: {
        'center.reloadRequested': [{ guard: 'loadingFailed', target: 'loading' }],
        'center.exportRequested': [{ guard: 'isMember', target: 'exporting', actions: 'sayNothing' }],
        'center.withdrawRequested': asksToConfirm,
      },
    },
    exporting: {
      description: 'Everything that is stored of the account is being asked for.',
      meta: { requirements: ['PRI-06'] },
      invoke: {
        id: 'exportData',
        src: 'exportData',
        onDone: [
          {
            guard: { type: 'dataCame', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'keepData', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'sayFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    saving: {
      description: 'The file is handed to the person.',
      meta: { requirements: ['PRI-06'] },
      exit: 'forgetData',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => ({ data: context.data }),
        onDone: [
          {
            guard: { type: 'fileIsSaved', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'sayExported',
          },
          { target: 'resting', actions: 'sayNotSaved' },
        ],
        onError: { target: 'resting', actions: 'sayNotSaved' },
      },
      after: { fileLimit: { target: 'resting', actions: 'sayNotSaved' } },
    },
    confirming: {
      description: 'It is asked whether the consent is really to be taken back, with what follows from it.',
      meta: { requirements: ['PRI-06', 'LAY-19'] },
      invoke: {
        id: 'confirmLayer',
        src: 'confirmLayer',
        onError: { target: 'resting', actions: 'sayDefect' },
      },
      on: {
        'center.withdrawConfirmed': 'withdrawing',
        'center.withdrawCancelled': 'resting',
      },
    },
    withdrawing: {
      description: 'The gateway withdraws the consent, which ends every login, then the device does.',
      meta: { requirements: ['PRI-06'] },
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => ({ member: context.member }),
        onDone: [
          { guard: { type: 'isWithdrawn', params: ({ event }) => event.output }, target: 'withdrawn' },
          { target: 'resting', actions: { type: 'sayFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    withdrawn: {
      description: 'The consent is taken back; the page will be left, or shows a visitor.',
      meta: { requirements: ['PRI-06'] },
      type: 'final',
    },
  },
});

export type PrivacyCenterMachine = typeof privacyCenterMachine;
