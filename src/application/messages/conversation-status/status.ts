import type { SnapshotFrom } from 'xstate';
import { conversationStatusOf, type ConversationStatus } from '../../../domain/message/row-line';
import type { ConversationStatusMachine } from './machine';

/** What the device has of conversations, by the other's account. */
export const selectConversationStatus = ({
  context: { drafts, queue, files },
}: SnapshotFrom<ConversationStatusMachine>): ReadonlyMap<string, ConversationStatus> =>
  conversationStatusOf(drafts, queue, files);
