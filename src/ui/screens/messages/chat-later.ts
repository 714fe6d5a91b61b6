import { later, type Later } from '../../kit/later/later';
import { ChatNotCome } from './chat-not-come';
import type { ChatPorts, ChatProps } from './chat-props';

/** A conversation, whose code comes when one first writes to somebody. */
export const chatLater = (ports: ChatPorts): Later<ChatProps> =>
  later(async () => (await import('../chat/chat-of')).chatOf(ports), ChatNotCome);
