import { whenBack } from '../../kit/connection/actors';
import { separateConsentsSetup } from './setup';

/** The member's separate consents, each given or withdrawn by one call. Source: MKT-23. */
export const separateConsentsMachine = separateConsentsSetup.createMachine({
  id: 'separateConsents',
  description: 'The separate consents on one visit to a page that shows them.',
  meta: { requirements: ['MKT-23'] },
  context: { consents: [], change: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The record of the separate consents is being loaded.',
      meta: { requirements: ['MKT-23'] },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'consentsCame', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepConsents', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: {
      description: 'The record did not come; it is loaded on request, and when the connection is back.',
      meta: { requirements: ['MKT-23', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: {
        'consents.reloadRequested': 'loading',
      },
    },
    ready: {
      description: 'Each consent is shown as the gateway has it: none is given beforehand.',
      meta: { requirements: ['MKT-23'] },
      on: {
        'consents.given': [
          {
            guard: { type: 'isNotGiven', params: ({ event }) => event },
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ event }) => ({ what: 'give', purpose: event.purpose }),
            },
          },
        ],
        'consents.withdrawn': [
          {
            guard: { type: 'isGiven', params: ({ event }) => event },
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ event }) => ({ what: 'withdraw', purpose: event.purpose }),
            },
          },
        ],
      },
    },
    changing: {
      description: 'One consent is being given or withdrawn; the page shows the answer of the gateway.',
      meta: { requirements: ['MKT-23'] },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.change ?? { what: 'withdraw', purpose: 'recommendation' },
        onDone: [
          {
            guard: { type: 'consentsCame', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'keepConsents', params: ({ event }) => event.output }, 'announce'],
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
    },
  },
});

export type SeparateConsentsMachine = typeof separateConsentsMachine;
