import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromCallback, fromPromise } from 'xstate';
import type { Clock } from '../../../ports/clock';
import type { Connection } from '../../../ports/connection';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PageLifecycle } from '../../../ports/page-lifecycle';
import type { UnderWay } from '../../../ports/under-way';
import { connectionBackActors } from '../../kit/connection/actors';

/** The page is reloaded at most once in this time, in milliseconds (product.md §9). */
export const reloadGuardMs = 60_000;

const remembered = 'hupo.chunk-reload-at';

interface ChunkRecoveryPorts {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly connection: Connection;
  readonly lifecycle: Pick<PageLifecycle, 'reload' | 'reach'>;
  readonly underWay: UnderWay;
}

/**
 * The recovery's actors over its ports. A moment counts as kept only when it can be read again: storage may be full,
 * switched off or forgetful, and the next page knows nothing else of the reload.
 */
export const chunkRecoveryActors = ({
  clock,
  storage,
  connection,
  lifecycle,
  underWay,
}: ChunkRecoveryPorts) => ({
  ...connectionBackActors(connection),
  recallReload: fromPromise(() => {
    const kept = storage.read(remembered)();
    const since = isSome(kept) ? clock.now() - Number(kept.value) : Number.NaN;
    return Promise.resolve({ withinMinute: since >= 0 && since < reloadGuardMs });
  }),
  reachPage: fromPromise(async ({ signal }: { readonly signal: AbortSignal }) => ({
    reached: isRight(await lifecycle.reach(signal)()),
  })),
  findWork: fromPromise(() => Promise.resolve(underWay.work())),
  noteReload: fromPromise(() => {
    const now = String(clock.now());
    storage.write(remembered, now)();
    const kept = storage.read(remembered)();
    return Promise.resolve({ kept: isSome(kept) && kept.value === now });
  }),
  reloadPage: fromCallback(() => lifecycle.reload()),
});
