import type { Message } from '../../domain/message/message';
import type { MessageBus } from '../../ports/message-bus';

/** Sends stored messages to connected clients. */
export const notifyAtOnce = async (bus: MessageBus, messages: readonly Message[]): Promise<void> => {
  for (const message of messages) await bus.publish({ kind: 'message.sent', message });
};
