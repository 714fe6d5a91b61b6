import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { ShareCard } from '../../../domain/share/share-card';
import type { ToShare } from '../../../domain/share/thing-to-share';
import type { ClipboardFailure } from '../../../ports/clipboard';
import type { Shared } from '../../../ports/platform-bridge';
import { notWired } from '../../kit/not-wired';
import { unwiredCall } from '../../kit/from-call';

/** Delays of sharing, in milliseconds. */
const shareDelays = {
  /** The limit of the wait for the system's sheet, which stays open as long as the person looks at it. */
  sheetLimit: 300_000,
  copyLimit: 10_000,
  /** How long it is said what became of it. */
  saidFor: 4_000,
} as const;

/** The failures that are shown to the person, who may take the link instead. */
type Bar = Extract<BridgeFailure['kind'], 'miniProgramPathUnset' | 'pictureFailed'>;

/** The answer with the card. */
type Card = Either<GatewayFailure, ShareCard>;
export type Handed = Either<BridgeFailure, Shared>;
export type Copied = Either<ClipboardFailure, void>;

export type ShareEvent =
  | { readonly type: 'share.requested'; readonly deal: ToShare }
  | { readonly type: 'share.linkRequested' }
  | { readonly type: 'share.closed' };

interface ShareTypes {
  readonly context?: { readonly deal: ToShare | null; readonly card: ShareCard | null };
  readonly events?: ShareEvent;
}

const types: ShareTypes = {};

const asks = {
  target: '#share.preparing',
  actions: {
    type: 'keepDeal',
    params: ({ event }: { readonly event: Extract<ShareEvent, { type: 'share.requested' }> }) => event.deal,
  },
} as const;

/**
 * Sharing a deal or a comparison: its card, then the platform's own way; where there is none, the link is copied. Source: ENT-10, GAT-14.
 */
export const shareMachine = setup({
  types,
  actors: {
    prepare: unwiredCall<ShareCard, { readonly deal: ToShare | null }>('share', 'prepare'),
    hand: fromPromise<Handed, { readonly card: ShareCard | null }>(notWired('share', 'hand')),
    copy: fromPromise<Copied, { readonly card: ShareCard | null }>(notWired('share', 'copy')),
  },
  delays: shareDelays,
  guards: {
    isThere: (_, card: Card) => isRight(card),
    mayNotBeShared: (_, card: Card) => isLeft(card) && card.left.kind === 'refused' && card.left.code === 404,
    isArmed: (_, handed: Handed) => isRight(handed) && handed.right === 'armed',
    isOver: (_, handed: Handed) => isRight(handed) || handed.left.kind === 'cancelled',
    isBarredBy: (_, { handed, kind }: { readonly handed: Handed; readonly kind: Bar }) =>
      isLeft(handed) && handed.left.kind === kind,
    isCopied: (_, copied: Copied) => isRight(copied),
  },
  actions: {
    keepDeal: assign((_, deal: ToShare) => ({ deal, card: null })),
    keepCard: assign((_, card: Card) => (isRight(card) ? { card: card.right } : {})),
  },
}).createMachine({
  id: 'share',
  description: 'Sharing a deal, or compared deals, by the way that the platform has, or by its copied link.',
  meta: { requirements: ['ENT-10', 'GAT-14'] },
  context: { deal: null, card: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being shared.',
      meta: { requirements: ['ENT-10'] },
      on: { 'share.requested': asks },
    },
    preparing: {
      description: 'The gateway says of each deal whether it may be shared, and with which picture.',
      meta: { requirements: ['ENT-10'] },
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context: { deal } }) => ({ deal }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'handing',
            actions: { type: 'keepCard', params: ({ event }) => event.output },
          },
          { guard: { type: 'mayNotBeShared', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'failed' },
        ],
      },
    },
    handing: {
      description: 'The platform has the card: its own sheet is open, or its menu is being set up.',
      meta: { requirements: ['ENT-10', 'GAT-14'] },
      invoke: {
        id: 'hand',
        src: 'hand',
        input: ({ context: { card } }) => ({ card }),
        onDone: [
          { guard: { type: 'isArmed', params: ({ event }) => event.output }, target: 'armed' },
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'resting' },
          {
            guard: {
              type: 'isBarredBy',
              params: ({ event }) => ({ handed: event.output, kind: 'miniProgramPathUnset' }),
            },
            target: 'pathUnset',
          },
          {
            guard: {
              type: 'isBarredBy',
              params: ({ event }) => ({ handed: event.output, kind: 'pictureFailed' }),
            },
            target: 'pictureFailed',
          },
          { target: 'copying' },
        ],
        onError: 'copying',
      },
      after: { sheetLimit: 'resting' },
    },
    armed: {
      description: 'WeChat knows the card; the person shares from its menu, and sees where that is.',
      meta: { requirements: ['GAT-14'] },
      on: { 'share.requested': asks, 'share.closed': 'resting' },
    },
    pathUnset: {
      description: 'No page of the mini program is named; it is said, and the link can be taken instead.',
      meta: { requirements: ['ENT-10'] },
      on: { 'share.requested': asks, 'share.linkRequested': 'copying', 'share.closed': 'resting' },
    },
    pictureFailed: {
      description: 'The picture did not become a PNG; it is said, and the link can be taken instead.',
      meta: { requirements: ['ENT-10'] },
      on: { 'share.requested': asks, 'share.linkRequested': 'copying', 'share.closed': 'resting' },
    },
    copying: {
      description:
        'The platform has no way of its own, it failed, or the person prefers it: the link is copied.',
      meta: { requirements: ['ENT-10'] },
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context: { card } }) => ({ card }),
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
          { target: 'uncopied' },
        ],
        onError: 'uncopied',
      },
      after: { copyLimit: 'uncopied' },
    },
    copied: {
      description: 'It is said that the link is copied, for a moment.',
      meta: { requirements: ['ENT-10'] },
      after: { saidFor: 'resting' },
      on: { 'share.requested': asks, 'share.closed': 'resting' },
    },
    uncopied: {
      description: 'The link is shown to be copied by hand.',
      meta: { requirements: ['ENT-10'] },
      on: { 'share.requested': asks, 'share.closed': 'resting' },
    },
    refused: {
      description: 'The deal, or one of those that are compared, is over and is not shared.',
      meta: { requirements: ['ENT-10'] },
      on: { 'share.requested': asks, 'share.closed': 'resting' },
    },
    failed: {
      description: 'The card did not come; it can be tried again.',
      meta: { requirements: ['ENT-10'] },
      on: { 'share.requested': asks, 'share.closed': 'resting' },
    },
  },
});

export type ShareMachine = typeof shareMachine;
