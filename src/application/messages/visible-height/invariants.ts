import type { SnapshotFrom } from 'xstate';
import type { VisibleHeightMachine } from './machine';

/** What holds in every state. */
export const visibleHeightInvariants: Readonly<
  Record<string, (now: SnapshotFrom<VisibleHeightMachine>) => boolean>
> = {
  '[SCR-11] the visible height is a number, or unknown': ({ context: { height } }) =>
    height === null || height >= 0,
};
