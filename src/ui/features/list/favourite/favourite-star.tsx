import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectIsFavourite } from '../../../../application/deals/favourite/status';
import type { Thing } from '../../../../domain/favourite/thing';
import type { Stars } from './use-stars';
import { Drawing } from '../../../kit/display/icon/drawing';
import { rowGlyphs } from '../../../kit/display/icon/row-glyphs';
import { favouriteText as text } from './text';
import './favourite.css';

export interface FavouriteStarProps {
  readonly stars: Stars;
  readonly thing: Thing;
  /** What the thing is called. */
  readonly title: string;
  /** With its word below or next to it, where it fits. */
  readonly worded?: boolean;
}

/** The star of a thing, which says whether it is a favourite and is pressed to make it one, or none. */
export function FavouriteStar({ stars, thing, title, worded = false }: FavouriteStarProps): ReactElement {
  const isOn = useSelector(stars.favourites, selectIsFavourite(thing));
  return (
    <button
      type="button"
      className={worded ? 'star star-worded' : 'star'}
      aria-pressed={isOn}
      aria-label={text.keep(title)}
      disabled={!stars.known}
      onClick={() => stars.onPress(thing, !isOn)}
    >
      <Drawing size={worded ? 24 : 20} lines={rowGlyphs.star} />
      {worded ? <span aria-hidden="true">{isOn ? text.kept : text.word}</span> : null}
    </button>
  );
}
