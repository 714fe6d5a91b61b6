import type { SnapshotFrom } from 'xstate';
import type { InboxMachine } from './machine';

type Inbox = SnapshotFrom<InboxMachine>;

/** What holds in every reachable state of the inbox. */
export const inboxInvariants: Readonly<Record<string, (now: Inbox) => boolean>> = {
  '[SOC-08] one thing is on its way exactly while it is being saved': (now) =>
    now.matches({ saving: 'sending' }) === (now.context.sent !== null),
  '[SOC-08] nothing waits that is not behind what is being saved': (now) =>
    now.matches({ saving: 'sending' }) || now.context.waiting.length === 0,
  '[SCR-11] a row can be taken back exactly while that is offered': (now) =>
    now.matches({ notifying: 'removed' }) === (now.context.last !== null),
};
