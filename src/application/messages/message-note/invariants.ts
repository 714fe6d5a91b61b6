import type { SnapshotFrom } from 'xstate';
import type { NoteMachine } from './machine';
import { selectNote } from './status';

type Note = SnapshotFrom<NoteMachine>;

/** What holds in every reachable state of notes. */
export const noteInvariants: Readonly<Record<string, (now: Note) => boolean>> = {
  '[SCR-11] a message is kept exactly while its note is shown': (now) =>
    now.matches({ listening: 'shown' }) === (selectNote(now) !== null),
  '[SCR-11] only a message that is shown, or waits to be, is remembered': (now) =>
    now.matches({ listening: 'shown' }) || now.matches({ listening: 'covered' }) || now.context.note === null,
};
