import { createActor, type ActorRefFrom } from 'xstate';
import type { SessionEnds } from '../../ports/session-ends';
import type { Inspect } from '../kit/inspection/inspector';
import { favourites, type FavouriteFlowPorts } from './favourite/definition';
import type { FavouriteMachine } from './favourite/machine';
import { concerns } from './favourite/status';

/** The favourites that all pages with stars share: a press on one page changes the stars of the others. */
export interface SessionFavourites {
  readonly actor: ActorRefFrom<FavouriteMachine>;
  readonly start: () => unknown;
  /** Does nothing: the favourites outlive each page. */
  readonly stop: () => void;
  readonly subscribe: (hear: () => void) => { readonly unsubscribe: () => void };
}

interface FavouritePorts extends FavouriteFlowPorts {
  readonly sessionEnds: SessionEnds;
}

const made = new WeakMap<FavouritePorts, SessionFavourites>();

const noMember = { who: null, things: [] };

/**
 * Returns the one flow of favourites of these ports; the first page that needs it creates it. When the session ends it
 * forgets everything, also while no page with stars is shown (SEC-04).
 */
export const sessionFavourites = (ports: FavouritePorts, inspect: Inspect): SessionFavourites => {
  const before = made.get(ports);
  if (before !== undefined) return before;
  const actor = createActor(favourites(ports), { inspect });
  ports.sessionEnds.listen(() => {
    if (concerns(actor.getSnapshot(), noMember)) actor.send({ type: 'favourites.shown', ...noMember });
  });
  const session: SessionFavourites = {
    actor,
    start: () => actor.start(),
    stop: () => undefined,
    subscribe: (hear) => actor.subscribe(hear),
  };
  made.set(ports, session);
  return session;
};
