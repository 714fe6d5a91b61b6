import type { Clock } from '../../ports/clock';
import type { Message } from '../../domain/message/message';
import type { ReadOf } from '../../ports/inbox';
import type { MessageBus } from '../../ports/message-bus';

export interface NotifyChangesNeeds {
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** The socket events other than new messages, so that every tab and device shows the same (SOC-08). */
export interface NotifyChanges {
  /** An account's own list is another: by the reading of one message, or, with null, by anything. */
  readonly inbox: (accountId: string, read: number | null) => Promise<void>;
  /** An account read what others wrote: those others hear it, and the account's other devices. */
  readonly read: (accountId: string, reads: readonly ReadOf[]) => Promise<void>;
  readonly recalled: (message: Message) => Promise<void>;
  /** An account changed its relation to another: both are notified, on all their devices (SCR-11). */
  readonly standing: (accountId: string, otherId: string, conversation: string) => Promise<void>;
  /** A deal changed for an account by its own act, which its inbox does not contain. */
  readonly deal: (accountId: string, link: string) => Promise<void>;
}

export const makeNotifyChanges = ({ bus, clock }: NotifyChangesNeeds): NotifyChanges => ({
  inbox: (accountId, id) =>
    bus.publish({
      kind: 'messages.changed',
      userIds: [accountId],
      change: { kind: 'inbox', id, from: accountId, to: null, conversation: null, at: clock.now() },
    }),
  read: async (accountId, reads) => {
    for (const { from: to, conversation, upTo: id } of reads)
      await bus.publish({
        kind: 'messages.changed',
        userIds: [accountId, to],
        change: { kind: 'read', id, from: accountId, to, conversation, at: clock.now() },
      });
  },
  recalled: ({ id, from, to, conversation }) =>
    bus.publish({
      kind: 'messages.changed',
      userIds: [from, to],
      change: { kind: 'recall', id, from, to, conversation, at: clock.now() },
    }),
  standing: (from, to, conversation) =>
    bus.publish({
      kind: 'messages.changed',
      userIds: [from, to],
      change: { kind: 'inbox', id: null, from, to, conversation, at: clock.now() },
    }),
  deal: (accountId, link) =>
    bus.publish({
      kind: 'messages.changed',
      userIds: [accountId],
      change: {
        kind: 'deal',
        id: null,
        from: accountId,
        to: null,
        conversation: null,
        link,
        at: clock.now(),
      },
    }),
});
