import { nothingTaken } from './intake-context';
import { intakeSetup } from './setup';

const behind = { target: 'behind', actions: ['releaseAside', 'reportUnknown'] } as const;

/** What comes by the socket, each once, in order and without a gap. Source: SOC-05. */
export const intakeMachine = intakeSetup.createMachine({
  id: 'messageIntake',
  description: 'Delivers socket messages exactly once and in order; loads missing ones.',
  meta: { requirements: ['SOC-05'] },
  context: nothingTaken,
  initial: 'level',
  on: { 'intake.left': { target: '.level', actions: 'forget' } },
  states: {
    level: {
      description: 'Up to the newest message nothing is missing.',
      meta: { requirements: ['SOC-05'] },
      on: {
        'intake.arrived': [
          {
            guard: { type: 'mayBeMissing', params: ({ event }) => event },
            target: 'filling',
            actions: 'reportUnknown',
          },
          {
            guard: { type: 'showsGap', params: ({ event }) => event },
            target: 'filling',
            actions: { type: 'hold', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            actions: { type: 'take', params: ({ event }) => event },
          },
        ],
      },
    },
    filling: {
      description:
        'What came after the newest is fetched, a hundred at a time; what arrives meanwhile waits.',
      meta: { requirements: ['SOC-05'] },
      invoke: {
        id: 'fetchMissed',
        src: 'fetchMissed',
        input: ({ context }) => context.newest ?? '0',
        onDone: [
          {
            guard: { type: 'moreFollows', params: ({ event }) => event.output },
            target: 'filling',
            reenter: true,
            actions: { type: 'takeMissed', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'missedCame', params: ({ event }) => event.output },
            target: 'level',
            actions: [{ type: 'takeMissed', params: ({ event }) => event.output }, 'release'],
          },
          {
            guard: { type: 'noSuchCall', params: ({ event }) => event.output },
            target: 'level',
            actions: ['noteNoCall', 'release', 'reportUnknown'],
          },
          behind,
        ],
      },
      on: {
        'intake.arrived': [
          {
            guard: { type: 'isMessage', params: ({ event }) => event },
            actions: { type: 'hold', params: ({ event }) => event },
          },
          { actions: ['fillOnceMore', 'reportUnknown'] },
        ],
      },
    },
    behind: {
      description:
        'The missing messages did not load: they are requested again soon. Arriving messages are delivered meanwhile.',
      meta: { requirements: ['SOC-05'] },
      after: { fillAgain: 'filling' },
      on: {
        'intake.arrived': [
          {
            guard: { type: 'mayBeMissing', params: ({ event }) => event },
            target: 'filling',
            actions: 'reportUnknown',
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            actions: { type: 'takeAside', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
