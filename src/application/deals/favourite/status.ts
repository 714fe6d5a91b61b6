import type { SnapshotFrom } from 'xstate';
import type { Thing } from '../../../domain/favourite/thing';
import { isKept, showsOn, unknownOf } from './favourite-context';
import type { Shown } from './events';
import type { FavouriteMachine } from './machine';

type Favourites = SnapshotFrom<FavouriteMachine>;

/** Whether a thing's star is filled. */
export const selectIsFavourite =
  (thing: Thing) =>
  ({ context }: Favourites): boolean =>
    showsOn(context, thing);

/** Whether the shown things matter here: they are another user's, or their states are unknown. */
export const concerns = ({ context }: Favourites, shown: Shown): boolean =>
  context.who !== shown.who || (shown.who !== null && unknownOf(context, shown).length > 0);

/** The notice over the page: a removal that can be undone, or why a press was not saved. */
export type FavouriteNote =
  | { readonly kind: 'removed'; readonly of: Thing['kind'] }
  | { readonly kind: 'failed'; readonly text: string }
  | null;

export const selectFavouriteNote = (snapshot: Favourites): FavouriteNote => {
  if (snapshot.matches({ notifying: 'removed' }))
    return { kind: 'removed', of: snapshot.context.removed?.kind ?? 'sale' };
  return snapshot.matches({ notifying: 'failed' })
    ? { kind: 'failed', text: snapshot.context.error ?? '' }
    : null;
};

/** Those of the items of a list of favourites that were not taken out since. */
export const selectKept =
  <A>(items: readonly A[], thingOf: (item: A) => Thing) =>
  ({ context }: Favourites): readonly A[] =>
    items.filter((item) => isKept(context, thingOf(item)));
