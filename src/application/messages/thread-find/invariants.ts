import type { SnapshotFrom } from 'xstate';
import type { ThreadFindMachine } from './machine';

type ThreadFind = SnapshotFrom<ThreadFindMachine>;

/** What holds in every state of what was looked for in a conversation. */
export const threadFindInvariants: Readonly<Record<string, (now: ThreadFind) => boolean>> = {
  '[SCR-11] a hit is shown exactly while the conversation is led to it': (now) =>
    now.matches('shown') === (now.children.seek !== undefined),
  '[SCR-11] the hit that is shown is one of those found': ({ context: { ids, nth } }) =>
    nth >= 0 && (ids.length === 0 || nth < ids.length),
  '[SCR-11] hits are asked for only where words are looked for': (now) =>
    !now.matches('asking') || now.context.words !== null,
};
