import { fromCallback } from 'xstate';
import { lostIfWiped } from '../../../domain/chat/outgoing';
import type { OutboxDesk } from '../../../ports/outbox-desk';
import { unsentMachine, type UnsentEvent, type UnsentMachine } from './machine';

/** How many messages are not sent, as the outbox knows it. */
export const unsentMessages = (outbox: Pick<OutboxDesk, 'listen'>): UnsentMachine =>
  unsentMachine.provide({
    actors: {
      outbox: fromCallback(({ sendBack }) => {
        const tell = (event: UnsentEvent): void => sendBack(event);
        return outbox.listen((out) => tell({ type: 'unsent.told', count: lostIfWiped(out) }));
      }),
    },
  });
