import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectFavouriteNote } from '../../../../application/deals/favourite/status';
import type { Stars } from './use-stars';
import { UndoNote } from '../../../kit/state/undo-note/undo-note';
import { favouriteText as text } from './text';

/** The last change of a page's stars: a removal, which can be undone, or a failure. */
export function FavouriteNote({
  stars: { favourites, onUndo },
  failed = text.failed,
}: {
  readonly stars: Stars;
  /** Returns the text for a failed change. */
  readonly failed?: (reason: string) => string;
}): ReactElement | null {
  const note = useSelector(favourites, selectFavouriteNote, (one, other) =>
    one?.kind === 'failed' && other?.kind === 'failed' ? one.text === other.text : one?.kind === other?.kind,
  );
  if (note === null) return null;
  return note.kind === 'removed' ? (
    <UndoNote word={note.of === 'search' ? text.searchRemoved : text.removed} onUndo={onUndo} />
  ) : (
    <UndoNote word={failed(note.text)} failed />
  );
}
