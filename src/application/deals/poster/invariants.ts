import type { SnapshotFrom } from 'xstate';
import type { PosterMachine } from './machine';

type Snapshot = SnapshotFrom<PosterMachine>;

const children = ['read', 'draw', 'save', 'hand', 'copy'] as const;

/** What holds in every reachable state of a poster. */
export const posterInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[SCR-08] nothing is drawn or copied before the gateway said what may be read': (now) =>
    now.context.read !== null || now.matches('reading') || now.matches('over') || now.matches('failed'),
  '[SCR-08] nothing is called saved without a drawn poster': (now) =>
    now.context.drawn !== null || !now.matches({ ready: 'saved' }),
  'at most one thing is under way': (now) =>
    children.filter((child) => now.children[child] !== undefined).length <= 1,
};
