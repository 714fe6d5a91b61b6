import { later, type Later } from '../../kit/later/later';
import { ChatNotCome } from './chat-not-come';
import type { ChatPorts, ChatProps } from '../../features/messages/chat/chat-props';

/** A conversation. Its code loads when the user first opens one. */
export const chatLater = (ports: ChatPorts): Later<ChatProps> =>
  later(async () => (await import('../../features/messages/chat/chat-of')).chatOf(ports), ChatNotCome);
