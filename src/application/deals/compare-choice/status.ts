import type { SnapshotFrom } from 'xstate';
import type { CompareSet } from '../../../domain/sale/compare-set';
import type { CompareChoiceMachine } from './machine';

/** Which deals are chosen. */
export const selectChosen = ({ context }: SnapshotFrom<CompareChoiceMachine>): CompareSet => context.chosen;

/** Whether a fifth was refused a moment ago. */
export const selectFull = (snapshot: SnapshotFrom<CompareChoiceMachine>): boolean =>
  snapshot.matches({ choosing: 'full' });

/** Whether the last change was not saved. */
export const selectUnkept = ({ context }: SnapshotFrom<CompareChoiceMachine>): boolean => context.unkept;
