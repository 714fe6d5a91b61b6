import type { SnapshotFrom } from 'xstate';
import type { ArrivalNote } from '../../../domain/message/arrival-note';
import type { NoteMachine } from './machine';

/** The note that is shown over the page; null without one. */
export const selectNote = (now: SnapshotFrom<NoteMachine>): ArrivalNote | null =>
  now.matches({ listening: 'shown' }) ? now.context.note : null;
