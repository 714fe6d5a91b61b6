import { fromCallback } from 'xstate';
import type { PagePorts } from '../../../ports/page-ports';
import {
  conversationSignsMachine,
  type ConversationSignsMachine,
  type SignsEvent,
  type SignsInput,
} from './machine';

/** What the device has of conversations, over the drafts and the outbox. */
export const conversationSigns = ({
  chatDrafts,
  outbox,
}: Pick<PagePorts, 'chatDrafts' | 'outbox'>): ConversationSignsMachine =>
  conversationSignsMachine.provide({
    actors: {
      device: fromCallback<SignsEvent, SignsInput>(({ input: { userId }, sendBack }) => {
        if (userId === null) return undefined;
        const notify = (event: SignsEvent): void => sendBack(event);
        const reportDrafts = (): void =>
          notify({ type: 'signs.draftsReported', drafts: chatDrafts.all(userId)() });
        reportDrafts();
        const stopDrafts = chatDrafts.listen(reportDrafts);
        const stopQueue = outbox.listen(({ queue, files }) =>
          notify({ type: 'signs.queueReported', queue, files }),
        );
        return () => {
          stopDrafts();
          stopQueue();
        };
      }),
    },
  });
