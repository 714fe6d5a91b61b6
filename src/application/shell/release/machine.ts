import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { unwiredListener } from '../../kit/from-listener';
import { notWired } from '../../kit/not-wired';
import type { WorkerFailure } from '../../../ports/release-worker';
import type { Work } from '../../../ports/under-way';
import type { ReleaseContext, ReleaseEvent, ReleaseInput } from './events';

interface ReleaseTypes {
  readonly context?: ReleaseContext;
  readonly events?: ReleaseEvent;
  readonly input?: ReleaseInput;
}

const types: ReleaseTypes = {};

/** Delays of the worker's life in milliseconds. */
export const releaseDelays = {
  /** How long the browser may take to register the worker and to fetch what it holds. */
  registerLimit: 60_000,
  /** How long it may take to find out whether the user is in the middle of something. */
  findLimit: 1_000,
  /** How long the new worker may take to take the place of the present one. */
  takeOverLimit: 10_000,
  /** How long the browser may take to begin the reload. */
  reloadLimit: 5_000,
  /** How long it is until a return to the page asks the server for a new release again. */
  lookPause: 600_000,
} as const;

/**
 * The life of the worker by which pages work without network. A new release waits until the user asks for it, and until
 * nothing is under way that a reload would break off: typed text, a payment, something that is being sent. A worker that
 * fails leaves the page as it is without one. Source: LAY-18.
 */
export const releaseMachine = setup({
  types,
  actors: {
    news: unwiredListener('release', 'news'),
    register: fromPromise<Either<WorkerFailure, void>>(notWired('release', 'register')),
    findWork: fromPromise<Work | null>(notWired('release', 'findWork')),
    takeOver: fromCallback(notWired('release', 'takeOver')),
    look: fromCallback(notWired('release', 'look')),
    reloadPage: fromCallback(notWired('release', 'reloadPage')),
  },
  delays: releaseDelays,
  guards: {
    workersExist: ({ context }) => context.supported,
    isRegistered: (_, registered: Either<WorkerFailure, void>) => isRight(registered),
    nothingIsUnderWay: (_, found: { readonly work: Work | null }) => found.work === null,
    releaseAnswers: ({ context }, found: { readonly work: Work | null }) =>
      found.work === null && context.answers,
  },
  actions: {
    keepWork: assign((_, found: { readonly work: Work | null }) => ({ work: found.work })),
    forgetWork: assign({ work: null }),
    noteAnswers: assign({ answers: true }),
  },
}).createMachine({
  id: 'release',
  description: 'The worker of the page, and the new release that comes by it.',
  meta: { requirements: ['LAY-18'] },
  context: ({ input }) => ({ supported: input.supported, answers: false, work: null }),
  invoke: { id: 'news', src: 'news' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides by what the platform has.',
      meta: { requirements: ['LAY-18'] },
      always: [{ guard: 'workersExist', target: 'registering' }, { target: 'unsupported' }],
    },
    unsupported: {
      type: 'final',
      description: 'The platform has no workers: pages need the network, and a release comes by a reload.',
      meta: { requirements: ['LAY-18'] },
    },
    registering: {
      description: 'The browser fetches and registers the worker.',
      meta: { requirements: ['LAY-18'] },
      invoke: {
        id: 'register',
        src: 'register',
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: 'current' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { registerLimit: 'failed' },
      on: { 'release.waiting': 'waiting' },
    },
    current: {
      description: 'The worker is that of this release, or the first one is being installed.',
      meta: { requirements: ['LAY-18'] },
      initial: 'resting',
      on: {
        'release.waiting': 'waiting',
        'release.replaced': { target: 'waiting', actions: 'noteAnswers' },
      },
      states: {
        resting: {
          description: 'The server was asked for a new release a short time ago.',
          meta: { requirements: ['LAY-18'] },
          after: { lookPause: 'due' },
        },
        due: {
          description: 'With the next return to the page the server is asked for a new release.',
          meta: { requirements: ['LAY-18'] },
          on: { 'release.foregrounded': 'looking' },
        },
        looking: {
          description: 'The server is asked for a new release; the browser reports one when it is here.',
          meta: { requirements: ['LAY-18'] },
          invoke: { id: 'look', src: 'look', onError: 'resting' },
          after: { lookPause: 'due' },
        },
      },
    },
    waiting: {
      description: 'A new release is here and waits for the user.',
      meta: { requirements: ['LAY-18'] },
      initial: 'offered',
      on: { 'release.replaced': { actions: 'noteAnswers' } },
      states: {
        offered: {
          description: 'The page offers the new release.',
          meta: { requirements: ['LAY-18'] },
          on: { 'release.applyRequested': 'checking' },
        },
        checking: {
          description:
            'Finds out whether the user is in the middle of something that a reload would break off.',
          meta: { requirements: ['LAY-18'] },
          entry: 'forgetWork',
          invoke: {
            id: 'findWork',
            src: 'findWork',
            onDone: [
              {
                guard: { type: 'releaseAnswers', params: ({ event }) => ({ work: event.output }) },
                target: '#release.reloading',
              },
              {
                guard: { type: 'nothingIsUnderWay', params: ({ event }) => ({ work: event.output }) },
                target: '#release.applying',
              },
              {
                target: 'held',
                actions: { type: 'keepWork', params: ({ event }) => ({ work: event.output }) },
              },
            ],
            onError: 'offered',
          },
          after: { findLimit: 'offered' },
        },
        held: {
          description: 'The page says what the new release waits for, and offers it again.',
          meta: { requirements: ['LAY-18'] },
          on: { 'release.applyRequested': 'checking' },
        },
      },
    },
    applying: {
      description: 'The new worker takes the place of the present one.',
      meta: { requirements: ['LAY-18'] },
      invoke: { id: 'takeOver', src: 'takeOver', onError: 'failed' },
      after: { takeOverLimit: 'failed' },
      on: { 'release.replaced': 'reloading' },
    },
    reloading: {
      description: 'The page is being reloaded with the new release.',
      meta: { requirements: ['LAY-18'] },
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'failed' },
      after: { reloadLimit: 'failed' },
    },
    failed: {
      description: 'The worker failed. Pages need the network; a return to the page tries again.',
      meta: { requirements: ['LAY-18'] },
      on: {
        'release.foregrounded': 'registering',
        'release.waiting': 'waiting',
        'release.replaced': { target: 'waiting', actions: 'noteAnswers' },
      },
    },
  },
});
