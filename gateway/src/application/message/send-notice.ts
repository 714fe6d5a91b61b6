import type { BusEvent, MessageBus } from '../../ports/message-bus';
import type { MessageStore, NoticeDraft } from '../../ports/message-store';

export interface SendNoticeNeeds {
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
}

type About = Extract<BusEvent, { readonly kind: 'message.sent' }>['about'];

/**
 * Sends a notice as its recipient chose (MKT-24): at once in the inbox and by the socket, later, or not at all.
 * @param about the user's own rights that changed with it; such a notice is never held back
 */
export const sendNotice = async (
  { messages, bus }: SendNoticeNeeds,
  notice: NoticeDraft,
  about?: About,
): Promise<void> => {
  const message = await messages.addNotice({
    ...notice,
    urgent: about !== undefined || notice.urgent === true,
  });
  if (message !== null)
    await bus.publish({ kind: 'message.sent', message, ...(about === undefined ? {} : { about }) });
};
