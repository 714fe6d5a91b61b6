import { proof } from './proof';
import { unsubscribeSetup } from './setup';

/** Deleting the account: the list of losses, a code by phone, one more question. Source: SCR-10. */
export const unsubscribeMachine = unsubscribeSetup.createMachine({
  id: 'unsubscribe',
  description: 'One visit to the page where an account is given up. Leaving it leaves the account as it is.',
  meta: { requirements: ['SCR-10'] },
  context: ({ input }) => ({ ...input, understood: false, caption: '', error: null, code: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The person reads what is lost, and goes on only after saying so.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'unsubscribe.understoodToggled': { actions: 'toggleUnderstood' },
        'unsubscribe.continued': [
          { guard: 'isUnderstood', target: 'proof', actions: 'forgetError' },
          { actions: 'noteNotUnderstood' },
        ],
      },
    },
    proof,
    over: {
      description: 'The account is deleted; the next call says so, and the session ends (SES-02).',
      meta: { requirements: ['SCR-10', 'SES-02'] },
      type: 'final',
    },
  },
});

export type UnsubscribeMachine = typeof unsubscribeMachine;
