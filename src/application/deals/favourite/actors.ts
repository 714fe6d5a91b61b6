import { map, right, type Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { Thing } from '../../../domain/favourite/thing';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import type { Press } from './events';
import type { Gateways } from '../../../ports/gateways';

export interface FavouritePorts {
  readonly favourite: Pick<Gateways['favourite'], 'states' | 'toggle'>;
  readonly searches: Pick<Gateways['search'], 'remove' | 'restore'>;
  readonly connection: Connection;
}

/** The calls about favourites. */
export const favouriteActors = ({ favourite, searches, connection }: FavouritePorts) => ({
  ...connectionBackActors(connection),
  ask: fromPromise<Either<GatewayFailure, readonly string[]>, readonly Thing[]>(({ input, signal }) => {
    const [first] = input;
    const ids = input.map(({ id }) => id);
    // A search that is shown is one that is kept.
    if (first === undefined || first.kind === 'search') return Promise.resolve(right(ids));
    return favourite.states({ kind: first.kind, ids }, { signal })();
  }),
  save: fromPromise<Either<GatewayFailure, void>, Press | null>(async ({ input, signal }) => {
    if (input === null) return right(undefined);
    const { kind, id, on } = input;
    const done = map(() => undefined);
    if (kind !== 'search') return done(await favourite.toggle({ kind, id, on }, { signal })());
    return done(await (on ? searches.restore(id, { signal }) : searches.remove(id, { signal }))());
  }),
});
