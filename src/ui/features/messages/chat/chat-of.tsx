import type { ComponentType } from 'react';
import { chatFile } from '../../../../application/messages/chat-file/definition';
import { composer } from '../../../../application/messages/composer/definition';
import { copying } from '../../../../application/kit/copying/definition';
import { messageMenu } from '../../../../application/messages/message-menu/definition';
import { messageReporting } from '../../../../application/messages/message-report/definition';
import { threadFind } from '../../../../application/messages/thread-find/definition';
import { conversation } from '../../../../application/messages/thread/definition';
import { visibleHeight } from '../../../../application/messages/visible-height/definition';
import { ChatPane, type ChatMachines } from './chat-pane';
import type { ChatPorts, ChatProps } from './chat-props';

/**
 * Returns the conversation with another member, wired to the ports of its page. Its code loads when the user
 * opens one.
 */
export const chatOf = (ports: ChatPorts): ComponentType<ChatProps> => {
  const machines: ChatMachines = {
    thread: conversation(ports),
    composer: composer(ports),
    menu: messageMenu(ports),
    files: chatFile(ports),
    copying: copying(ports),
    reporting: messageReporting(ports),
    visibleHeight: visibleHeight(ports.shownHeight),
    findIn: (thread) => threadFind(ports, thread),
  };
  return function Chat(props: ChatProps) {
    return <ChatPane machines={machines} {...props} />;
  };
};
