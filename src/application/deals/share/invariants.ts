import type { SnapshotFrom } from 'xstate';
import type { ShareMachine } from './machine';

type Snapshot = SnapshotFrom<ShareMachine>;

/** What holds in every reachable state of sharing. */
export const shareInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[ENT-10] nothing is handed on or copied without a card, which the gateway let be made': (now) =>
    now.context.card !== null ||
    !(['handing', 'armed', 'pathUnset', 'pictureFailed', 'copying', 'copied'] as const).some((one) =>
      now.matches(one),
    ),
  'at most one thing is under way, and only in its state': (now) =>
    now.matches('preparing') === (now.children.prepare !== undefined) &&
    now.matches('handing') === (now.children.hand !== undefined) &&
    now.matches('copying') === (now.children.copy !== undefined),
};
