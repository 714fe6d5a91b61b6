import { isLeft, type Either } from 'fp-ts/Either';
import { emit, fromCallback, fromPromise, setup } from 'xstate';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import { notWired } from '../../kit/not-wired';

/** Delays of the app's back button in milliseconds (product.md §9, LAY-11). */
export const appExitDelays = {
  /** A second press within this ends the app; a later one counts as a first. */
  secondPress: 3_000,
  /** How long the system may take to end the app. */
  exitDeadline: 3_000,
} as const;

export type AppExitEvent =
  /** The system's back button. */
  | { readonly type: 'back.pressed' }
  /** Home is shown with nothing on top of it, or no longer. */
  | { readonly type: 'home.reached' }
  | { readonly type: 'home.left' };

export type AppExitFact =
  /** Back, as the page's own way back (LAY-19). */
  | { readonly type: 'back.wanted' }
  | { readonly type: 'exit.warned' }
  | { readonly type: 'exit.failed'; readonly failure: BridgeFailure };

interface AppExitTypes {
  readonly events?: AppExitEvent;
  readonly emitted?: AppExitFact;
}

const types: AppExitTypes = {};

type Ended = Either<BridgeFailure, void>;

const elsewhere = { target: 'elsewhere' } as const;
const wayBack = { actions: 'askToGoBack' } as const;
const outOfTime: BridgeFailure = { kind: 'failed', reason: 'the app was not ended in time' };
const broken: BridgeFailure = { kind: 'failed', reason: 'ending the app broke' };

/** The back button of an Android phone: home asks for a second press, any other page goes back. Source: LAY-11. */
export const appExitMachine = setup({
  types,
  actors: {
    backButton: fromCallback(notWired('app exit', 'backButton')),
    exitApp: fromPromise<Ended>(notWired('app exit', 'exitApp')),
  },
  delays: appExitDelays,
  guards: { didNotEnd: (_, received: { readonly ended: Ended }) => isLeft(received.ended) },
  actions: {
    askToGoBack: emit({ type: 'back.wanted' }),
    warn: emit({ type: 'exit.warned' }),
    reportFailure: emit((_, received: { readonly ended: Ended }) => ({
      type: 'exit.failed' as const,
      failure: isLeft(received.ended) ? received.ended.left : broken,
    })),
    reportFault: emit((_, fault: { readonly failure: BridgeFailure }) => ({
      type: 'exit.failed' as const,
      failure: fault.failure,
    })),
  },
}).createMachine({
  id: 'appExit',
  description: 'What the system’s back button does in the app.',
  meta: { requirements: ['LAY-11'] },
  invoke: {
    id: 'backButton',
    src: 'backButton',
    onError: { actions: { type: 'reportFault', params: { failure: broken } } },
  },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      description: 'Another page than home is shown, or something lies on top of it: back goes back.',
      meta: { requirements: ['LAY-11', 'LAY-19'] },
      on: {
        'back.pressed': wayBack,
        'home.reached': 'home',
      },
    },
    home: {
      description: 'Home is shown; nothing was pressed lately.',
      meta: { requirements: ['LAY-11'] },
      on: {
        'back.pressed': { target: 'warned', actions: 'warn' },
        'home.left': elsewhere,
      },
    },
    warned: {
      description: 'Pressed once on home: the person reads that a second press ends the app.',
      meta: { requirements: ['LAY-11'] },
      after: { secondPress: 'home' },
      on: {
        'back.pressed': 'exiting',
        'home.left': elsewhere,
      },
    },
    exiting: {
      description: 'The system ends the app.',
      meta: { requirements: ['LAY-11', 'ENV-04'] },
      invoke: {
        id: 'exitApp',
        src: 'exitApp',
        onDone: [
          {
            guard: { type: 'didNotEnd', params: ({ event }) => ({ ended: event.output }) },
            target: 'home',
            actions: { type: 'reportFailure', params: ({ event }) => ({ ended: event.output }) },
          },
          { target: 'home' },
        ],
        onError: { target: 'home', actions: { type: 'reportFault', params: { failure: broken } } },
      },
      after: {
        exitDeadline: { target: 'home', actions: { type: 'reportFault', params: { failure: outOfTime } } },
      },
      on: {
        'home.left': elsewhere,
      },
    },
  },
});
