import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../kit/action/button/icon-button';
import { Separator } from '../../kit/display/separator/separator';
import { overPageText as text } from './text';
import { useMessageNote } from './use-message-note';
import './message-note.css';

/**
 * A message that arrived, at the foot of the window, which makes room for it: no tab and no button is covered. It leads to
 * where it is read. A screen reader says it after what it is saying.
 */
export function MessageNote(): ReactElement {
  const { note, onDismiss } = useMessageNote();
  return (
    <div className={note === null ? 'vh' : 'message-note'} role="status">
      {note === null ? null : (
        <>
          <Link to={note.to} onClick={onDismiss}>
            <strong>{note.name ?? text.platform}</strong>
            <Separator />
            <span>{note.excerpt}</span>
          </Link>
          <IconButton icon="close" label={text.putAway} onPress={onDismiss} />
        </>
      )}
    </div>
  );
}
