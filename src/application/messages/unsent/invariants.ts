import type { SnapshotFrom } from 'xstate';
import type { UnsentMachine } from './machine';

/** What holds in every state. */
export const unsentInvariants: Readonly<Record<string, (now: SnapshotFrom<UnsentMachine>) => boolean>> = {
  '[SOC-08] messages are counted from 0 up': ({ context }) => context.count >= 0,
};
