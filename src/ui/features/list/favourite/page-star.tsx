import { useMemo, type ReactElement } from 'react';
import type { Thing } from '../../../../domain/favourite/thing';
import { useStars } from './use-stars';
import type { SessionFavourites } from '../../../../application/deals/session-favourites';
import { FavouriteNote } from './favourite-note';
import { FavouriteStar } from './favourite-star';

export interface PageStarProps {
  readonly favourites: SessionFavourites;
  readonly thing: Thing;
  /** What the thing is called. */
  readonly title: string;
}

/** The star of a page's thing, and its notes. */
export function PageStar({ favourites, thing: { kind, id }, title }: PageStarProps): ReactElement {
  const things = useMemo(() => [{ kind, id }], [kind, id]);
  const stars = useStars(favourites.actor, things);
  return (
    <>
      <FavouriteStar worded stars={stars} thing={{ kind, id }} title={title} />
      <FavouriteNote stars={stars} />
    </>
  );
}
