import type { SnapshotFrom } from 'xstate';
import type { ConversationStatusMachine } from './machine';
import { selectConversationStatus } from './status';

type ConversationStatusState = SnapshotFrom<ConversationStatusMachine>;

/** What holds in every state. */
export const conversationStatusInvariants: Readonly<
  Record<string, (now: ConversationStatusState) => boolean>
> = {
  '[SCR-11] a conversation has a sign exactly where the device has a draft, or what failed or waits': (now) =>
    selectConversationStatus(now).size ===
    new Set([
      ...Object.keys(now.context.drafts),
      ...now.context.queue.filter(({ state }) => state !== 'unconfirmed').map(({ to }) => to),
      ...now.context.files.map(({ to }) => to),
    ]).size,
  '[SCR-11] the device is listened to, or nothing is heard': (now) =>
    now.matches('listening') === (now.children.device !== undefined),
};
