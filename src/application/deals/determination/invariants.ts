import type { SnapshotFrom } from 'xstate';
import type { DeterminationMachine } from './machine';

type Snapshot = SnapshotFrom<DeterminationMachine>;

/** What holds in every state that a determination can have. */
export const determinationInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-19] materials are open only while the gateway said that the member is determined': (now) =>
    !now.matches('determined') || now.context.determination?.standing === 'valid',
  '[MKT-19] a reason is shown exactly where nothing could be read': (now) =>
    now.matches('failed') === (now.context.error !== null),
  'at most one call is under way, and only in its state': (now) =>
    now.matches('reading') === (now.children.read !== undefined),
};
