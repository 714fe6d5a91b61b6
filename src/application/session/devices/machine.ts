import { whenBack } from '../../kit/connection/actors';
import { devicesSetup } from './setup';

/** Where the member is logged in, and ending a login elsewhere. Source: SCR-10. */
export const devicesMachine = devicesSetup.createMachine({
  id: 'devices',
  description: 'The logins of the member. Ending one is asked about first.',
  meta: { requirements: ['SCR-10'] },
  context: { devices: [], chosen: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The logins are being asked for.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'listCame', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepList', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: {
      description:
        'The logins could not be loaded; the page offers to try again, and does so by itself when it can.',
      meta: { requirements: ['SCR-10', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: {
        'devices.reloadRequested': 'loading',
      },
    },
    listed: {
      description: 'The logins are shown.',
      meta: { requirements: ['SCR-10'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is under way.',
          meta: { requirements: ['SCR-10'] },
          on: {
            'devices.reloadRequested': '#devices.loading',
            'devices.revokeRequested': [
              {
                guard: { type: 'isAnotherLogin', params: ({ event }) => event },
                target: 'asking',
                actions: { type: 'keepChosen', params: ({ event }) => event },
              },
            ],
          },
        },
        asking: {
          description: 'Asks whether the chosen login is to end.',
          meta: { requirements: ['SCR-10'] },
          on: {
            'devices.revokeRequested': [
              {
                guard: { type: 'isAnotherLogin', params: ({ event }) => event },
                actions: { type: 'keepChosen', params: ({ event }) => event },
              },
            ],
            'devices.revokeConfirmed': 'revoking',
            'devices.revokeCancelled': { target: 'resting', actions: 'dropChosen' },
          },
        },
        revoking: {
          description: 'The chosen login is being ended.',
          meta: { requirements: ['SCR-10'] },
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => ({ id: context.chosen ?? '' }),
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                target: 'resting',
                actions: 'takeOut',
              },
              {
                target: 'resting',
                actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'dropChosen'],
              },
            ],
          },
        },
      },
    },
  },
});

export type DevicesMachine = typeof devicesMachine;
