import { useMemo, type ReactElement } from 'react';
import type { Sale } from '../../../domain/sale/sale';
import { useStars } from '../../given/use-stars';
import { FavouriteNote } from '../../parts/favourite/favourite-note';
import { FavouriteStar } from '../../parts/favourite/favourite-star';
import type { FavouriteDesk } from '../../room/favourite-desk';

export interface DealStarProps {
  readonly favourites: FavouriteDesk;
  readonly deal: Pick<Sale, 'id' | 'title'>;
}

/** The star of the deal that is shown, and what is told of it. */
export function DealStar({ favourites, deal: { id, title } }: DealStarProps): ReactElement {
  const things = useMemo(() => [{ kind: 'sale' as const, id }], [id]);
  const stars = useStars(favourites.actor, things);
  return (
    <>
      <FavouriteStar worded stars={stars} thing={{ kind: 'sale', id }} title={title} />
      <FavouriteNote stars={stars} />
    </>
  );
}
