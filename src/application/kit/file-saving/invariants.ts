import type { SnapshotFrom } from 'xstate';
import type { FileSavingMachine } from './machine';

type Snapshot = SnapshotFrom<FileSavingMachine>;

/** What holds in every reachable state of saving a file. */
export const fileSavingInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-11] nothing is saved, or shown as saved, without a request': (now) =>
    now.matches('resting') || now.context.file !== null,
  'a file is handed over in its state alone': (now) =>
    now.matches('saving') === (now.children.save !== undefined),
};
