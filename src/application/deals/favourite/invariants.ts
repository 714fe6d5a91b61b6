import type { SnapshotFrom } from 'xstate';
import { thingKey } from '../../../domain/favourite/thing';
import type { FavouriteMachine } from './machine';

type Favourites = SnapshotFrom<FavouriteMachine>;

/** What holds in every reachable state of favourites. */
export const favouriteInvariants: Readonly<Record<string, (now: Favourites) => boolean>> = {
  '[SCR-07] one press is on its way exactly while it is being saved': (now) =>
    now.matches({ saving: 'sending' }) === (now.context.sent !== null),
  '[SCR-07] nothing is wanted that is not being saved or waits for it': (now) =>
    now.matches({ saving: 'sending' }) || Object.keys(now.context.wanted).length === 0,
  '[SCR-07] a visitor has no favourites, and nothing of anybody is kept': ({ context }) =>
    context.who !== null ||
    [context.saved, context.wanted, context.missing, context.asked].every(
      (kept) => Object.keys(kept).length === 0,
    ),
  '[SCR-07] what is asked for is of one kind, and waits nowhere else': ({ context: { asked, missing } }) =>
    new Set(asked.map(({ kind }) => kind)).size <= 1 &&
    new Set([...asked, ...missing].map(thingKey)).size === asked.length + missing.length,
  '[SCR-07] something can be taken back exactly while that is offered': (now) =>
    now.matches({ notifying: 'removed' }) === (now.context.removed !== null),
};
