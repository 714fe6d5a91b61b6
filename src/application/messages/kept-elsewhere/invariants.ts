import type { SnapshotFrom } from 'xstate';
import type { ElsewhereMachine } from './machine';

type Elsewhere = SnapshotFrom<ElsewhereMachine>;

/** What holds in every state of the flow. */
export const elsewhereInvariants: Readonly<Record<string, (now: Elsewhere) => boolean>> = {
  '[SOC-08] the device is read for a known user only': (now) =>
    now.matches('away') === (now.context.userId === null),
  '[SOC-08] without a user nothing of the device is known': ({ context }) =>
    context.userId !== null || context.kept.queue.length + context.kept.files.length === 0,
  '[SOC-08] the device is read exactly while that is waited for': (now) =>
    now.matches('reading') === (now.children.read !== undefined),
};
