import { map, of } from 'fp-ts/TaskEither';
import type { Thing } from '../../../domain/favourite/thing';
import type { Connection } from '../../../ports/connection';
import { connectionBackActors } from '../../kit/connection/actors';
import type { Press } from './events';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';

export interface FavouritePorts {
  readonly favourite: Pick<Gateways['favourite'], 'states' | 'toggle'>;
  readonly searches: Pick<Gateways['search'], 'remove' | 'restore'>;
  readonly connection: Connection;
}

/** The calls about favourites. */
export const favouriteActors = ({ favourite, searches, connection }: FavouritePorts) => ({
  ...connectionBackActors(connection),
  ask: fromCall<readonly string[], readonly Thing[]>(
    (things, options) => {
      const [first] = things;
      const ids = things.map(({ id }) => id);
      // A search that is shown is one that is kept.
      if (first === undefined || first.kind === 'search') return of(ids);
      return favourite.states({ kind: first.kind, ids }, options);
    },
    { limit: readLimit },
  ),
  save: fromCall<unknown, Press | null>(
    (press, options) => {
      if (press === null) return of(undefined);
      const { kind, id, on } = press;
      const done = map(() => undefined);
      if (kind !== 'search') return done(favourite.toggle({ kind, id, on }, options));
      return done(on ? searches.restore(id, options) : searches.remove(id, options));
    },
    { limit: writeLimit },
  ),
});
