import type { SnapshotFrom } from 'xstate';
import type { partReadMachine } from './machine';

/** What holds in every state. */
export const partReadInvariants: Readonly<
  Record<string, (now: SnapshotFrom<typeof partReadMachine>) => boolean>
> = {
  '[SCR-03] what is read is one of the parts': ({ context: { id, first, others } }) =>
    [first, ...others].includes(id),
};
