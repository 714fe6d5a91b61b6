import { fromCallback } from 'xstate';
import { lostIfWiped } from '../../../domain/chat/outgoing';
import type { PageOutbox } from '../../../ports/page-outbox';
import { unsentMachine, type UnsentEvent, type UnsentMachine } from './machine';

/** How many messages are not sent, as the outbox knows it. */
export const unsentMessages = (outbox: Pick<PageOutbox, 'listen'>): UnsentMachine =>
  unsentMachine.provide({
    actors: {
      outbox: fromCallback(({ sendBack }) => {
        const notify = (event: UnsentEvent): void => sendBack(event);
        return outbox.listen((out) => notify({ type: 'unsent.reported', count: lostIfWiped(out) }));
      }),
    },
  });
