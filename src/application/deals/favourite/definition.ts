import type { Connection } from '../../../ports/connection';
import type { Gateways } from '../../../ports/gateways';
import { favouriteActors } from './actors';
import { favouriteMachine } from './machine';

/** What the favourites stand on. */
export interface FavouriteDeskPorts {
  readonly gateways: Pick<Gateways, 'favourite' | 'searches'>;
  readonly connection: Connection;
}

/** The favourites wired to their calls. */
export const favourites = ({ gateways, connection }: FavouriteDeskPorts) =>
  favouriteMachine.provide({
    actors: favouriteActors({ favourite: gateways.favourite, searches: gateways.searches, connection }),
  });
