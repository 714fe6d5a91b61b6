import type { SnapshotFrom } from 'xstate';
import type { ArrivalNote } from '../../domain/message/arrival-note';
import type { NoteMachine } from './machine';

/** What is told over the page; null while nothing is. */
export const selectNote = ({ context }: SnapshotFrom<NoteMachine>): ArrivalNote | null => context.note;
