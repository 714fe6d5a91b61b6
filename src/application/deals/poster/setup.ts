import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { SharedThing } from '../../../domain/share/thing-to-share';
import type { ClipboardFailure } from '../../../ports/clipboard';
import type { Shared } from '../../../ports/platform-bridge';
import type { DrawnPoster, PosterWork } from '../../../ports/poster-drawing';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';
import { notWired } from '../../kit/not-wired';

/** Delays of a poster, in milliseconds. */
const posterDelays = {
  /** The fonts and the thing's picture are waited for, then it is drawn without them. */
  drawLimit: 20_000,
  /** The limit of the wait for the system's sheet, which stays open as long as the person looks at it. */
  sheetLimit: 300_000,
  /** The code of saving is loaded with the first file. */
  saveLimit: 20_000,
  copyLimit: 10_000,
  /** How long it is said what became of it. */
  saidFor: 4_000,
} as const;

/** A poster that was read: its content as it is drawn, and the link of its code. */
export interface ReadPoster {
  readonly link: string;
  readonly title: string;
  readonly work: PosterWork;
}

export type Drawn = Either<'undrawable', DrawnPoster>;
export type Saved = Either<'downloadFailed', void>;
export type Handed = Either<BridgeFailure, Shared>;
export type Copied = Either<ClipboardFailure, void>;

export type PosterEvent =
  | { readonly type: 'poster.retryRequested' }
  | { readonly type: 'poster.saveRequested' }
  | { readonly type: 'poster.shareRequested' }
  | { readonly type: 'poster.linkRequested' }
  | { readonly type: 'poster.closed' };

export interface PosterContext {
  readonly thing: SharedThing | null;
  readonly read: ReadPoster | null;
  readonly drawn: DrawnPoster | null;
  readonly failure: GatewayFailure | null;
}

interface PosterTypes {
  readonly context?: PosterContext;
  readonly events?: PosterEvent;
  readonly input?: { readonly thing: SharedThing | null };
}

const types: PosterTypes = {};

/** What there is to be saved, shared and copied. */
export interface Made {
  readonly read: ReadPoster | null;
  readonly drawn: DrawnPoster | null;
}

/** What the poster's chart is made of. */
export const posterSetup = setup({
  types,
  actors: {
    read: unwiredCall<ReadPoster, { readonly thing: SharedThing | null }>('poster', 'read'),
    draw: fromPromise<Drawn, { readonly read: ReadPoster | null }>(notWired('poster', 'draw')),
    save: fromPromise<Saved, Made>(notWired('poster', 'save')),
    hand: fromPromise<Handed, Made>(notWired('poster', 'hand')),
    copy: fromPromise<Copied, Made>(notWired('poster', 'copy')),
    /** Closes the drawn poster when its page ends: nothing else hears that a flow is stopped. */
    hold: fromListener<EventObject, Made>(
      ({ input: { drawn } }) =>
        () =>
          drawn?.close(),
    ),
  },
  delays: posterDelays,
  guards: {
    isRead: (_, answer: Answer<ReadPoster>) => isRight(answer),
    isOver: (_, answer: Answer<ReadPoster>) =>
      isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === 404,
    hasPoster: ({ context }) => context.drawn !== null,
    isUndrawn: ({ context }) => context.drawn === null,
    isDrawn: (_, drawn: Drawn) => isRight(drawn),
    isSaved: (_, saved: Saved) => isRight(saved),
    isHanded: (_, handed: Handed) => isRight(handed) || handed.left.kind === 'cancelled',
    isTooOld: (_, handed: Handed) => isLeft(handed) && handed.left.kind === 'versionTooLow',
    isWithoutWechat: (_, handed: Handed) => isLeft(handed) && handed.left.kind === 'notInstalled',
    isCopied: (_, copied: Copied) => isRight(copied),
  },
  actions: {
    keepRead: assign((_, answer: Answer<ReadPoster>) =>
      isRight(answer) ? { read: answer.right, failure: null } : { failure: answer.left },
    ),
    keepDrawn: assign((_, drawn: Drawn) => ({ drawn: isRight(drawn) ? drawn.right : null })),
  },
});
