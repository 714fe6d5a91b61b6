import type { Message } from '../../domain/message/message';
import type { ItemNews } from '../../ports/item-news';

/** The messages that were read on these pages, for the list that stands beside them. */
export interface ReadHere extends ItemNews<Message> {
  /** The gateway knows that the message is read. */
  readonly tell: (message: Message) => void;
  /** The same messages, those read among them: a list that was asked for before the mark came says otherwise. */
  readonly mark: (messages: readonly Message[]) => readonly Message[];
}

export const readHere = (): ReadHere => {
  const read = new Set<string>();
  const heard = new Set<(message: Message) => void>();
  return {
    tell: (message) => {
      read.add(message.id);
      heard.forEach((hear) => hear({ ...message, isRead: true, html: null }));
    },
    mark: (messages) =>
      messages.map((message) => (read.has(message.id) ? { ...message, isRead: true } : message)),
    listen: (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
};
