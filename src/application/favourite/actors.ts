import { map, right, type Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { Thing } from '../../domain/favourite/thing';
import type { GatewayFailure } from '../../domain/gateway/failure';
import type { Connection } from '../../ports/connection';
import type { FavouriteGateway } from '../../ports/favourite-gateway';
import { connectionBackActors } from '../connection/actors';
import type { Press } from './events';

export interface FavouritePorts {
  readonly favourite: Pick<FavouriteGateway, 'states' | 'toggle'>;
  readonly connection: Connection;
}

/** The calls about favourites. */
export const favouriteActors = ({ favourite, connection }: FavouritePorts) => ({
  ...connectionBackActors(connection),
  ask: fromPromise<Either<GatewayFailure, readonly string[]>, readonly Thing[]>(({ input, signal }) => {
    const [first] = input;
    if (first === undefined) return Promise.resolve(right([]));
    return favourite.states({ kind: first.kind, ids: input.map(({ id }) => id) }, { signal })();
  }),
  save: fromPromise<Either<GatewayFailure, void>, Press | null>(async ({ input, signal }) => {
    if (input === null) return right(undefined);
    const { kind, id, on } = input;
    return map(() => undefined)(await favourite.toggle({ kind, id, on }, { signal })());
  }),
});
