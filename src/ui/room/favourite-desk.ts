import { createActor, type ActorRefFrom } from 'xstate';
import { favourites, type FavouriteDeskPorts } from '../../application/favourite/definition';
import type { FavouriteMachine } from '../../application/favourite/machine';
import type { Flow, Running } from './flow';

/** The favourites, which all pages with stars share: what is pressed on one is seen on the others. */
export interface FavouriteDesk extends Running {
  readonly actor: ActorRefFrom<FavouriteMachine>;
}

const desks = new WeakMap<FavouriteDeskPorts, FavouriteDesk>();

/** The one desk of these ports, begun by the first page that needs it; no page's end ends it. */
export const favouriteDesk = (ports: FavouriteDeskPorts): Flow<FavouriteDesk> => ({
  begin: (inspect) => {
    const before = desks.get(ports);
    if (before !== undefined) return before;
    const actor = createActor(favourites(ports), { inspect });
    const desk: FavouriteDesk = {
      actor,
      start: () => actor.start(),
      stop: () => undefined,
      subscribe: (hear) => actor.subscribe(hear),
    };
    desks.set(ports, desk);
    return desk;
  },
});
