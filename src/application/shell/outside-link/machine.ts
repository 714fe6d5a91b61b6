import { isLeft, type Either } from 'fp-ts/Either';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import { notWired } from '../../kit/not-wired';

/** How long the app's browser may take to open, in milliseconds. */
export const outsideLinkDelays = { openingDeadline: 5_000 } as const;

export interface LinkFollowed {
  readonly type: 'link.followed';
  /** Outside the application; the address parser let it through (SEC-02). */
  readonly address: string;
}

export type OutsideLinkFact = { readonly type: 'link.failed'; readonly failure: BridgeFailure };

interface OutsideLinkTypes {
  readonly context?: { readonly address: string };
  readonly events?: LinkFollowed;
  readonly emitted?: OutsideLinkFact;
}

const types: OutsideLinkTypes = {};

type Opened = Either<BridgeFailure, void>;

const outOfTime: BridgeFailure = { kind: 'failed', reason: 'the in-app browser did not open in time' };
const broken: BridgeFailure = { kind: 'failed', reason: 'opening the in-app browser broke' };

/** A link out of the app: its in-app browser opens it, and where that is missing the person reads so. Source: ENV-03, ENV-04. */
export const outsideLinkMachine = setup({
  types,
  actors: {
    links: fromCallback(notWired('outside link', 'links')),
    openOutside: fromPromise<Opened, { readonly address: string }>(notWired('outside link', 'openOutside')),
  },
  delays: outsideLinkDelays,
  guards: { didNotOpen: (_, received: { readonly opened: Opened }) => isLeft(received.opened) },
  actions: {
    keepAddress: assign((_, link: { readonly address: string }) => ({ address: link.address })),
    reportFailure: emit((_, received: { readonly opened: Opened }) => ({
      type: 'link.failed' as const,
      failure: isLeft(received.opened) ? received.opened.left : broken,
    })),
    reportFault: emit((_, fault: { readonly failure: BridgeFailure }) => ({
      type: 'link.failed' as const,
      failure: fault.failure,
    })),
  },
}).createMachine({
  id: 'outsideLink',
  description: 'How a link out of the app is followed.',
  meta: { requirements: ['ENV-03', 'ENV-04'] },
  context: { address: '' },
  invoke: {
    id: 'links',
    src: 'links',
    onError: { actions: { type: 'reportFault', params: { failure: broken } } },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No link is being followed.',
      meta: { requirements: ['ENV-03'] },
      on: {
        'link.followed': {
          target: 'opening',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'The in-app browser opens; a second press on a link changes nothing.',
      meta: { requirements: ['ENV-03', 'ENV-04'] },
      invoke: {
        id: 'openOutside',
        src: 'openOutside',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'didNotOpen', params: ({ event }) => ({ opened: event.output }) },
            target: 'waiting',
            actions: { type: 'reportFailure', params: ({ event }) => ({ opened: event.output }) },
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting', actions: { type: 'reportFault', params: { failure: broken } } },
      },
      after: {
        openingDeadline: {
          target: 'waiting',
          actions: { type: 'reportFault', params: { failure: outOfTime } },
        },
      },
    },
  },
});
