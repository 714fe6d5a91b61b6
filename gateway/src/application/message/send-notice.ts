import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore, NoticeDraft } from '../../ports/message-store';

export interface SendNoticeNeeds {
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
}

/** Sends a notice as its recipient chose (MKT-24): at once in the inbox and by the socket, later, or not at all. */
export const sendNotice = async ({ messages, bus }: SendNoticeNeeds, notice: NoticeDraft): Promise<void> => {
  const message = await messages.addNotice(notice);
  if (message !== null) await bus.publish({ kind: 'message.sent', message });
};
