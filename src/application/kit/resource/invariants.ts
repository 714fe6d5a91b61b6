import type { SnapshotFrom } from 'xstate';
import type { ResourceMachine } from './machine';

type Snapshot = SnapshotFrom<ResourceMachine<unknown, unknown>>;

/** What holds of a resource in every state that can be reached. */
export const resourceInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot }) => boolean>
> = {
  '[LAY-16] what is shown was loaded': (now) => !now.matches('ready') || now.context.value !== null,
  '[LAY-16] a state of failure has a reason': (now) => {
    const failed = now.matches('failed') || now.matches('notFound') || now.matches('forbidden');
    return !failed || now.context.failure !== null;
  },
  '[LAY-16] what was loaded is never lost': (now, last) =>
    last === undefined || last.from.context.value === null || now.context.value !== null,
};
