import type { SnapshotFrom } from 'xstate';
import type { SearchOpeningMachine } from './machine';

/** What holds in every reachable state of opening. */
export const searchOpeningInvariants: Readonly<
  Record<string, (now: SnapshotFrom<SearchOpeningMachine>) => boolean>
> = {
  '[MKT-01] a search waits exactly while one is being reported': (now) =>
    now.matches('reporting') === now.context.waiting.length > 0,
};
