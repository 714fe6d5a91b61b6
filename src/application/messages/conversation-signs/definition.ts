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
        const tell = (event: SignsEvent): void => sendBack(event);
        const tellDrafts = (): void => tell({ type: 'signs.draftsTold', drafts: chatDrafts.all(userId)() });
        tellDrafts();
        const stopDrafts = chatDrafts.listen(tellDrafts);
        const stopQueue = outbox.listen(({ queue, files }) =>
          tell({ type: 'signs.queueTold', queue, files }),
        );
        return () => {
          stopDrafts();
          stopQueue();
        };
      }),
    },
  });
