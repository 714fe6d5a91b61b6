import type { ReactElement } from 'react';
import type { PosterNote as Note } from '../../../application/deals/poster/status';
import { Button } from '../../kit/action/button/button';
import '../../features/deal-action/share/share.css';
import { shareScreenText as text } from './text';

export interface PosterNoteProps {
  readonly note: Note | null;
  readonly link: string;
  readonly onClose: () => void;
}

/** What became of saving, sharing or copying; nothing while nothing is to be said. */
export const PosterNote = ({ note, link, onClose }: PosterNoteProps): ReactElement => (
  <div className={note === null ? 'vh' : 'share-note'} role="status">
    {note === null ? null : (
      <>
        <p>
          {text.notes[note]}
          {note === 'uncopied' ? <span className="share-link">{link}</span> : null}
        </p>
        <Button small onPress={onClose}>
          {text.close}
        </Button>
      </>
    )}
  </div>
);
