import type { SnapshotFrom } from 'xstate';
import type { ChatFileMachine } from './machine';

type ChatFile = SnapshotFrom<ChatFileMachine>;

/** What holds in every reachable state of a file. */
export const chatFileInvariants: Readonly<Record<string, (now: ChatFile) => boolean>> = {
  '[SCR-11] an address is there exactly while the picture is shown': (now) =>
    (now.context.address !== null) === now.matches({ held: 'shown' }),
  '[SCR-11] a file is fetched once at a time': (now) =>
    now.matches('held') === (now.children.read !== undefined),
};
