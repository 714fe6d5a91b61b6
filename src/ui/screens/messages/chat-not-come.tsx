import type { ReactElement } from 'react';
import { useFlows } from '../../given/flows';
import type { NotCome } from '../../given/later';
import { NotComePage } from '../../parts/state-panel/not-come-page';
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
