import { goingOn } from '../../kit/going-on';
import { elsewhereSetup, emptyContext } from './setup';

const unread = { target: 'known', actions: ['forgetKept', 'reportRead'] } as const;

/** What other tabs keep on the device for the user who is logged in here. Source: SOC-08. */
export const elsewhereMachine = elsewhereSetup.createMachine({
  id: 'keptElsewhere',
  description:
    'Reads how much other tabs keep for the same user, each time that one of them changed something.',
  meta: { requirements: ['SOC-08'] },
  context: emptyContext,
  invoke: { id: 'changes', src: 'changes' },
  on: {
    'elsewhere.met': { actions: { type: 'noteMet', params: ({ event }) => event } },
    'elsewhere.memberCame': {
      target: '.reading',
      actions: { type: 'keepMember', params: ({ event }) => event },
    },
  },
  initial: 'away',
  states: {
    away: {
      description: 'No user is known: nothing is read.',
      meta: { requirements: ['SOC-08'] },
      // The device is read when a user is known.
      on: { 'elsewhere.changed': goingOn },
    },
    reading: {
      description: 'The device is being read. The last known values count until then.',
      meta: { requirements: ['SOC-08'] },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.userId,
        onDone: {
          target: 'known',
          actions: [{ type: 'keepRead', params: ({ event }) => event.output }, 'reportRead'],
        },
        onError: unread,
      },
      after: { readLimit: unread },
      on: {
        'elsewhere.changed': { target: 'reading', reenter: true },
        'elsewhere.memberLeft': { target: 'away', actions: 'forgetMember' },
      },
    },
    known: {
      description: 'What the device keeps was read; nothing where it could not be read.',
      meta: { requirements: ['SOC-08'] },
      on: {
        'elsewhere.changed': 'reading',
        'elsewhere.memberLeft': { target: 'away', actions: 'forgetMember' },
      },
    },
  },
});

export type ElsewhereMachine = typeof elsewhereMachine;
