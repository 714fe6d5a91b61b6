import { left, right, type Either } from 'fp-ts/Either';
import { assign, fromPromise, sendParent, setup } from 'xstate';

/** A machine for the harness's own tests: a lock that asks a service for a code, with a beeper beside it. */
type Failure = 'offline' | 'refused';

const ask = fromPromise<Either<Failure, string>, { door: string }>(() =>
  Promise.reject(new Error('not wired')),
);

export const accepted = right('4711');
export const offline = left('offline' as const);
export const refused = left('refused' as const);

const requirements = ['ENT-00'];

export const lockMachine = setup({
  types: {
    context: {} as { door: string; tries: number },
    events: {} as { type: 'asked' } | { type: 'closed' } | { type: 'muted' },
    input: {} as { door: string },
  },
  actors: { ask },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    refuseWhileBusy: () => undefined,
    refuseWhileClosed: () => undefined,
    tellParent: sendParent({ type: 'lock.opened' }),
  },
  guards: {
    isAccepted: ({ event }) =>
      'output' in event && (event.output as Either<Failure, string>)._tag === 'Right',
    isTriedTooOften: ({ context }) => context.tries >= 2,
  },
  delays: { patience: 3000, openTime: 500 },
}).createMachine({
  id: 'lock',
  description: 'Opens a door when a service agrees.',
  meta: { requirements },
  context: ({ input }) => ({ door: input.door, tries: 0 }),
  type: 'parallel',
  states: {
    bolt: {
      description: 'The bolt itself.',
      meta: { requirements },
      initial: 'shut',
      on: { closed: { actions: 'refuseWhileClosed' } },
      states: {
        shut: {
          description: 'Nobody has asked.',
          meta: { requirements },
          always: { guard: 'isTriedTooOften', target: 'jammed' },
          on: { asked: { target: 'asking', actions: 'countTry' } },
        },
        asking: {
          description: 'The service is asked, for at most the patience.',
          meta: { requirements },
          invoke: {
            id: 'question',
            src: 'ask',
            input: ({ context }) => ({ door: context.door }),
            onDone: [{ guard: 'isAccepted', target: 'open', actions: 'tellParent' }, { target: 'shut' }],
            onError: { target: 'shut' },
          },
          after: { patience: { target: 'shut' } },
          on: { asked: { actions: 'refuseWhileBusy' } },
        },
        open: {
          description: 'Open for a moment.',
          meta: { requirements },
          after: { openTime: { target: 'shut' } },
          on: { asked: { actions: 'refuseWhileBusy' }, closed: { target: 'shut' } },
        },
        jammed: {
          description: 'Asked too often.',
          meta: { requirements },
          on: { asked: { actions: 'refuseWhileBusy' }, closed: { target: 'jammed', reenter: true } },
        },
      },
    },
    beeper: {
      description: 'Whether it beeps.',
      meta: { requirements },
      initial: 'loud',
      states: {
        loud: { description: 'It beeps.', meta: { requirements }, on: { muted: { target: 'quiet' } } },
        quiet: { description: 'It is mute.', meta: { requirements }, on: { muted: { target: 'loud' } } },
      },
    },
  },
});
