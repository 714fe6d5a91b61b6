import { atTheBeginning } from '../../../domain/nda/reading-progress';
import { noNdaErrors } from '../../../domain/sale/nda-form';
import { reading } from './reading';
import { settled } from './settled';
import { ndaSetup } from './setup';
import { signing } from './signing';

/** The NDA on one deal, over its page: read, signed, decided elsewhere, signed again. Source: ENT-09, MKT-04. */
export const ndaMachine = ndaSetup.createMachine({
  id: 'nda',
  description: 'One member and the NDA on one deal. The answer of the gateway contains its state.',
  meta: { requirements: ['ENT-09', 'MKT-04'] },
  context: ({ input }) => ({
    ...input,
    standing: null,
    failure: null,
    read: false,
    place: atTheBeginning,
    name: '',
    caption: '',
    agreed: false,
    errors: noNdaErrors,
    error: null,
    code: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing lies over the page.',
      meta: { requirements: ['LAY-19'] },
      on: { 'nda.opened': { target: 'open', actions: 'forgetError' } },
    },
    open: {
      description:
        'The NDA lies over the page; back closes it first. The typed name stays for the next time, over a reload too.',
      meta: { requirements: ['ENT-09', 'LAY-19'] },
      initial: 'loading',
      invoke: [
        { id: 'layer', src: 'layer' },
        {
          id: 'drafts',
          src: 'drafts',
          input: ({ context: { sale, userId } }) => ({ sale, userId }),
        },
      ],
      on: {
        'nda.closed': 'closed',
        'nda.recalled': { actions: { type: 'keepRecalled', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: 'Loads the state of the NDA, and its text.',
          meta: { requirements: ['ENT-09'] },
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context.sale,
            onDone: [
              {
                guard: { type: 'isNew', params: ({ event }) => event.output },
                target: 'reading',
                actions: { type: 'keepStanding', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'settled',
                actions: { type: 'keepStanding', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: { type: 'noteLoadFailure', params: ({ event }) => event.output },
              },
            ],
          },
        },
        failed: {
          description: 'It could not be loaded; the reason is shown, and the member may try again.',
          meta: { requirements: ['ENT-09'] },
          on: { 'nda.retryRequested': 'loading' },
        },
        reading,
        signing,
        settled,
        withdrawing: {
          description: 'The signature is taken back; the one call is under way.',
          meta: { requirements: ['ENT-09'] },
          invoke: {
            id: 'withdraw',
            src: 'withdraw',
            input: ({ context }) => context.sale,
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'settled',
                actions: { type: 'keepStanding', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: 'loading',
                actions: { type: 'noteRejection', params: ({ event }) => event.output },
              },
              { target: 'settled', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
            ],
          },
        },
      },
    },
  },
});

export type NdaMachine = typeof ndaMachine;
