import type { SnapshotFrom } from 'xstate';
import type { releaseMachine } from './machine';

type Snapshot = SnapshotFrom<typeof releaseMachine>;

/** What holds of the worker's life in every state that can be reached. */
export const releaseInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[LAY-18] a new release is applied only after the user asked and nothing was under way': (now, last) =>
    last === undefined ||
    !(now.matches('applying') || now.matches('reloading')) ||
    last.from.matches('applying') ||
    last.from.matches('reloading') ||
    last.from.matches({ waiting: 'checking' }),
  '[LAY-18] a new release is held only for something that is under way': (now) =>
    !now.matches({ waiting: 'held' }) || now.context.work !== null,
  '[LAY-18] without workers nothing is registered': (now) =>
    now.context.supported || now.matches('unsupported') || now.matches('deciding'),
};
