import { useMemo, type ReactElement } from 'react';
import { useStars } from '../../given/use-stars';
import { FavouriteNote } from '../../parts/favourite/favourite-note';
import { FavouriteStar } from '../../parts/favourite/favourite-star';
import type { FavouriteDesk } from '../../room/favourite-desk';

export interface BuyStarProps {
  readonly favourites: FavouriteDesk;
  readonly buy: { readonly id: string; readonly title: string };
}

/** The star of the demand that is shown, and what is told of it. */
export function BuyStar({ favourites, buy: { id, title } }: BuyStarProps): ReactElement {
  const things = useMemo(() => [{ kind: 'buy' as const, id }], [id]);
  const stars = useStars(favourites.actor, things);
  return (
    <>
      <FavouriteStar worded stars={stars} thing={{ kind: 'buy', id }} title={title} />
      <FavouriteNote stars={stars} />
    </>
  );
}
