import type { Connection } from '../../../ports/connection';
import type { CallOf } from '../../../ports/gateways';
import { favouriteActors } from './actors';
import { favouriteMachine } from './machine';

/** The ports of the favourites. */
export interface FavouriteFlowPorts {
  readonly callOf: CallOf;
  readonly connection: Connection;
}

/** The favourites wired to their calls. */
export const favourites = ({ callOf, connection }: FavouriteFlowPorts) =>
  favouriteMachine.provide({
    actors: favouriteActors({
      favourite: {
        states: callOf(({ favourite }) => favourite.states),
        toggle: callOf(({ favourite }) => favourite.toggle),
      },
      searches: {
        remove: callOf(({ search }) => search.remove),
        restore: callOf(({ search }) => search.restore),
      },
      connection,
    }),
  });
