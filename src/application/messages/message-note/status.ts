import type { SnapshotFrom } from 'xstate';
import type { ArrivalNote } from '../../../domain/message/arrival-note';
import type { NoteMachine } from './machine';

/** What is told over the page; null while nothing is. */
export const selectNote = (now: SnapshotFrom<NoteMachine>): ArrivalNote | null =>
  now.matches({ listening: 'shown' }) ? now.context.note : null;
