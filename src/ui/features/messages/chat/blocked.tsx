import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import { chatText as text } from './text';

export interface BlockedProps {
  /** The other is being let in again. */
  readonly busy: boolean;
  readonly onUnblock: () => void;
}

/** In the place where one writes, while one has blocked the other: why there is none, and the way out. */
export const Blocked = ({ busy, onUnblock }: BlockedProps): ReactElement => (
  <div className="chat-closed chat-blocked">
    <p>{text.blocked}</p>
    <Button small busy={busy} onPress={onUnblock}>
      {text.unblock}
    </Button>
  </div>
);
