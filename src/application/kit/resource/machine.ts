import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Clock } from '../../../ports/clock';
import { whenBack, whenLost } from '../connection/actors';
import { unwiredCall } from '../from-call';
import { fromListener } from '../from-listener';
import type { ResourceTypes } from './resource-context';
import { unwiredWait } from '../from-wait';

const isRefusedWith = <A>(answer: Either<GatewayFailure, A>, code: number): boolean =>
  isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === code;

/**
 * One thing that a page shows: load, reload, not found, forbidden, failed. The loaded value stays while it is loaded
 * again, and when that fails. A reload that is requested during a load is made after it, as its answer may be newer. A
 * failed value, and one that may have grown old while there was no network, is loaded automatically when the connection
 * is back. Source: LAY-16, PER-03.
 * @param clock gives the time at which the value was loaded
 */
export const resourceMachine = <I, A>(clock: Clock) => {
  type Answer = Either<GatewayFailure, A>;
  const types: ResourceTypes<I, A> = {};
  const base = setup({
    types,
    actors: {
      /** Without a feed no change makes the value old. */
      changeFeed: fromListener<EventObject, { readonly of: I }>(() => undefined),
      load: unwiredCall<A, { readonly of: I }>('resource', 'load'),
      networkLost: unwiredWait('resource', 'networkLost'),
      connectionBack: unwiredWait('resource', 'connectionBack'),
    },
    guards: {
      answerIsAtHand: ({ context }) => context.value !== null,
      answerCame: (_, answer: Answer) => isRight(answer),
      thingIsUnknown: (_, answer: Answer) => isRefusedWith(answer, 404),
      thingIsForbidden: (_, answer: Answer) => isRefusedWith(answer, 403),
    },
    actions: {
      keepAnswer: assign((_, answer: Answer) =>
        isRight(answer)
          ? { value: answer.right, failure: null, loadedAt: clock.now() }
          : { failure: answer.left },
      ),
      forgetFailure: assign({ failure: null }),
    },
  });
  const output = ({ event }: { readonly event: { readonly output: Answer } }): Answer => event.output;
  const keep = { type: 'keepAnswer', params: output } as const;
  return base.createMachine({
    id: 'resource',
    description: 'One thing that a page reads as a whole.',
    meta: { requirements: ['LAY-16', 'PER-03'] },
    context: ({ input: { input, initial } }) => ({
      input,
      value: initial ?? null,
      failure: null,
      loadedAt: initial === undefined ? null : clock.now(),
    }),
    invoke: {
      id: 'changeFeed',
      src: 'changeFeed',
      input: ({ context }) => ({ of: context.input }),
    },
    initial: 'deciding',
    on: { 'resource.reloadRequested': '.loading' },
    states: {
      deciding: {
        description: 'Starts from the answer that came with the page, or asks for it.',
        meta: { requirements: ['PER-03'] },
        always: [{ guard: 'answerIsAtHand', target: 'ready' }, { target: 'loading' }],
      },
      loading: {
        description: 'Nothing is at hand yet; the page shows its skeleton.',
        meta: { requirements: ['LAY-16'] },
        entry: 'forgetFailure',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ of: context.input }),
          onDone: [
            {
              guard: { type: 'answerCame', params: output },
              target: 'ready',
              actions: keep,
            },
            {
              guard: { type: 'thingIsUnknown', params: output },
              target: 'notFound',
              actions: keep,
            },
            {
              guard: { type: 'thingIsForbidden', params: output },
              target: 'forbidden',
              actions: keep,
            },
            { target: 'failed', actions: keep },
          ],
        },
      },
      ready: {
        description: 'The thing is shown.',
        meta: { requirements: ['LAY-16'] },
        initial: 'resting',
        on: { 'resource.reloadRequested': '.reloading' },
        states: {
          resting: {
            description: 'Shown as it was last loaded.',
            meta: { requirements: ['LAY-16'] },
            invoke: whenLost('cutOff'),
          },
          reloading: {
            description: 'A reload is in progress; the loaded value stays on the screen.',
            meta: { requirements: ['LAY-16'] },
            entry: 'forgetFailure',
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context }) => ({ of: context.input }),
              onDone: [
                {
                  guard: { type: 'answerCame', params: output },
                  target: 'resting',
                  actions: keep,
                },
                {
                  guard: { type: 'thingIsUnknown', params: output },
                  target: '#resource.notFound',
                  actions: keep,
                },
                {
                  guard: { type: 'thingIsForbidden', params: output },
                  target: '#resource.forbidden',
                  actions: keep,
                },
                {
                  target: 'reloadFailed',
                  actions: keep,
                },
              ],
            },
          },
          reloadFailed: {
            description: 'The reload failed; the loaded value stays, with the time of its loading.',
            meta: { requirements: ['LAY-16'] },
            invoke: whenBack('reloading'),
          },
          cutOff: {
            description: 'There is no network: the loaded value stays, with the time of its loading.',
            meta: { requirements: ['LAY-16'] },
            invoke: whenBack('reloading'),
          },
        },
      },
      notFound: {
        description: 'There is no such thing.',
        meta: { requirements: ['LAY-07'] },
      },
      forbidden: {
        description: 'The thing is not for this visitor.',
        meta: { requirements: ['LAY-07'] },
      },
      failed: {
        description:
          'The thing could not be loaded; the page offers to try again, and does so by itself when it can.',
        meta: { requirements: ['LAY-16'] },
        invoke: whenBack('loading'),
      },
    },
  });
};

export type ResourceMachine<I, A> = ReturnType<typeof resourceMachine<I, A>>;
