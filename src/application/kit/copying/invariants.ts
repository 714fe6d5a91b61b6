import type { SnapshotFrom } from 'xstate';
import type { CopyingMachine } from './machine';

type Snapshot = SnapshotFrom<CopyingMachine>;

/** What holds in every reachable state of copying. */
export const copyingInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { readonly from: Snapshot }) => boolean>
> = {
  'a text is only called copied after the platform took it': (now, last) =>
    last === undefined ||
    !now.matches('copied') ||
    last.from.matches('copied') ||
    last.from.matches('copying'),
  'the platform is asked by one call, and only in its state': (now) =>
    now.matches('copying') === (now.children.copy !== undefined),
};
