import type { SnapshotFrom } from 'xstate';
import { nextToSend } from '../../../domain/chat/outbox-queue';
import { mostTries } from './delays';
import type { OutboxMachine } from './machine';

type Outbox = SnapshotFrom<OutboxMachine>;

const isSending = (now: Outbox): boolean => now.matches({ here: { known: { linked: 'sending' } } });

/** What holds in every reachable state of the outbox. */
export const outboxInvariants: Readonly<Record<string, (now: Outbox) => boolean>> = {
  '[SOC-06] a message belongs to the logged-in user, and no other user sees it': (now) =>
    now.context.queue.every(({ userId }) => userId === now.context.userId),
  '[SEC-04] without a logged-in user no message is remembered': (now) =>
    !now.matches('away') || (now.context.queue.length === 0 && now.context.userId === null),
  '[SOC-06] no message is there twice, and each has its place after the one before': (now) =>
    now.context.queue.every(
      ({ place, clientId }, index, all) =>
        all.findIndex((other) => other.clientId === clientId) === index &&
        (index === 0 || place > (all[index - 1]?.place ?? 0)),
    ),
  '[SOC-06] what waits is under way while the line is up': (now) =>
    !now.matches({ here: { known: 'linked' } }) ||
    (nextToSend(now.context.queue) !== null) === isSending(now),
  '[SOC-06] without client ids nothing is sent a second time by itself': (now) =>
    now.context.confirms || !isSending(now),
  '[SOC-06] a message is sent at most three times over one connection': (now) =>
    now.context.tries <= mostTries || !isSending(now),
  '[SOC-06] nothing is sent before it is known what was kept': (now) =>
    now.matches({ here: 'known' }) === (now.children.line !== undefined) || now.status !== 'active',
};
