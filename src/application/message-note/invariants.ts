import type { SnapshotFrom } from 'xstate';
import type { NoteMachine } from './machine';

type Note = SnapshotFrom<NoteMachine>;

/** What holds in every state that notes can come to. */
export const noteInvariants: Readonly<Record<string, (now: Note) => boolean>> = {
  '[SCR-11] a message is told of exactly while its note stands': (now) =>
    now.matches({ listening: 'shown' }) === (now.context.note !== null),
};
