import type { ReactElement } from 'react';
import { messageListText as text } from './text';

export interface RowActsProps {
  /** Of which row. */
  readonly title: string;
  readonly unread: boolean;
  readonly onRead: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a row. */
export const RowActs = ({ title, unread, onRead, onRemove }: RowActsProps): ReactElement => (
  <span className="message-acts">
    {unread ? (
      <button type="button" aria-label={text.markRead(title)} onClick={onRead}>
        {text.read}
      </button>
    ) : null}
    <button type="button" className="message-remove" aria-label={text.takeOut(title)} onClick={onRemove}>
      {text.remove}
    </button>
  </span>
);
