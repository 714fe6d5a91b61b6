import { createActor, type ActorRefFrom } from 'xstate';
import { favourites, type FavouriteDeskPorts } from '../../../application/deals/favourite/definition';
import type { FavouriteMachine } from '../../../application/deals/favourite/machine';
import { concerns } from '../../../application/deals/favourite/status';
import type { SessionEnds } from '../../../ports/session-ends';
import type { Flow, Running } from './flow';

/** The favourites, which all pages with stars share: what is pressed on one is seen on the others. */
export interface FavouriteDesk extends Running {
  readonly actor: ActorRefFrom<FavouriteMachine>;
}

interface DeskPorts extends FavouriteDeskPorts {
  readonly sessionEnds: SessionEnds;
}

const desks = new WeakMap<DeskPorts, FavouriteDesk>();

const nobody = { who: null, things: [] };

/**
 * The one desk of these ports, begun by the first page that needs it; no page's end ends it. With the session all of it
 * is forgotten, whether or not a page with stars is shown (SEC-04).
 */
export const favouriteDesk = (ports: DeskPorts): Flow<FavouriteDesk> => ({
  begin: (inspect) => {
    const before = desks.get(ports);
    if (before !== undefined) return before;
    const actor = createActor(favourites(ports), { inspect });
    ports.sessionEnds.listen(() => {
      if (concerns(actor.getSnapshot(), nobody)) actor.send({ type: 'favourites.shown', ...nobody });
    });
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
