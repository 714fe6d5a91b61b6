import type { ReactElement } from 'react';
import type { NotCome } from '../../kit/later/later';
import { NotComePage } from '../../kit/state/state-panel/not-come-page';
import type { ChatProps } from '../../features/messages/chat/chat-props';
import { messagesText as text } from './text';

/** The code of conversations did not come. */
export function ChatNotCome({ knownAs, onDesktop, onAgain }: ChatProps & NotCome): ReactElement {
  return (
    <NotComePage
      bar={onDesktop ? null : (knownAs ?? text.conversation)}
      title={text.chatNotCome}
      text={text.chatNotComeText}
      onAgain={onAgain}
    />
  );
}
