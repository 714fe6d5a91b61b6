import { fromCallback } from 'xstate';
import type { PagePorts } from '../../../ports/page-ports';
import {
  conversationStatusMachine,
  type ConversationStatusMachine,
  type ConversationStatusEvent,
  type ConversationStatusInput,
} from './machine';

/** What the device has of conversations, over the drafts and the outbox. */
export const conversationStatus = ({
  chatDrafts,
  outbox,
}: Pick<PagePorts, 'chatDrafts' | 'outbox'>): ConversationStatusMachine =>
  conversationStatusMachine.provide({
    actors: {
      device: fromCallback<ConversationStatusEvent, ConversationStatusInput>(
        ({ input: { userId }, sendBack }) => {
          if (userId === null) return undefined;
          const notify = (event: ConversationStatusEvent): void => sendBack(event);
          const reportDrafts = (): void =>
            notify({ type: 'statuses.draftsReported', drafts: chatDrafts.all(userId)() });
          reportDrafts();
          const stopDrafts = chatDrafts.listen(reportDrafts);
          const stopQueue = outbox.listen(({ queue, files }) =>
            notify({ type: 'statuses.queueReported', queue, files }),
          );
          return () => {
            stopDrafts();
            stopQueue();
          };
        },
      ),
    },
  });
