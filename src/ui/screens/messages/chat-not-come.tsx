import type { ReactElement } from 'react';
import { useFlows } from '../../frame/context/flows';
import type { NotCome } from '../../kit/later/later';
import { NotComePage } from '../../kit/state/state-panel/not-come-page';
import type { ChatProps } from './chat-props';
import { messagesText as text } from './text';

/** The code of conversations did not come. */
export function ChatNotCome({ knownAs, atDesk, onAgain }: ChatProps & NotCome): ReactElement {
  const { app } = useFlows();
  return (
    <NotComePage
      bar={atDesk ? null : (knownAs ?? text.conversation)}
      title={text.chatNotCome}
      text={text.chatNotComeText}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onAgain={onAgain}
    />
  );
}
