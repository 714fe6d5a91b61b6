import type { Message } from '../../domain/message/message';
import type { MessageBus } from '../../ports/message-bus';

/** Brings messages that were stored to whoever is connected. */
export const tellAtOnce = async (bus: MessageBus, told: readonly Message[]): Promise<void> => {
  for (const message of told) await bus.publish({ kind: 'message.sent', message });
};
