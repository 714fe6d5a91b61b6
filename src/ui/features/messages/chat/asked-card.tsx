import type { ReactElement } from 'react';
import { kinds } from '../../../../../contract/kind/kinds';
import type { Card } from '../../../../application/messages/composer/events';
import { Button } from '../../../kit/action/button/button';
import { chatText as text } from './text';

export interface AskedCardProps {
  readonly card: Card;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A deal before it goes out as a card. */
export const AskedCard = ({ card, onSend, onCancel }: AskedCardProps): ReactElement => (
  <div className="chat-shown" role="group" aria-label={text.askedCard}>
    <span className="chat-shown-kind" aria-hidden="true">
      {kinds[card.deal].shortLabel}
    </span>
    <p className="chat-shown-words" role="status">
      <small>{text.askedCard}</small>
      <b>{card.title}</b>
    </p>
    <div className="chat-shown-acts">
      <Button small onPress={onCancel}>
        {text.cancelFile}
      </Button>
      <Button small kind="primary" onPress={onSend}>
        {text.sendFile}
      </Button>
    </div>
  </div>
);
