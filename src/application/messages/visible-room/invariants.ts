import type { SnapshotFrom } from 'xstate';
import type { VisibleRoomMachine } from './machine';

/** What holds in every state. */
export const visibleRoomInvariants: Readonly<
  Record<string, (now: SnapshotFrom<VisibleRoomMachine>) => boolean>
> = {
  '[SCR-11] the room is known by a number, or not at all': ({ context: { height } }) =>
    height === null || height >= 0,
};
