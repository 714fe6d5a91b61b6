import type { SnapshotFrom } from 'xstate';
import { compareIds } from '../../../domain/chat/thread-log';
import type { ThreadMachine } from './machine';

type Thread = SnapshotFrom<ThreadMachine>;

/** What holds in every reachable state of a conversation. */
export const threadInvariants: Readonly<Record<string, (now: Thread) => boolean>> = {
  '[SOC-05] every message is there once, and in the order of the gateway': (now) =>
    now.context.log.every(
      ({ id }, index, log) => index === 0 || compareIds(log[index - 1]?.id ?? '', id) < 0,
    ),
  '[SCR-11] what is on its way to others is not shown here': (now) =>
    [...(now.context.pending ?? []), ...now.context.files].every(({ to }) => to === now.context.peerId),
  '[SCR-11] a conversation that is shown has the relation to the peer': (now) =>
    !now.matches({ talk: 'here' }) || now.context.thread !== null,
  '[SCR-11] older messages are asked for once at a time, and only where there are some': (now) =>
    now.matches({ talk: { here: { older: 'fetching' } } }) === (now.children.readOlder !== undefined) &&
    (now.children.readOlder === undefined || now.context.older !== null),
  '[SOC-05] what was missed is asked for once at a time': (now) =>
    now.matches({ talk: { here: { fresh: 'catching' } } }) === (now.children.catchUp !== undefined),
  '[SOC-06] a message that the server took is shown once: not also as arrived': (now) =>
    now.context.taken.every(
      ({ entry }) => !now.context.log.some(({ clientId }) => clientId === entry.clientId),
    ),
  '[SOC-06] nothing is on its way where the outbox did not come': (now) =>
    !now.matches({ outgoing: 'missing' }) || now.context.pending === null,
  '[SOC-08] it is known whether the newest are seen': (now) =>
    now.matches({ sight: 'atEnd' }) === now.context.seesEnd,
  '[SCR-11] one thing is done at a time, and it is known what': (now) =>
    now.matches({ talk: { here: { deeds: 'doing' } } }) === (now.context.act !== null),
};
