import { isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { OutboxQueue } from '../../../domain/chat/outbox-queue';
import type { FileQueue } from '../../../domain/chat/waiting-file';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { unwiredListener } from '../../kit/from-listener';
import { goOn } from '../../kit/going-on';
import { notWired } from '../../kit/not-wired';
import type { ElsewhereEvent, ElsewhereFact } from './events';

/** What the device keeps for a user, from whichever tab. */
export interface Kept {
  readonly queue: OutboxQueue;
  readonly files: FileQueue;
}

interface ElsewhereContext {
  readonly userId: string | null;
  readonly kept: Kept;
  /**
   * The keys that were ever in this tab. What this tab reads from the device comes after the look at it, and what it sent
   * is gone before the next look.
   */
  readonly met: ReadonlySet<string>;
}

interface ElsewhereTypes {
  readonly context?: ElsewhereContext;
  readonly events?: ElsewhereEvent;
  readonly emitted?: ElsewhereFact;
}

const types: ElsewhereTypes = {};

/** What reading the device ends with. */
export type Reading = Either<StorageFailure, Kept>;

const nothing: Kept = { queue: [], files: [] };

/** Before a user is known. */
export const emptyContext: ElsewhereContext = { userId: null, kept: nothing, met: new Set() };

/** Delays in milliseconds. */
export const elsewhereDelays = {
  /** How long the device may take to answer; until the next change nothing is known of other tabs then. */
  readLimit: 3_000,
} as const;

/** The words of the chart. */
export const elsewhereSetup = setup({
  types,
  actors: {
    changes: unwiredListener('kept elsewhere', 'changes'),
    read: fromPromise<Reading, string | null>(notWired('kept elsewhere', 'read')),
  },
  delays: elsewhereDelays,
  actions: {
    keepMember: assign((_, { userId }: { readonly userId: string }) => ({ userId, kept: nothing })),
    forgetMember: assign({ userId: null, kept: nothing }),
    keepRead: assign((_, reading: Reading) => ({ kept: isRight(reading) ? reading.right : nothing })),
    forgetKept: assign({ kept: nothing }),
    noteMet: assign(({ context }, { clientIds }: { readonly clientIds: readonly string[] }) =>
      clientIds.every((clientId) => context.met.has(clientId))
        ? {}
        : { met: new Set([...context.met, ...clientIds]) },
    ),
    goOn,
    reportRead: emit({ type: 'elsewhere.read' }),
  },
});
