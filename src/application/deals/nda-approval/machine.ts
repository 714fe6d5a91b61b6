import { ndaApprovalSetup } from './setup';

/** The owner of a deal lets somebody see what is hidden. Source: ENT-09, MKT-04. */
export const ndaApprovalMachine = ndaApprovalSetup.createMachine({
  id: 'ndaApproval',
  description:
    'Approving one NDA on the own deal. It is asked about first: what was seen cannot be taken back.',
  meta: { requirements: ['ENT-09', 'MKT-04'] },
  context: ({ input }) => ({ id: input.id, error: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is under way; why the last try came to nothing stands there.',
      meta: { requirements: ['ENT-09'] },
      on: { 'ndaApproval.requested': { target: 'asking', actions: 'forgetError' } },
    },
    asking: {
      description: 'Says what will be seen and by whom; back closes the question first.',
      meta: { requirements: ['ENT-09', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: { target: 'resting', actions: 'noteDefect' } },
      on: {
        'ndaApproval.confirmed': 'approving',
        'ndaApproval.dismissed': 'resting',
      },
    },
    approving: {
      description: 'The one call is under way.',
      meta: { requirements: ['ENT-09'] },
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: { type: 'isApproved', params: ({ event }) => event.output }, target: 'approved' },
          { target: 'resting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'noteDefect' },
      },
      after: { answerLimit: { target: 'resting', actions: 'noteTimeout' } },
    },
    approved: {
      description: 'The gateway said that it is approved; the signer has been told.',
      meta: { requirements: ['ENT-09'] },
      type: 'final',
    },
  },
});

export type NdaApprovalMachine = typeof ndaApprovalMachine;
