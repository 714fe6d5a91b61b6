import type { ReactElement } from 'react';
import { useFlows } from '../context/flows';
import { IconButton } from '../../kit/action/button/icon-button';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { partsText } from '../../kit/text';
import './notification.css';

export interface NotificationCardProps {
  readonly text: string | null;
}

/** What the gateway refused and why, at the top of the page until it goes or is put away (GAT-06). */
export function NotificationCard({ text }: NotificationCardProps): ReactElement | null {
  const { notices } = useFlows().app;
  if (text === null) return null;
  return (
    <div className="notification">
      <RowIcon name="information" size={20} />
      <p>{text}</p>
      <IconButton
        icon="close"
        label={partsText.close}
        onPress={() => notices.send({ type: 'notice.dismissed' })}
      />
    </div>
  );
}
