import type { SnapshotFrom } from 'xstate';
import type { SearchOpeningMachine } from './machine';

/** What holds in every reachable state of opening. */
export const searchOpeningInvariants: Readonly<
  Record<string, (now: SnapshotFrom<SearchOpeningMachine>) => boolean>
> = {
  '[MKT-01] something waits exactly while it is told': (now) =>
    now.matches('reporting') === now.context.waiting.length > 0,
};
