import { fromCallback } from 'xstate';
import type { ChatLine } from '../../../ports/chat-line';
import type { Outbox } from '../../../ports/outbox';
import type { LineCommand } from './events';
import { shelfActor } from './shelf-actor';

export interface OutboxPorts {
  readonly outbox: Outbox;
  readonly line: ChatLine;
}

/** The outbox's actors over its ports. */
export const outboxActors = ({ outbox, line }: OutboxPorts) => ({
  shelf: shelfActor(outbox),
  line: fromCallback<LineCommand>(({ sendBack, receive }) => {
    receive(({ message }) => line.send(message));
    return line.listen(sendBack);
  }),
});
